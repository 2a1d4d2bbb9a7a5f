/** A record or position document that was opened from a file, kept for the replay page. */

import { ApiError, postText } from './api';
import type { Frames } from './protocol';
import { go } from './router.svelte';

/** What the server takes: a record has actions, a position has none. */
export interface Opened {
  name: string;
  text: string;
  record: boolean;
  frames: Frames;
}

/** The server takes no more. */
const MOST = 256 * 1024;

let opened = $state.raw<Opened | null>(null);

export function openedDocument(): Opened | null {
  return opened;
}

function isRecord(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && 'actions' in data;
  } catch {
    return false;
  }
}

/** Reads a file, has the server check and play it, and shows it. Throws `ApiError`. */
export async function openDocument(file: File): Promise<void> {
  if (file.size > MOST) throw new ApiError('too_large');
  const text = await file.text();
  const frames = await postText<Frames>('/api/replay', text);
  opened = { name: file.name, text, record: isRecord(text), frames };
  go('/replay');
}
