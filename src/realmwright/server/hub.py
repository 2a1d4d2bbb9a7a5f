"""The tables that are alive in this process: their state, who watches them, their bots and clocks.

A command goes one way: decided on a copy of the table, written to the store, and only then shown
to anybody. When somebody else has written first, the table reads on and the command is refused
as stale.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec

from realmwright import bots
from realmwright.engine.contract import InvalidInput
from realmwright.games import get as find_game
from realmwright.server import views
from realmwright.server.bots import BotPool
from realmwright.server.config import Config
from realmwright.server.limits import NEW_TABLES, Addresses
from realmwright.server.patch import diff
from realmwright.server.protocol import (
    PROTOCOL,
    ChatLine,
    Ev,
    Hello,
    Nudged,
    PreviewItem,
    Said,
    ServerMessage,
    Who,
)
from realmwright.server.views import Viewer
from realmwright.store import Birth, Bus, Chat, Head, Line, Secret, Store, StoreError, Write
from realmwright.tables import commands, making
from realmwright.tables.commands import Asker, Refused, Steps
from realmwright.tables.entry import decode, encode
from realmwright.tables.making import Wish
from realmwright.tables.table import Table

T = TypeVar("T")

logger = logging.getLogger("realmwright.hub")

SWEEP = 30.0
"""Seconds between two looks for tables that wait for the server or are no longer watched."""
WAKE = 100
"""Tables woken by one look at most."""
IDLE = 60.0
"""Seconds after which a table that nobody watches is forgotten (the log has it)."""
CHAT_SHOWN = 200
PRESENCE_DELAY = 0.1
"""Seconds to wait before presence is told, so that many who come at once are told once."""
COUNT = 5.0
"""Seconds between two counts of votes, while there are any that were not enough."""
RETRY = 2.0
"""Seconds before a bot's turn is tried again after the store has failed."""

_encode = msgspec.json.Encoder().encode


def to_text(message: ServerMessage) -> str:
    return _encode(message).decode()


