/** Applying the server's patches. The old object stays as it is; what did not change is shared. */

import type { PatchStep } from './protocol';

type Path = readonly (string | number)[];
type Branch = Record<string | number, unknown>;

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null;
}

function change(
  target: unknown,
  path: Path,
  depth: number,
  edit: (branch: Branch) => void,
): Branch {
  if (!isBranch(target)) throw new Error(`patch: nothing at ${path.slice(0, depth).join('.')}`);
  const copy = (Array.isArray(target) ? [...target] : { ...target }) as Branch;
  const key = path[depth] as string | number;
  if (depth === path.length - 1) edit(copy);
  else copy[key] = change(copy[key], path, depth + 1, edit);
  return copy;
}

/** `[path, value]` sets, `[path]` deletes, the empty path replaces everything. */
export function applyPatch<T>(target: T, steps: readonly PatchStep[]): T {
  let result: unknown = target;
  for (const step of steps) {
    const [path] = step;
    if (!path.length) {
      result = step[1];
      continue;
    }
    const key = path[path.length - 1] as string | number;
    result = change(result, path, 0, (branch) => {
      if (step.length === 2) branch[key] = step[1];
      else if (Array.isArray(branch)) branch.splice(Number(key), 1);
      else delete branch[key];
    });
  }
  return result as T;
}
