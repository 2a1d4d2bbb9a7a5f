"""The difference of two JSON values, as the steps that lead from one to the other.

`[path, value]` sets, `[path]` deletes, the empty path replaces the whole. Steps are applied in
order, and a step at the length of a list appends.
"""

from __future__ import annotations

from typing import Any

Path = list[str | int]
Steps = list[list[Any]]


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
            if key in old:
                _diff(old[key], value, [*path, key], steps)
            else:
                steps.append([[*path, key], value])
    elif isinstance(old, list):
        shared = min(len(old), len(new))
        for index in range(shared):
            _diff(old[index], new[index], [*path, index], steps)
        steps.extend([[*path, index]] for index in range(len(old) - 1, shared - 1, -1))
        steps.extend([[*path, index], new[index]] for index in range(shared, len(new)))
    elif old != new:
        steps.append([path, new])


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
