"""The documents: their links lead somewhere, and what they say of the commands is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.S)


def anchors(document: Path) -> set[str]:
    """The anchors of the headings, as the common renderers of Markdown make them."""
    headings = re.findall(r"^#+ +(.+?)\s*$", document.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_resolve(document: Path) -> None:
    broken = []
    for target in LINK.findall(CODE.sub("", document.read_text(encoding="utf-8"))):
        if target.startswith(("http://", "https://")):
            continue
        name, _, anchor = target.partition("#")
        path = (document.parent / name).resolve() if name else document
        if not path.exists() or (anchor and anchor not in anchors(path)):
            broken.append(target)
    assert broken == []


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "docs/architecture.md"])
def test_files_named_in_the_text_exist(name: str) -> None:
    """Paths in backquotes that look like files of this repository are there."""
    text = re.sub(r"```.*?```", "", (ROOT / name).read_text(encoding="utf-8"), flags=re.S)
    tops = r"(?:src|tests|docs|web|tools)/"
    named = re.findall(rf"`({tops}[\w./-]+)`", text)
    assert [path for path in named if not (ROOT / path).exists()] == []
