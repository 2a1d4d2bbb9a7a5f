"""Options that another option leaves without a meaning are refused, not kept silently."""

from __future__ import annotations

from typing import Any

import pytest

import realmwright as rw


@pytest.mark.parametrize(
    "options",
    [
        {"first_game": True, "exclude_lords": True},
        {"first_game": True, "lords_zero_scores": False},
        {"exclude_lords": True, "lords_zero_scores": False},
    ],
)
def test_KB_4_10_and_KB_4_5_no_option_about_lords_that_cannot_come(options: dict[str, Any]) -> None:
    with pytest.raises(rw.InvalidInput, match="needs"):
        rw.new("kingdom_builder", seats=3, seed=1, options=options)
