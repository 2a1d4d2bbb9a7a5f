"""Realmwright: a family of board games, from the rules to the browser."""
