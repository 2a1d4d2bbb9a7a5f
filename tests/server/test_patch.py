"""The difference of two views leads from the one to the other."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from realmwright.server.patch import apply, diff

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=4)
    ),
    max_leaves=12,
)


def same(one: Any, other: Any) -> bool:
    """Equality that tells 1, 1.0 and true apart, as JSON does."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


@given(JSON, JSON)
def test_applying_the_difference_gives_the_target(old: Any, new: Any) -> None:
    before = copy.deepcopy(old)
    steps = diff(old, new)
    assert same(old, before), "the difference changes nothing"
    sent = json.loads(json.dumps(steps))
    assert same(apply(copy.deepcopy(old), sent), new)


NUMBERS = st.lists(st.integers(0, 399), max_size=60, unique=True).map(sorted)


@given(NUMBERS, NUMBERS)
def test_a_row_of_cells_costs_no_more_than_saying_it_anew(old: Any, new: Any) -> None:
    steps = diff({"parts": old}, {"parts": new})
    assert apply({"parts": list(old)}, json.loads(json.dumps(steps))) == {"parts": new}
    whole = [[["parts"], new]]
    assert len(json.dumps(steps)) <= max(len(json.dumps(whole)), 60)


@given(JSON)
def test_nothing_is_sent_for_what_stays(value: Any) -> None:
    assert diff(value, copy.deepcopy(value)) == []


@pytest.mark.parametrize(
    ("old", "new", "steps"),
    [
        ({"a": 1}, {"a": 2}, [[["a"], 2]]),
        ({"a": 1}, {}, [[["a"]]]),
        ({"a": {"b": [1, 2]}}, {"a": {"b": [1, 3]}}, [[["a", "b", 1], 3]]),
        ([1, 2, 3], [1], [[[2]], [[1]]]),
        ([1], [1, 2, 3], [[[1], 2], [[2], 3]]),
        ({"a": [2, 4, 6, 8]}, {"a": [1, 2, 4, 6, 8]}, [[["a"], [1, 2, 4, 6, 8]]]),
        ([[1], [2], [3], [4]], [[2], [3], [4]], [[[0, 0], 2], [[1, 0], 3], [[2, 0], 4], [[3]]]),
        ({"a": None}, {"a": {}}, [[["a"], {}]]),
        ({"a": True}, {"a": 1}, [[["a"], 1]]),
        ({}, [], [[[], []]]),
    ],
)
def test_only_what_differs_is_sent(old: Any, new: Any, steps: Any) -> None:
    assert diff(old, new) == steps
