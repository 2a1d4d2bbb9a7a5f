"""Sets how hard hypothesis tries."""

from __future__ import annotations

from tests.oracles import profiles

profiles.load()
