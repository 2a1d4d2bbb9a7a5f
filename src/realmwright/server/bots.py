"""Bots think in other processes, so that nobody waits for them.

A worker that dies or hangs is replaced and asked again. When that does not help either, a simple
move is played instead: a game never stands still because of a bot.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, TypeVar

from realmwright import bots

T = TypeVar("T")

logger = logging.getLogger("realmwright.bots")

ATTEMPTS = 3
PATIENCE = 10.0
"""Seconds beyond its budget after which a worker is taken for dead (a start takes one or two)."""


class BotsFailed(Exception):
    """No worker gave an answer, again and again."""


class BotPool:
    """Worker processes for bots. Starts them when they are needed."""

    def __init__(self, workers: int, patience: float = PATIENCE) -> None:
        self._workers = workers
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False

    # -- questions -----------------------------------------------------------------------------

    async def choose(
        self, document: str, level: str, budget: float, legal: Sequence[int], weakest: str
    ) -> int:
        """The action of a bot in a seen position; always one of the legal ones."""
        for wanted in dict.fromkeys((level, weakest)):
            try:
                action = await self._ask(
                    bots.choose, document, wanted, secrets.randbits(64), budget, budget=budget
                )
            except BotsFailed:
                logger.warning("bot %s gave no answer", wanted)
                continue
            if action in legal:
                return action
            logger.warning("bot %s chose %r, which is not legal", wanted, action)
        logger.warning("no bot answers: playing the first legal action")
        return legal[0]

    async def hint(self, document: str, budget: float) -> tuple[int, str, dict[str, Any]]:
        """The best bot's suggestion, with a code for its reason. `BotsFailed` if there is none."""
        return await self._ask(bots.hint, document, budget, budget=budget)

    async def analyse(self, record: str, budget: float) -> list[dict[str, Any]]:
        """A bot's opinion of every action of a record."""
        return await self._ask(bots.analyse, record, budget, budget=budget)

    # -- workers -------------------------------------------------------------------------------

    async def _ask(self, function: Callable[..., T], *values: Any, budget: float) -> T:
        """Have a worker answer; a dead or hanging one is replaced and the next one asked."""
        for attempt in range(1, ATTEMPTS + 1):
            if self._closed:
                break
            pool = self._running()
            try:
                future: Future[T] = pool.submit(function, *values)
                return await asyncio.wait_for(asyncio.wrap_future(future), budget + self._patience)
            except (BrokenProcessPool, TimeoutError, RuntimeError) as error:
                # RuntimeError: another question has just found this pool broken and closed it.
                logger.warning("bot workers lost (%s), attempt %d", type(error).__name__, attempt)
                self._discard(pool)
            except asyncio.CancelledError:
                raise
            except Exception:
                logger.exception("a bot failed")
                raise BotsFailed from None
        raise BotsFailed

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_become_worker,
            )
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Kill a pool that no longer works; the next question makes a new one."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False)

    async def warm_up(self) -> None:
        """Start a worker before the first bot needs it."""
        try:
            await self._ask(os.getpid, budget=self._patience)
        except BotsFailed:
            logger.warning("no bot worker could be started")

    def worker_ids(self) -> list[int]:
        """The process ids of the workers (for tests)."""
        return list((self._pool._processes or {}) if self._pool else ())

    def close(self) -> None:
        """End all workers."""
        self._closed = True
        if self._pool is not None:
            self._discard(self._pool)


def _become_worker() -> None:
    """In a new worker: leave Ctrl-C to the server, and end when the server has died."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.sentinel,), daemon=True).start()
    _be_nice()


def _end_with(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)


def _be_nice() -> None:
    """Let the server go first when there is not enough processor for all."""
    if hasattr(os, "nice"):
        os.nice(5)
