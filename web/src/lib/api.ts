/** The server's HTTP side. Errors are codes for the catalogue, never sentences. */

import type { Problem } from './protocol';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly problems: string[] = [],
  ) {
    super(code);
  }
}

async function answer<T>(request: Promise<Response>): Promise<T> {
  const response = await request.catch(() => null);
  if (!response) throw new ApiError('offline');
  const body: unknown = await response.json().catch(() => null);
  if (response.ok && body !== null) return body as T;
  const problem = (body ?? {}) as Partial<Problem>;
  throw new ApiError(problem.code ?? 'server', problem.problems ?? []);
}

export function getJson<T>(path: string): Promise<T> {
  return answer(fetch(path, { headers: { Accept: 'application/json' } }));
}

export function postJson<T>(path: string, body: unknown): Promise<T> {
  return postText(path, JSON.stringify(body));
}

/** Posts a text that is JSON already. */
export function postText<T>(path: string, body: string): Promise<T> {
  return answer(
    fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
    }),
  );
}