def now_ms() -> int:
    """The time of logs: milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Watcher(Protocol):
    """A connection, as far as a table is concerned."""

    who: str
    viewer: Viewer

    def send(self, text: str) -> None:
        """Put a message into the queue of what is sent; never waits."""

    def bye(self, code: str) -> None:
        """Say why, and close."""


class Room:
    """A table that is alive here."""

    def __init__(self, hub: Hub, table: Table, secret: Secret) -> None:
        self.hub = hub
        self.table = table
        self.secret = secret
        self.watchers: set[Watcher] = set()
        self.opened = self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._views: dict[Viewer, Any] = {}
        """The views of the table as it is, made when they are first needed."""
        self._previews: dict[int, asyncio.Future[list[PreviewItem]]] = {}
        """What the choices would change in the game as it is, when somebody has asked."""
        self._last_seen: dict[str, int] = {}
        self._since = now_ms()
        self._bots: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._telling: asyncio.TimerHandle | None = None
        self._counting: asyncio.TimerHandle | None = None

    # -- commands ------------------------------------------------------------------------------

    async def command(self, asker: Asker, decide: Callable[[Table], Steps]) -> int:
        """Carry out a command once, however often it is sent; the number of its log entry.

        `Refused` says why not, and then nothing has changed.
        """
        return await self.hub.spawn(self._command(asker, decide))

    async def _command(self, asker: Asker, decide: Callable[[Table], Steps]) -> int:
        async with self._lock:
            before = commands.done_before(self.table, asker)
            if before is not None:
                return before
            try:
                await self._write(decide(self.table))
            except Refused:
                # Somebody else may have written this very command: then it has been done.
                before = commands.done_before(self.table, asker)
                if before is None:
                    raise
            return commands.done_before(self.table, asker) or self.table.seq

    async def change(self, decide: Callable[[Table], Steps]) -> None:
        """Carry out what the server itself decides (bots, clocks)."""
        await self.hub.spawn(self._change(decide))

    async def _change(self, decide: Callable[[Table], Steps]) -> None:
        async with self._lock:
            await self._write(decide(self.table))

    async def _write(self, steps: Steps, *others: Write) -> None:
        if not steps:
            return
        if await self.hub.store.append(write(steps), *others):
            self._advance(steps)
            await self.hub.bus.publish(self.table.id, self.table.seq)
        else:
            await self._read_on()
            raise Refused("stale", seq=self.table.seq)

    async def rematch(self, asker: Asker, may_make: Callable[[], None]) -> int:
        """Make the table of the next game, once, and note it here.

        `may_make` is asked before a table is made, and raises `Refused` if there are too many.
        """
        return await self.hub.spawn(self._rematch(asker, may_make))

    async def _rematch(self, asker: Asker, may_make: Callable[[], None]) -> int:
        async with self._lock:
            before = commands.done_before(self.table, asker)
            if before is not None:
                return before
            next_id = making.new_id()
            steps = commands.rematch(self.table, asker, next_id)
            if self.table.rematch:
                return self.table.seq
            may_make()
            levels = bots.levels(self.table.made.game)
            secret = making.new_secret()
            try:
                made = making.rematch(self.table, levels, secret, next_id, asker.now)
            except InvalidInput as error:
                # A position that was played on from may be one that cannot be dealt.
                raise Refused("bad_options", problems=list(error.problems)) from None
            first = commands.started(made, asker.now)
            await self._write(steps, write(first, secret))
            self.hub.admit(first[-1], secret)
            return self.table.seq

    # -- keeping up ----------------------------------------------------------------------------

    async def catch_up(self, seq: int) -> None:
        """Read on if the log is known to have grown elsewhere."""
        async with self._lock:
            if self.table.seq < seq:
                await self._read_on()

    async def _read_on(self) -> None:
        steps, table = [], self.table
        for line in await self.hub.store.read(table.id, table.seq):
            table = table.then(decode(line.body))
            steps.append(table)
        self._advance(steps)

    def _advance(self, steps: Steps) -> None:
        """Show what has been stored, entry by entry."""
        self._previews = {}
        for table in steps:
            before, self.table = self.table, table
            try:
                self._show(before, table)
            except Exception:
                # What is stored has happened, shown or not: those who watch look again.
                logger.exception("table %s: entry %d cannot be shown", table.id, table.seq)
                self._views = {}
                for watcher in list(self.watchers):
                    watcher.bye("server")
        self.used = time.monotonic()
        self.schedule()

    def _show(self, before: Table, table: Table) -> None:
        """Tell every watcher of one more entry; those who see the same share the work."""
        views_now: dict[Viewer, Any] = {}
        texts: dict[tuple[Viewer, Viewer], str] = {}
        last = table.log[-1]
        now = now_ms()
        for watcher in list(self.watchers):
            old, new = watcher.viewer, views.viewer_of(table, watcher.who)
            text = texts.get((old, new))
            if text is None:
                if old not in self._views:
                    self._views[old] = views.plain(before, old, self.secret)
                if new not in views_now:
                    views_now[new] = views.plain(table, new, self.secret)
                text = texts[old, new] = to_text(
                    Ev(
                        seq=last.seq,
                        now=now,
                        log=views.log_event(last, table.eyes(new.seats)),
                        patch=diff(self._views[old], views_now[new]),  # type: ignore[arg-type]
                    )
                )
            watcher.viewer = new
            watcher.send(text)
        self._views = views_now
        if last.entry.k in ("sat", "left", "filled"):
            self._tell_presence()

    def _view(self, viewer: Viewer) -> Any:
        """The view of the table as it is, as JSON data."""
        found = self._views.get(viewer)
        if found is None:
            found = self._views[viewer] = views.plain(self.table, viewer, self.secret)
        return found

    async def preview(
        self, action: int, work: Callable[[], list[PreviewItem]]
    ) -> list[PreviewItem]:
        """Look ahead for a choice of whoever is to act; once, however often it is asked."""
        found = self._previews.get(action)
        if found is None:
            # Beside the loop: on a large board there are hundreds of cells to look ahead for.
            found = self._previews[action] = asyncio.ensure_future(asyncio.to_thread(work))
        return await asyncio.shield(found)

    # -- watchers ------------------------------------------------------------------------------

    async def join(self, watcher: Watcher, since: int | None, chat: int) -> None:
        """Greet a connection and keep it told from then on."""
        lines = await self.chat_since(chat)
        watcher.viewer = views.viewer_of(self.table, watcher.who)
        self.watchers.add(watcher)
        hello = Hello(
            v=PROTOCOL,
            seq=self.table.seq,
            now=now_ms(),
            view=self._view(watcher.viewer),
            log=views.log(self.table, watcher.viewer, since or 0),
            chat=[chat_line(said) for said in lines if self._hears(watcher, said)],
            watchers=self._who().watchers,
        )
        watcher.send(to_text(hello))
        watcher.send(to_text(self._who()))
        self._tell_presence()

    def leave(self, watcher: Watcher) -> None:
        """Forget a connection."""
        self.watchers.discard(watcher)
        if self.table.seats_of(watcher.who):  # of spectators there is no end
            self._last_seen[watcher.who] = now_ms()
        self.used = time.monotonic()
        self._tell_presence()

    def present(self, seat: int) -> bool:
        """Whether whoever plays this seat is there; bots always are."""
        sitting = self.table.seats[seat]
        if sitting.kind != "person":
            return sitting.kind == "bot"
        return any(watcher.who == sitting.who for watcher in self.watchers)

    def absent(self) -> frozenset[int]:
        """The seats of people who have been gone for long."""
        latest = now_ms() - self.hub.config.absent_after * 1000
        return frozenset(
            number
            for number, seat in enumerate(self.table.seats)
            if seat.kind == "person"
            and not self.present(number)
            and self._last_seen.get(seat.who, self._since) <= latest
        )

    def _who(self) -> Who:
        seats = range(len(self.table.seats))
        players = {seat.who for seat in self.table.seats if seat.kind == "person"}
        return Who(
            present=[self.present(seat) for seat in seats],
            last_seen=[self._last_seen.get(self.table.seats[seat].who, 0) for seat in seats],
            watchers=sum(watcher.who not in players for watcher in self.watchers),
        )

    def _tell_presence(self) -> None:
        if self._telling is None:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(PRESENCE_DELAY, self._now_tell_presence)

    def _now_tell_presence(self) -> None:
        self._telling = None
        self.broadcast(to_text(self._who()), self.watchers)

    def broadcast(self, text: str, watchers: Iterable[Watcher]) -> None:
        for watcher in list(watchers):
            watcher.send(text)

    # -- talk ----------------------------------------------------------------------------------

    async def say(self, chat: Chat) -> int:
        """Store a line of chat and show it once; the number of the line."""
        return await self.hub.spawn(self._say(chat))

    async def _say(self, chat: Chat) -> int:
        number, new = await self.hub.store.say(self.table.id, chat)
        if not new:
            return number  # sent again: it was shown when it was stored
        listeners = [w for w in self.watchers if self._hears(w, chat)]
        self.broadcast(to_text(Said(chat_line(replace(chat, n=number)))), listeners)
        return number

    async def chat_since(self, after: int) -> list[Chat]:
        return await self.hub.store.chat(self.table.id, after, CHAT_SHOWN)

    def _hears(self, watcher: Watcher, chat: Chat) -> bool:
        """Spectators hear everybody; players do not hear spectators while they play."""
        playing = bool(watcher.viewer.seats) and self.table.status != "finished"
        return not (chat.spectators and playing)

    def nudge(self, asker: Asker, seat: int) -> None:
        """Remind the person whose turn it is."""
        by = commands.may_nudge(self.table, asker, seat)
        who = self.table.seats[seat].who
        self.broadcast(to_text(Nudged(by)), [w for w in self.watchers if w.who == who])

    # -- what happens by itself ----------------------------------------------------------------

    def schedule(self) -> None:
        """See to it that bots move, clocks run out, and votes are counted."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.hub.closing:
            return
        self._count_votes_later()
        due = self.table.due
        if due is None:
            return
        now = now_ms()
        if self.table.bot_to_act(now):
            self._wake_bots()
            return
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(0, due - now) / 1000, self._out_of_time)

    def _count_votes_later(self) -> None:
        """Count the votes again and again, if there are any: there may be fewer voters by then."""
        voting = self.table.status == "running" and any(seat.votes for seat in self.table.seats)
        if voting and self._counting is None:
            loop = asyncio.get_running_loop()
            often = min(COUNT, self.hub.config.absent_after + 0.1)
            self._counting = loop.call_later(often, self._now_count_votes)

    def _now_count_votes(self) -> None:
        self._counting = None
        self.hub.keep(asyncio.ensure_future(self._count_votes()))

    async def _count_votes(self) -> None:
        try:
            await self.change(
                lambda table: commands.count_votes(table, later(table), self.absent())
            )
        except Refused:
            pass  # somebody was faster; whoever votes next counts
        except Exception:
            logger.exception("table %s: the votes could not be counted", self.table.id)
        self.schedule()

    def _out_of_time(self) -> None:
        self._timer = None
        self.hub.keep(asyncio.ensure_future(self._tick()))

    async def _tick(self) -> None:
        """Do what the clock demands; a store that fails is tried again."""
        try:
            await self.change(lambda table: commands.tick(table, max(now_ms(), table.due or 0)))
        except Refused:
            pass
        except Exception:
            logger.exception("table %s: the clock could not be obeyed", self.table.id)
            await asyncio.sleep(RETRY)
        self.schedule()

    def _wake_bots(self) -> None:
        if self._bots is None or self._bots.done():
            self._bots = asyncio.ensure_future(self._play_bots())
            self.hub.keep(self._bots)

    async def _play_bots(self) -> None:
        """Let bots play until it is a person's turn."""
        while not self.hub.closing:
            table = self.table
            level = table.bot_to_act(now_ms())
            if not level or table.turn is None or table.position is None:
                break
            try:
                action = await self._bot_action(table, level)
                await self.change(partial(bot_steps, table, action, level))
            except Refused:
                continue  # somebody was faster; look again
            except Exception:
                logger.exception("table %s: a bot's move failed", self.table.id)
                await asyncio.sleep(RETRY)
        self._bots = None
        self.schedule()

    async def _bot_action(self, table: Table, level: str) -> int:
        assert table.position is not None
        seen = table.position.seen_by(table.turn)
        config = self.hub.config
        choice = self.hub.bots.choose(
            seen.document(), level, config.bot_budget, seen.actions(), table.made.levels[0]
        )
        pause = config.bot_pause if self.watchers else 0.0
        action, _ = await asyncio.gather(choice, asyncio.sleep(pause))
        return action

    @property
    def idle(self) -> bool:
        """Whether this table can be forgotten until somebody asks for it."""
        busy = self.watchers or self._bots or self._lock.locked()
        return not busy and time.monotonic() - self.used > IDLE

    def forget(self) -> None:
        """Stop everything that waits."""
        for handle in (self._timer, self._telling, self._counting):
            if handle is not None:
                handle.cancel()
        self._timer = self._telling = self._counting = None


