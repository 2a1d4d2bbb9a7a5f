"""Reads the tables of the pages in `docs`."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
CODE = re.compile(r"`([^`]+)`")


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def table(text: str, heading: str, nth: int = 0) -> list[list[str]]:
    """The rows of a table below a heading, cell by cell."""
    section = re.split(r"^## ", text, flags=re.M)
    (part,) = [text for text in section if text.startswith(f"{heading}\n")]
    tables = re.findall(r"(?:^\|.*\n)+", part, re.M)
    rows = [
        re.split(r"\s*\|\s*", row.strip().strip("|").strip()) for row in tables[nth].split("\n")
    ]
    return [row for row in rows[2:] if row != [""]]


def codes(cell: str) -> set[str]:
    return set(CODE.findall(cell))
