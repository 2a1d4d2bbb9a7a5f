/** What the reader has chosen for this browser; kept in local storage. */

export interface Settings {
  /** Empty: what the browser asks for. */
  language: string;
  theme: 'auto' | 'day' | 'lamp';
  contrast: boolean;
  /** 0 no animation, 1 calm, 2 quick. */
  speed: 0 | 1 | 2;
  sound: boolean;
  volume: number;
  turnVolume: number;
  notify: boolean;
  /** How a piece is placed: at once, with a second tap, or by what points (mouse or finger). */
  placing: 'auto' | 'one' | 'two';
  autoEnd: boolean;
  coordinates: boolean;
  names: boolean;
  keys: boolean;
  presets: boolean;
  name: string;
}

const KEY = 'realmwright.settings';

function touchFirst(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

export function defaults(): Settings {
  return {
    language: '',
    theme: 'auto',
    contrast: false,
    speed: 1,
    sound: !touchFirst(),
    volume: 0.5,
    turnVolume: 0.7,
    notify: false,
    placing: 'auto',
    autoEnd: false,
    coordinates: true,
    names: false,
    keys: true,
    presets: true,
    name: '',
  };
}

/** Reads stored settings; whatever is unknown or of another type is dropped. */
export function parse(text: string | null): Settings {
  const settled = defaults();
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (stored && typeof stored === 'object') {
      for (const [key, value] of Object.entries(stored)) {
        if (key in settled && typeof value === typeof settled[key as keyof Settings]) {
          Object.assign(settled, { [key]: value });
        }
      }
    }
  } catch {
    // A broken entry is as good as none.
  }
  return settled;
}

/** Local storage may be forbidden; then nothing is remembered and everything works. */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not remembered, then.
  }
}

export const settings = $state<Settings>(parse(recall(KEY)));

/** Whether the system asks for little motion. */
export function calm(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Keeps storage and the document's theme in step with the settings. */
export function keepSettings(): () => void {
  return $effect.root(() => {
    $effect(() => remember(KEY, JSON.stringify(settings)));
    $effect(() => {
      const root = document.documentElement;
      if (settings.theme === 'auto') delete root.dataset['theme'];
      else root.dataset['theme'] = settings.theme;
      if (settings.contrast) root.dataset['contrast'] = 'more';
      else delete root.dataset['contrast'];
      root.dataset['speed'] = String(settings.speed);
    });
  });
}
