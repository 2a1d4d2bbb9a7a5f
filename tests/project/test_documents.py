"""The documents: their links lead somewhere, and what they say of the commands is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

import realmwright as rw
from realmwright import bots

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


def test_the_bot_of_the_readme_plays_as_it_says() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    match = re.search(r"```python\n(.*?)```\n\n```text\n(.*?)```", text, re.S)
    assert match is not None
    program, output = match.groups()
    assert len([line for line in program.splitlines() if line.strip()]) <= 10
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == output


def test_the_bot_of_its_page_plays() -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (program,) = re.findall(r"```python\n(.*?)```", text, re.S)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "[[0], [1]]\n"


def test_the_levels_of_bots_are_listed() -> None:
    text = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `(\w+)` \|", text, re.M)
    assert tuple(listed) == bots.levels("kingdoms")


@pytest.mark.parametrize(
    ("game", "heading"), [("kingdoms", "Kingdoms"), ("kingdom_builder", "Kingdom Builder")]
)
def test_what_the_page_says_of_an_edition_is_in_its_file(game: str, heading: str) -> None:
    """Every key of the edition is explained, the example stands in it, and it is the only one."""
    whole = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8")
    head, *sections = re.split(r"^## ", whole, flags=re.M)
    (text,) = [section for section in sections if section.startswith(f"{heading}\n")]
    (path,) = (ROOT / "src/realmwright/games" / game / "editions").glob("*.toml")
    assert f"`{path.relative_to(ROOT)}`" in text
    source = path.read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(.*?)```", text, re.S)
    assert example in source
    keys = set(re.findall(r"^(\w+) = ", source, re.M))
    assert len(keys) >= 7
    said = head + text
    assert [key for key in sorted(keys) if not re.search(rf"`(castles\.)?{key}`", said)] == []


def test_the_letters_of_a_board_are_explained() -> None:
    text = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8")
    facts = yaml.safe_load((ROOT / "tests/facts/kingdom_builder_boards.yaml").read_text("utf-8"))
    base = [quadrant for quadrant in facts["quadrants"] if quadrant["set"] == "base"]
    used = {letter for quadrant in base for letter in quadrant["counts"]}
    assert len(used) == 9
    assert [letter for letter in sorted(used) if f"`{letter}`" not in text] == []


def test_the_readme_names_every_unconfirmed_name() -> None:
    """The list of guesses is that of the data, no shorter and no longer."""
    facts = yaml.safe_load((ROOT / "tests/facts/kingdoms.yaml").read_text(encoding="utf-8"))
    tiles = facts["tiles"]["list"]
    sure = {tile["name"] for tile in tiles if tile["name_source"] == "rulebook"}
    guessed = {tile["name"] for tile in tiles if tile["name_source"] == "guess"} - sure
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    listed = re.search(r"names of some tiles are guesses: (.*?), and that", text, re.S)
    assert listed is not None
    assert set(re.findall(r"[A-Z]\w+", listed[1])) == guessed


def test_the_readme_lists_the_games_that_can_be_played() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \*\*(.+?)\*\*.*\| (\S+).*\|$", text, re.M)
    playable = {name.lower().replace(" ", "_") for name, state in rows if state.startswith("yes")}
    assert playable == {game["id"] for game in rw.games()}
