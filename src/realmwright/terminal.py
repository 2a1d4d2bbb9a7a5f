"""Games as plain text: play one in the terminal, or read a recorded one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import realmwright as rw
from realmwright.text import Text

ME = 0
"""The seat of the person at the keyboard."""

Think = Callable[[rw.Position], int]
"""How a bot chooses: from a position as its seat sees it, an action."""


def play(
    position: rw.Position, bot: str, think: Think, text: Text, ask: Callable[[str], str]
) -> Iterator[str]:
    """Play to the end, or until the person leaves; yields what is to be shown."""
    names = [text("terminal-you")]
    names += [text("terminal-bot", n=n, level=bot) for n in range(1, position.seats)]
    yield text("terminal-start", game=text(f"{position.game.id}-name"))
    shown = False
    while (seat := position.to_act) is not None:
        if seat == ME and position.forced() is None:
            seen = position.seen_by(ME)
            if not shown:
                yield f"\n{seen}\n"
                shown = True
            try:
                line = " ".join(ask(text("terminal-move")).split())
            except EOFError:
                line = "quit"
            if line == "quit":
                yield text("terminal-left")
                return
            if line in ("", "?"):
                yield text("terminal-moves", moves=", ".join(map(seen.notation, seen.actions())))
                continue
            if line == "scores":
                yield "\n".join(standing(position, names, text))
                continue
            try:
                action = position.parse(line)
            except rw.InvalidInput as fault:
                yield str(fault)
                continue
            reason = position.why_not(action)
            if reason is not None:
                yield text(f"{position.game.id}-reason-{reason.code}", **reason.params)
                continue
        else:
            forced = position.forced()
            action = think(position.seen_by(seat)) if forced is None else forced
        move = position.notation(action)
        position.play(action)
        shown = False
        yield text("terminal-played", who=names[seat], move=move)
    yield f"\n{position}\n"
    yield text("terminal-over")
    yield from standing(position, names, text)


def standing(position: rw.Position, names: list[str], text: Text) -> Iterator[str]:
    """A line per seat, best first: its rank, its name and its gold."""
    totals = [sheet.total for sheet in position.scores()]
    rank = 1
    for group in position.ranking():
        for seat in group:
            yield text("terminal-rank", rank=rank, who=names[seat], gold=totals[seat])
        rank += len(group)
