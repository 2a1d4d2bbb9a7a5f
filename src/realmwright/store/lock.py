"""One server for one database: a lock that the system lets go when its process ends, however."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from realmwright.store.base import StoreError

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """Held from its making until `release` or the end of the process.

    Two servers on one database would each show their own players half of what happens. The lock
    is a file beside the database; that the file is there says nothing, so it is never removed.
    """

    def __init__(self, database: str) -> None:
        file = Path(database).resolve()
        path = file.with_name(file.name + ".lock")
        try:
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(
                f"cannot use the database {database}: {path} cannot be written"
                f" ({error.strerror}); choose a folder that can be written (--data)"
            ) from error
        try:
            _take(self._handle)
        except OSError as error:
            os.close(self._handle)
            raise StoreError(
                f"another Realmwright already uses this folder ({path.parent});"
                " stop it, or choose another folder (--data)"
            ) from error

    def release(self) -> None:
        """Let others have the database."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1
