"""Kingdoms by Reiner Knizia: the grid, tiles, castles, rounds and variants.

Rule numbers K-… refer to `docs/rules/kingdoms.md`.
"""

from __future__ import annotations

from realmwright.games.kingdoms.game import GAME

__all__ = ["GAME"]
