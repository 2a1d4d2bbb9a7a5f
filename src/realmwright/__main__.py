"""`python -m realmwright`: the same as the command `realmwright`."""

from __future__ import annotations

import sys

from realmwright.cli import main

if __name__ == "__main__":
    sys.exit(main())
