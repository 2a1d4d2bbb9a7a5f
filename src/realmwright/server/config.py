"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """All that can be set. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8420
    """0 takes any free port."""
    db: str
    """Where the games are kept: `sqlite:///FILE`."""
    durability: str = "full"
    """`full`: what was accepted survives a power cut; `fast`: a crash of the process."""
    open_browser: bool = False
    bot_workers: int = max(1, (os.cpu_count() or 1) - 1)
    bot_pause: float = 0.7
    """The least time between two moves of bots, so that people can follow."""
    bot_budget: float = 0.8
    """The time a bot may think about one action."""
    trust_proxy: bool = False
    """Believe X-Forwarded-For, -Host and -Proto: only behind a proxy that sets them."""
    limits: bool = True
    """Limit how fast one connection and one address may ask; off for load tests."""
    absent_after: float = 60.0
    """How long somebody must be gone before others may vote for a bot."""