class Hub:
    """All rooms of this process, and the store behind them."""

    def __init__(self, config: Config, store: Store, bot_pool: BotPool, bus: Bus) -> None:
        self.config = config
        self.store = store
        self.bots = bot_pool
        self.bus = bus
        self.closing = False
        self.new_tables = Addresses(*NEW_TABLES)
        """How many tables each address may still make, in whatever way."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room | None]] = {}
        self._tasks: set[asyncio.Future[Any]] = set()
        self._unreadable: dict[str, str] = {}
        """The tables whose logs this program cannot play, and why: a code."""
        self._began = now_ms()
        bus.subscribe(self._heard)

    # -- rooms ---------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room | None:
        """The room of a table, opened if need be; None if there is no such table.

        `Refused` with `other_rules` or `damaged` if there is, but its log cannot be played here.
        """
        room = self._rooms.get(table_id)
        if room is not None:
            room.used = time.monotonic()
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room | None:
        if table_id in self._unreadable:
            raise Refused(self._unreadable[table_id])
        secret = await self.store.secret(table_id)
        lines = await self.store.read(table_id) if secret is not None else []
        if secret is None or not lines:
            return None
        try:
            # Beside the loop: others play on while a long game is replayed.
            table = await asyncio.to_thread(replay, table_id, lines, secret)
        except making.OtherRules as error:
            logger.warning("table %s cannot be played on: %s", table_id, error)
            self._unreadable[table_id] = "other_rules"
            raise Refused("other_rules") from None
        except Exception:
            logger.exception("the log of table %s is damaged", table_id)
            self._unreadable[table_id] = "damaged"
            raise Refused("damaged") from None
        steps = commands.resume(table, self._began)
        if steps and await self.store.append(write(steps)):
            table = steps[-1]
        return self.admit(table, secret)

    def admit(self, table: Table, secret: Secret) -> Room:
        """A room for a table that has none yet."""
        room = self._rooms.get(table.id)
        if room is None:
            room = self._rooms[table.id] = Room(self, table, secret)
            room.schedule()
        return room

    async def make(self, wish: Wish) -> Room:
        """Make a table and start it if all its seats are taken; `InvalidInput` says why not."""
        levels = bots.levels(find_game(wish.game).id)
        secret = making.new_secret(wish.start)
        now = now_ms()
        table = making.make(making.new_id(), wish, levels, secret, now)
        return await self.spawn(self._make(commands.started(table, now), secret))

    async def _make(self, steps: Steps, secret: Secret) -> Room:
        if not await self.store.append(write(steps, secret)):
            raise StoreError("a new table was already there")
        return self.admit(steps[-1], secret)

    def rooms(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def _heard(self, table_id: str, seq: int) -> None:
        """The log of a table has grown, here or in another process."""
        room = self._rooms.get(table_id)
        if room is not None and room.table.seq < seq:
            self.keep(asyncio.ensure_future(room.catch_up(seq)))

    # -- life ----------------------------------------------------------------------------------

    async def spawn(self, work: Coroutine[Any, Any, T]) -> T:
        """Carry work through even if whoever asked for it goes away."""
        task = asyncio.ensure_future(work)
        self.keep(task)
        return await asyncio.shield(task)

    def keep(self, task: asyncio.Future[Any]) -> None:
        """Hold on to a task until it is done."""
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever waited for it

    async def live(self) -> None:
        """Wake the tables that wait for the server, forget those that nobody needs; for ever."""
        while True:
            try:
                await self.wake_due()
            except Exception:
                logger.exception("tables could not be woken")
            for room in self.rooms():
                if room.idle:
                    room.forget()
                    del self._rooms[room.table.id]
            await asyncio.sleep(SWEEP)

    async def wake_due(self) -> None:
        """Open the tables that will soon need the server, a bounded number at a time."""
        soon = now_ms() + int(2 * SWEEP * 1000)
        for table_id in await self.store.due(soon, WAKE + len(self._unreadable)):
            with suppress(Refused):
                await self.room(table_id)

    def goodbye(self) -> None:
        """Tell all connections that the server restarts, and close them."""
        self.closing = True
        for room in self.rooms():
            for watcher in list(room.watchers):
                watcher.bye("restarting")

    async def close(self) -> None:
        """Finish what has been begun and close everything."""
        self.goodbye()
        for room in self.rooms():
            room.forget()
        bot_tasks = [room._bots for room in self.rooms() if room._bots is not None]
        for task in bot_tasks:
            task.cancel()
        with suppress(TimeoutError):
            async with asyncio.timeout(5):
                while self._tasks:
                    await asyncio.wait(self._tasks)
        self.bots.close()
        await self.bus.close()
        await self.store.close()


def replay(table_id: str, lines: Iterable[Line], secret: Secret) -> Table:
    """The table that a stored log leads to."""
    entries = [decode(line.body) for line in lines]
    assert entries[0].made is not None
    return Table.load(table_id, making.origin(entries[0].made, secret), entries)


def bot_steps(thought_about: Table, action: int, level: str, table: Table) -> Steps:
    """A bot's move, unless the game has gone on while it thought."""
    if table.moved != thought_about.moved or not table.bot_to_act(now_ms()):
        return []
    return commands.bot_act(table, later(table), action, level)


def write(steps: Steps, secret: Secret | None = None) -> Write:
    """What the store gets of a command: the new lines, and how the table stands after them."""
    last = steps[-1]
    lines = [Line(table.seq, (e := table.log[-1].entry).at, encode(e)) for table in steps]
    made = last.made
    birth = None
    if secret is not None:
        birth = Birth(made.game, made.rules, last.created, secret)
    head = Head(last.status, last.due, tuple(seat.who for seat in last.seats))
    return Write(last.id, lines, head, birth)


def later(table: Table) -> int:
    """The time now, but never before the last entry of the log."""
    return max(now_ms(), table.log[-1].entry.at)


def chat_line(chat: Chat) -> ChatLine:
    return ChatLine(
        n=chat.n,
        at=chat.at,
        name=chat.name,
        seat=chat.seat,
        text=chat.text,
        preset=chat.preset,
        spectators=chat.spectators,
    )
