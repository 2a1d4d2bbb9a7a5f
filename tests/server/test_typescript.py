"""The client's copy of the protocol is the one the server speaks."""

from __future__ import annotations

from pathlib import Path

from realmwright.server import typescript

ROOT = Path(__file__).parents[2]


def test_generated_types_are_up_to_date() -> None:
    committed = (ROOT / typescript.TARGET).read_text(encoding="utf-8")
    assert committed == typescript.typescript(), "run `realmwright types`"


def test_every_message_of_both_unions_is_declared() -> None:
    text = typescript.typescript()
    for line in (
        "export interface Do {",
        '  t: "do";',
        "export interface Hello {",
        "  view: View;",
    ):
        assert line in text
    for alias in ("ClientMessage", "ServerMessage"):
        body = text.split(f"export type {alias} = ")[1].split(";")[0]
        for name in body.split(" | "):
            assert f"export interface {name} {{" in text


def test_absent_and_null_are_told_apart() -> None:
    text = typescript.typescript()
    assert "  piece?: Piece;" in text  # absent when there is none
    assert "  ask: Ask | null;" in text  # always there
    assert "  step?: number;" in text  # a default that is left out when it is None
