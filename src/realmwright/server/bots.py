"""Bots think in other processes, so that nobody waits for them.

Every worker is a pool of one process and has one question at a time: the time that a question may
take runs from the moment a worker begins with it, and a worker that hangs or dies takes no other
question with it. A game never stands still because of a bot: when no worker answers in time, the
weakest bot moves right here, which takes it a moment, and only then is the worker replaced.
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
"""Workers that are asked the same question, where there is nothing else to answer."""
GRACE = 0.2
"""Seconds beyond its budget after which a worker that thinks is taken for dead."""
PATIENCE = 1.0
"""Seconds that a game waits for a free worker."""
START = 20.0
"""Seconds in which a new worker has to be ready, and that a hint or analysis waits for one."""


class BotsFailed(Exception):
    """No worker gave an answer, again and again."""


class BotPool:
    """Worker processes for bots. Starts them when they are needed."""

    def __init__(self, workers: int, grace: float = GRACE, patience: float = PATIENCE) -> None:
        self._workers = workers
        self._grace = grace
        self._patience = patience
        self._all: list[ProcessPoolExecutor] = []
        """Those that get ready, wait, or think."""
        self._free: asyncio.Queue[ProcessPoolExecutor] = asyncio.Queue()
        self._waiting = 0
        """Questions that wait for a free worker."""
        self._asking = asyncio.Semaphore(1)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    # -- questions -----------------------------------------------------------------------------

    async def choose(
        self, document: str, level: str, budget: float, legal: Sequence[int], weakest: str
    ) -> int:
        """The action of a bot in a seen position; always one of the legal ones."""
        seed = secrets.randbits(64)
        try:
            action = await self._once(
                bots.choose, document, level, seed, budget, budget=budget, patience=self._patience
            )
            if action in legal:
                return action
            logger.warning("bot %s chose %r, which is not legal", level, action)
        except BotsFailed:
            logger.warning("bot %s gave no answer: bot %s moves instead", level, weakest)
        try:
            action = bots.choose(document, weakest, seed, budget)
            if action in legal:
                return action
        except Exception:
            logger.exception("bot %s failed", weakest)
        logger.warning("no bot answers: playing the first legal action")
        return legal[0]

    async def hint(self, document: str, budget: float) -> tuple[int, str, dict[str, Any]]:
        """The best bot's suggestion, with a code for its reason. `BotsFailed` if there is none.

        However many ask, one at a time: a game waits for one hint at most before its bot thinks.
        """
        async with self._asking:
            return await self._ask(bots.hint, document, budget, budget=budget)

    async def analyse(self, record: str, budget: float) -> list[dict[str, Any]]:
        """A bot's opinion of every action of a record."""
        return await self._ask(bots.analyse, record, budget, budget=budget)

    async def _ask(self, function: Callable[..., T], *values: Any, budget: float) -> T:
        """Have some worker answer, another one if the first is lost."""
        for attempt in range(1, ATTEMPTS + 1):
            try:
                return await self._once(function, *values, budget=budget, patience=START)
            except BotsFailed:
                if self._closed or attempt == ATTEMPTS:
                    raise
        raise AssertionError

    # -- workers -------------------------------------------------------------------------------

    async def _once(
        self, function: Callable[..., T], *values: Any, budget: float, patience: float
    ) -> T:
        """Have a worker answer within its budget. `BotsFailed` if it does not, or none is free.

        It goes on when whoever asked goes away, so that the worker is free again afterwards.
        """
        task = asyncio.ensure_future(self._answer(function, values, budget, patience))
        self._keep(task)
        return await asyncio.shield(task)

    async def _answer(
        self, function: Callable[..., T], values: Sequence[Any], budget: float, patience: float
    ) -> T:
        if self._closed:
            raise BotsFailed
        worker = await self._take(patience)
        try:
            future = _submit(worker, function, values)
            async with asyncio.timeout(budget + self._grace):
                answer = await asyncio.wrap_future(future)
        except (BrokenProcessPool, TimeoutError, asyncio.CancelledError) as error:
            if not self._closed:
                logger.warning("a bot worker is lost (%s)", type(error).__name__)
            # First the answer, then the worker.
            asyncio.get_running_loop().call_soon(self._replace, worker)
            raise BotsFailed from None
        except Exception:
            logger.exception("a bot failed")
            self._free.put_nowait(worker)
            raise BotsFailed from None
        self._free.put_nowait(worker)
        return answer

    async def _take(self, patience: float) -> ProcessPoolExecutor:
        """A worker that is ready and has nothing to do."""
        if self._free.empty() and len(self._all) < self._workers:
            self._start()
        self._waiting += 1
        try:
            async with asyncio.timeout(patience):
                return await self._free.get()
        except TimeoutError:
            logger.warning("no bot worker was free within %.1f seconds", patience)
            raise BotsFailed from None
        finally:
            self._waiting -= 1

    def _start(self) -> None:
        """Begin to start one more worker."""
        worker = ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=_become_worker
        )
        self._all.append(worker)
        self._keep(asyncio.ensure_future(self._get_ready(worker)))

    async def _get_ready(self, worker: ProcessPoolExecutor) -> None:
        try:
            future = _submit(worker, os.getpid, ())
            async with asyncio.timeout(START):
                await asyncio.wrap_future(future)
        except (BrokenProcessPool, TimeoutError, OSError) as error:
            if not self._closed:
                logger.warning("a bot worker did not start (%s)", type(error).__name__)
            self._end(worker)
            if self._waiting and not self._closed:
                self._start()
        else:
            self._free.put_nowait(worker)

    def _replace(self, worker: ProcessPoolExecutor) -> None:
        self._end(worker)
        if not self._closed and len(self._all) < self._workers:
            self._start()

    def _end(self, worker: ProcessPoolExecutor) -> None:
        """Kill a worker that is of no more use."""
        if worker in self._all:
            self._all.remove(worker)
        for process in list((worker._processes or {}).values()):
            process.kill()
        worker.shutdown(wait=False)

    def _keep(self, task: asyncio.Task[Any]) -> None:
        """Hold on to a task until it is done; what it raises is told to whoever waits for it."""
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def warm_up(self) -> None:
        """Start a worker before the first bot needs it."""
        try:
            await self._once(os.getpid, budget=1.0, patience=START)
        except BotsFailed:
            logger.warning("no bot worker could be started")

    def worker_ids(self) -> list[int]:
        """The process ids of the workers (for tests)."""
        return [process for worker in self._all for process in worker._processes or {}]

    def close(self) -> None:
        """End all workers."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        for worker in list(self._all):
            self._end(worker)


def _submit(
    worker: ProcessPoolExecutor, function: Callable[..., T], values: Sequence[Any]
) -> Future[T]:
    """Give a worker its question; one that has been ended counts as broken."""
    try:
        return worker.submit(function, *values)
    except RuntimeError as error:
        raise BrokenProcessPool(str(error)) from None


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
