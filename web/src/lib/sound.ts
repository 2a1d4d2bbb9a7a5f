/** Sounds, at the volumes of the settings. */

import {
  playDraw,
  playEnd,
  playPlace,
  playScore,
  playTick,
  playTurn,
  wakeSounds,
} from '../art/sounds';
import { settings } from './settings.svelte';

const SOUNDS = {
  place: playPlace,
  draw: playDraw,
  score: playScore,
  turn: playTurn,
  end: playEnd,
  tick: playTick,
};

export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  const volume = name === 'turn' || name === 'tick' ? settings.turnVolume : settings.volume;
  if (volume > 0) SOUNDS[name](volume);
}

/** Browsers let a page sound only after its reader has done something. */
export function startSound(): void {
  const wake = (): void => {
    wakeSounds();
    removeEventListener('pointerdown', wake);
    removeEventListener('keydown', wake);
  };
  addEventListener('pointerdown', wake);
  addEventListener('keydown', wake);
}
