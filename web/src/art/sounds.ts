/**
 * Soft sounds of wood and paper, made with WebAudio when they are needed: no files, nothing to
 * load, and silence wherever the browser has no audio. Volume is 0 to 1; at 0 nothing is made.
 *
 * A browser starts its audio only after a gesture: call `wakeSounds()` from the first click or key.
 */

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** Starts the audio after a gesture of the user; harmless to call again. */
export function wakeSounds(): void {
  void context()?.resume();
}

function context(): AudioContext | undefined {
  if (!audio && typeof AudioContext !== 'undefined') audio = new AudioContext();
  return audio;
}

/** Half a second of white noise: the grain of paper and the thud of wood are cut from it. */
function grain(ctx: AudioContext): AudioBuffer {
  if (!noise) {
    noise = ctx.createBuffer(1, ctx.sampleRate / 2, ctx.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  }
  return noise;
}

/** A gain that opens in `attack` seconds and dies away exponentially within `length`. */
function envelope(
  ctx: AudioContext,
  at: number,
  loud: number,
  attack: number,
  length: number,
): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(Math.max(loud, 0.0002), at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(ctx.destination);
  return gain;
}

/** A struck bar of wood: a falling tone and a quieter, inharmonic overtone. */
function bar(ctx: AudioContext, at: number, pitch: number, loud: number, length: number): void {
  for (const [ratio, share, life] of [
    [1, 1, 1],
    [2.76, 0.32, 0.45],
  ] as const) {
    const tone = ctx.createOscillator();
    tone.type = 'sine';
    tone.frequency.setValueAtTime(pitch * ratio * 1.04, at);
    tone.frequency.exponentialRampToValueAtTime(pitch * ratio, at + 0.03);
    tone.connect(envelope(ctx, at, loud * share, 0.003, length * life));
    tone.start(at);
    tone.stop(at + length);
  }
}

/** A breath of noise through a filter that glides from one pitch to another. */
function brush(
  ctx: AudioContext,
  at: number,
  from: number,
  to: number,
  loud: number,
  attack: number,
  length: number,
  sharpness = 0.9,
): void {
  const source = ctx.createBufferSource();
  source.buffer = grain(ctx);
  source.loop = true;
  const filter = ctx.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = sharpness;
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + length);
  source.connect(filter).connect(envelope(ctx, at, loud, attack, length));
  source.start(at, Math.random() * 0.3);
  source.stop(at + length);
}

/** Runs a sound now, unless there is no audio or no volume. */
function sound(volume: number, make: (ctx: AudioContext, now: number, loud: number) => void): void {
  if (!(volume > 0)) return;
  const ctx = context();
  if (ctx && ctx.state === 'running') make(ctx, ctx.currentTime + 0.005, Math.min(volume, 1));
}

/** A wooden piece is set down on a board. */
export function playPlace(volume: number): void {
  sound(volume, (ctx, now, loud) => {
    const touch = 0.96 + Math.random() * 0.08; // no two pieces land alike
    bar(ctx, now, 196 * touch, 0.34 * loud, 0.16);
    bar(ctx, now, 523 * touch, 0.07 * loud, 0.06);
    brush(ctx, now, 900, 260, 0.3 * loud, 0.002, 0.05);
  });
}

/** A tile is drawn from the pile and turned over. */
export function playDraw(volume: number): void {
  sound(volume, (ctx, now, loud) => {
    brush(ctx, now, 2200, 5200, 0.22 * loud, 0.05, 0.17);
    brush(ctx, now + 0.15, 3400, 1300, 0.42 * loud, 0.004, 0.07);
    bar(ctx, now + 0.16, 330, 0.06 * loud, 0.07);
  });
}

/** Gold is counted: two coins on a wooden table, higher for gain and lower for loss. */
export function playScore(volume: number, gain = true): void {
  sound(volume, (ctx, now, loud) => {
    const notes = gain ? [1318, 1760] : [523, 392];
    notes.forEach((pitch, i) => bar(ctx, now + i * 0.085, pitch, 0.18 * loud, gain ? 0.32 : 0.26));
    brush(ctx, now, 4200, 3000, 0.04 * loud, 0.002, 0.04, 3);
  });
}

/** It is your turn: two knocks on a wooden door, and a friendly third above. */
export function playTurn(volume: number): void {
  sound(volume, (ctx, now, loud) => {
    bar(ctx, now, 392, 0.24 * loud, 0.3);
    bar(ctx, now + 0.14, 494, 0.24 * loud, 0.42);
    brush(ctx, now, 700, 300, 0.1 * loud, 0.002, 0.04);
  });
}

/** The game is over: a slow rising phrase on wooden bars. */
export function playEnd(volume: number): void {
  sound(volume, (ctx, now, loud) => {
    [262, 330, 392, 523].forEach((pitch, i) =>
      bar(ctx, now + i * 0.15, pitch, 0.22 * loud, i === 3 ? 0.9 : 0.45),
    );
    bar(ctx, now + 0.45, 262, 0.14 * loud, 0.9);
  });
}

/** A finger nail on wood: a step in the replay, the last seconds of a clock. */
export function playTick(volume: number): void {
  sound(volume, (ctx, now, loud) => {
    bar(ctx, now, 1050, 0.1 * loud, 0.035);
    brush(ctx, now, 3200, 1800, 0.06 * loud, 0.001, 0.02);
  });
}
