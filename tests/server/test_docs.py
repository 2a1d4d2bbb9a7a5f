"""docs/protocol.md names every message and code, and its bot plays."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any, NotRequired, get_args, get_origin, get_type_hints

import pytest
from tests.server.harness import serving

from realmwright.engine import scene
from realmwright.engine.scene import Scene
from realmwright.server import api, protocol

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("union", [protocol.ClientMessage, protocol.ServerMessage])
def test_every_message_is_described(union: Any) -> None:
    for message in get_args(union):
        assert f"`{message.__struct_config__.tag}" in TEXT, message


def test_every_field_of_a_scene_is_described() -> None:
    """Each part in a row of its own, with ? at the fields that may be missing."""
    found = re.findall(r"^\| `?(\w+)`? \| (.*) \|$", TEXT[TEXT.index("| scene |") :], re.M)
    rows = dict(found[:9])
    parts = {
        **{"scene": Scene, "grid": scene.Grid, "cells": scene.Cell, "piece": scene.Piece},
        **{"goals": scene.Goal, "parts": scene.Part, "seats": scene.SeatScene},
        **{"item": scene.Item, "turn": scene.Turn},
    }
    assert rows.keys() == parts.keys()
    for name, part in parts.items():
        without_asides = re.sub(r"\([^)]*\)", "", rows[name])
        listed = re.findall(r"`(\w+)`(\??)", without_asides)
        optional = {field for field, mark in listed if mark}
        fields = get_type_hints(part, include_extras=True)
        assert {field for field, _ in listed} == set(fields), name
        missing = {key for key, kind in fields.items() if get_origin(kind) is NotRequired}
        assert optional == missing, name


def test_every_code_is_described() -> None:
    codes: set[str] = set()
    for folder in ("server", "tables"):
        for path in (ROOT / "src" / "realmwright" / folder).glob("*.py"):
            source = path.read_text(encoding="utf-8")
            codes |= set(re.findall(r'Refused\(\s*"(\w+)"', source))
            codes |= set(re.findall(r'code="(\w+)"', source))
            codes |= set(re.findall(r'\.bye\("(\w+)"', source))
            codes |= set(re.findall(r'Failure\(\d+, "(\w+)"', source))
    assert {"stale", "too_large", "restarting", "bad_origin"} <= codes
    assert [code for code in sorted(codes - {"too_slow"}) if f"`{code}`" not in TEXT] == []


def test_every_path_is_described() -> None:
    paths = [route.path for route in api.Api.routes(NoHub())]  # type: ignore[arg-type]
    assert "/api/tables/{id}/frames" in paths
    for path in paths:
        assert f"{path}`" in TEXT


class NoHub:
    """Enough of an `Api` to name its routes."""

    def __getattr__(self, name: str) -> Any:
        async def handler() -> None: ...

        return handler


def test_every_kind_of_log_entry_is_described() -> None:
    table = (ROOT / "src" / "realmwright" / "tables" / "table.py").read_text(encoding="utf-8")
    kinds = re.findall(r'case "(\w+)":', table)
    assert len(kinds) >= 12
    for kind in kinds:
        assert f"`{kind}`" in TEXT


def test_the_bot_of_the_page_plays_a_whole_game(tmp_path: Path) -> None:
    code = TEXT.split("```python\n")[1].split("```")[0]
    names: dict[str, Any] = {}
    exec(compile(code, "docs/protocol.md", "exec"), names)

    async def main() -> None:
        async with serving(tmp_path) as served:
            ranking = await names["play"](served.url.rstrip("/"))
            assert sorted(seat for rank in ranking for seat in rank) == [0, 1]

    asyncio.run(main())
