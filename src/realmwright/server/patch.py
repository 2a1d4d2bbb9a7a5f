"""The difference of two JSON values, as the steps that lead from one to the other.

`[path, value]` sets, `[path]` deletes, the empty path replaces the whole. Steps are applied in
order, and a step at the length of a list appends. What is sent is short, not the shortest possible.
"""

from __future__ import annotations

from typing import Any

Path = list[str | int]
Steps = list[list[Any]]

FEW = 3
"""Steps inside one list from which on saying the whole list may be shorter."""


def diff(old: Any, new: Any) -> Steps:
    """The steps from `old` to `new`."""
    steps: Steps = []
    _diff(old, new, [], steps)
    return steps


def _diff(old: Any, new: Any, path: Path, steps: Steps) -> None:
    if old is new:
        return
    if type(old) is not type(new):
        steps.append([path, new])
    elif isinstance(old, dict):
        steps.extend([[*path, key]] for key in old.keys() - new.keys())
        for key, value in new.items():
            if key not in old:
                steps.append([[*path, key], value])
            elif old[key] is not value:  # most parts are the same, and need no path
                _diff(old[key], value, [*path, key], steps)
    elif isinstance(old, list):
        _diff_lists(old, new, path, steps)
    elif old != new:
        steps.append([path, new])


def _diff_lists(old: list[Any], new: list[Any], path: Path, steps: Steps) -> None:
    shared = min(len(old), len(new))
    mine: Steps = []
    for index in range(shared):
        if old[index] is not new[index]:
            _diff(old[index], new[index], [*path, index], mine)
    mine.extend([[*path, index]] for index in range(len(old) - 1, shared - 1, -1))
    mine.extend([[*path, index], new[index]] for index in range(shared, len(new)))
    if len(mine) >= FEW and len(mine) * (len(path) + 2) > len(path) + len(new) and _flat(new):
        # A number more in the middle of a long row moves all that follow: say the row anew.
        mine = [[path, new]]
    steps += mine


def _flat(values: list[Any]) -> bool:
    """Whether nothing in a list has parts of its own, so that saying it anew costs little."""
    return not any(isinstance(value, (dict, list)) for value in values)


def apply(target: Any, steps: Steps) -> Any:
    """The value that the steps lead to. `target` is changed; what clients do, for tests."""
    for step in steps:
        path = step[0]
        if not path:
            target = step[1]
            continue
        branch = target
        for key in path[:-1]:
            branch = branch[key]
        key = path[-1]
        if len(step) == 1:
            del branch[key]
        elif isinstance(branch, list) and key == len(branch):
            branch.append(step[1])
        else:
            branch[key] = step[1]
    return target
