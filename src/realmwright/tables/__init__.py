"""Games that people play: seats, turns, undo, clocks, votes. Plain logic over a log.

No sockets, no SQL, no clock of its own: the time is an argument. See `table.Table` for the state,
`commands` for what people may do with it, `making` for how a table comes to be.
"""

from __future__ import annotations
