"""Games as plain text: play one in the terminal, or read a recorded one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import realmwright as rw

ME = 0
"""The seat of the person at the keyboard."""

Text = Callable[..., str]
"""`text("some-id", name=value)`: a message of the catalogues in the reader's language."""

Think = Callable[[rw.Position], int]
"""How a bot chooses an action in a position as its seat sees it."""


def play(
    position: rw.Position, bot: str, think: Think, text: Text, ask: Callable[[str], str]
) -> Iterator[str]:
    """Play to the end, or until the person leaves; yields what is to be shown."""
    level = text(f"{position.game.id}-level-{bot}")
    names = [text("terminal-you")]
    names += [text("terminal-bot", n=n, level=level) for n in range(1, position.seats)]
    yield text("terminal-start", game=text(f"{position.game.id}-name"))
    yield legend(position, names)
    yield from cards(position, text)
    stale = True
    while (seat := position.to_act) is not None:
        action = position.forced()
        if action is None and seat != ME:
            action = think(position.seen_by(seat))
        if action is None:
            seen = position.seen_by(ME)
            if stale:
                yield f"\n{seen}\n\n{holdings(seen, text)}\n"
                stale = False
            try:
                line = " ".join(ask(text("terminal-move") + " ").split())
            except EOFError:
                line = "quit"
            if line == "quit":
                yield text("terminal-left")
                return
            if line in ("", "?"):
                yield from grouped([seen.notation(legal) for legal in seen.actions()])
                continue
            if line == "scores":
                yield from standing(seen, names, text)
                continue
            try:
                action = position.parse(line)
            except rw.InvalidInput as fault:
                yield str(fault)
                continue
            reason = position.why_not(action)
            if reason is not None:
                params = in_words(position, reason.params, text)
                yield text(f"{position.game.id}-reason-{reason.code}", **params)
                continue
        yield text("terminal-played", who=names[seat], move=position.notation(action))
        position.play(action)
        stale = True
    yield f"\n{position}\n\n{text('terminal-over')}"
    yield from standing(position, names, text)


def legend(position: rw.Position, names: list[str]) -> str:
    """Whose sign is whose on the board."""
    marks = zip(position.marks, names, strict=False)
    return ", ".join(f"{mark} = {name}" for mark, name in marks)


def cards(position: rw.Position, text: Text) -> Iterator[str]:
    """What the cards that lie open pay, in games that have such cards."""
    for goal in position.scene()["goals"]:
        if goal["kind"] == "card":
            name = f"{position.game.id}-goal-{goal['id']}"
            yield f"  {text(name)}: {text(f'{name}.pays')}"


def in_words(position: rw.Position, params: Mapping[str, Any], text: Text) -> dict[str, Any]:
    """The parameters of a reason; what lies on a hex is a code there, and has a name."""
    grounds = {key: params[key] for key in ("ground", "terrain") if key in params}
    game = position.game.id
    return {**params, **{key: text(f"{game}-ground-{code}") for key, code in grounds.items()}}


def holdings(seen: rw.Position, text: Text) -> str:
    """What the person at the keyboard has to play, in the words of the notation."""
    scene = seen.scene()
    items = list(scene["seats"][ME]["tray"])
    if "item" in scene["turn"]:
        items.append(scene["turn"]["item"])
    words = []
    for item in items:
        if item["count"]:
            sort = item.get("rank", item.get("face"))
            times = f"×{item['count']}" if item["count"] > 1 else None
            parts = (item["kind"], sort, item.get("state"), times)
            words.append(" ".join(str(part) for part in parts if part is not None))
    return text("terminal-hand", items=", ".join(words))


def replay(record: rw.Record, text: Text) -> Iterator[str]:
    """A recorded game move by move: notation, gold as if it were scored then, and the board."""
    position = record.first()
    names = list(record.names)
    names = names or [text("terminal-seat", n=n) for n in range(1, position.seats + 1)]
    yield f"{text(f'{position.game.id}-name')}: {legend(position, names)}"
    for number, action in enumerate(record.actions, 1):
        who = names[position.to_act or 0]
        position.play(action)
        gold = " ".join(map(str, position.score()))
        yield f"\n{number}. {who}: {position.notation(action)}  ({gold})\n{position}"
    yield ""
    yield from standing(position, names, text)


def grouped(notations: list[str]) -> Iterator[str]:
    """Notations a line per kind: `castle 4: A1 A2 B1`."""
    kinds: dict[str, list[str]] = {}
    for notation in notations:
        kind, _, where = notation.rpartition(" ")
        kinds.setdefault(kind or where, []).extend([where] if kind else [])
    for kind, places in kinds.items():
        yield f"  {kind}: {' '.join(places)}" if places else f"  {kind}"


def standing(position: rw.Position, names: list[str], text: Text) -> Iterator[str]:
    """A line per seat, best first; equal gold shares a rank."""
    gold = position.score()
    rank = 1
    for group in position.ranking():
        for seat in group:
            yield text("terminal-rank", rank=rank, who=names[seat], gold=gold[seat])
        rank += len(group)
