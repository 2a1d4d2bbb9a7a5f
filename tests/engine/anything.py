"""Hypothesis strategies for data of no good shape."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([-1, 0, 1, 2, 3, 30, 50, 99, 2**53, 2**63, 2**64, 10**400]),
    st.floats(),
    st.text(max_size=12),
    st.sampled_from(["kingdoms", "", "?", "pick", "+1", "GM", "A1", "..", "0", "1" * 25, "\ud800"]),
)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=6), st.dictionaries(st.text(max_size=8), inner, max_size=5)
    ),
    max_leaves=12,
)
"""Anything that JSON can say."""


def paths(data: Any, prefix: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything inside some data."""
    found: list[tuple[Any, ...]] = []
    items: list[tuple[Any, Any]] = []
    if isinstance(data, dict):
        items = list(data.items())
    elif isinstance(data, list):
        items = list(enumerate(data))
    for key, value in items:
        found.append((*prefix, key))
        found += paths(value, (*prefix, key))
    return found


@st.composite
def damaged(draw: st.DrawFn, whole: Any, hits: int = 2) -> Any:
    """The data with something in it replaced, removed, doubled or added, once or more often."""
    broken = copy.deepcopy(whole)
    for _ in range(draw(st.integers(1, hits))):
        ways = paths(broken)
        if not ways:
            break
        *way, last = draw(st.sampled_from(ways))
        place = broken
        for key in way:
            place = place[key]
        match draw(st.sampled_from(["replace", "swap", "remove", "double", "add"])):
            case "replace":
                place[last] = draw(JSON)
            case "swap":
                *other_way, other = draw(st.sampled_from(ways))
                there = broken
                for key in other_way:
                    there = there[key]
                place[last] = copy.deepcopy(there[other])
            case "remove":
                del place[last]
            case "double":
                if isinstance(place, list):
                    place.insert(last, copy.deepcopy(place[last]))
            case "add":
                if isinstance(place, dict):
                    place[draw(st.text(max_size=5))] = draw(JSON)
                else:
                    place.append(draw(JSON))
    return broken
