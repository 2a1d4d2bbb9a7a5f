"""How hard hypothesis tries: `ci` unless the variable HYPOTHESIS_PROFILE names another.

`ci` tries the same examples every time, so that a red run is red for everybody; `deep` looks for
new ones and takes some minutes.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "ci",
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("deep", settings.get_profile("ci"), max_examples=2000, derandomize=False)


def load() -> None:
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))
