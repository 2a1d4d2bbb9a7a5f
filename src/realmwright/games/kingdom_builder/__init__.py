"""Kingdom Builder by Donald X. Vaccarino: boards, locations, cards, and the turn.

Rule numbers KB-… refer to `docs/rules/kingdom_builder.md`.
"""

from __future__ import annotations

from realmwright.games.kingdom_builder.game import GAME

__all__ = ["GAME"]
