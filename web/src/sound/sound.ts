// Off until asked. Then the synthesiser is fetched, and the browser is asked to let it be heard.
import { effect } from '@preact/signals';
import { sound_choice, volume } from '../parts/settings';
import type { Cue, Sound } from './cues';
import type { Synth } from './synth';

const kMostAtOnce = 24; // sounds begun within kWindow_ms; more would only be noise
const kWindow_ms = 1000;

let synth: Promise<Synth> | null = null;
let begun: number[] = [];

async function make(): Promise<Synth> {
  const { Synth: Made } = await import('./synth');
  const context = new AudioContext();
  const made = new Made(context);
  effect(() => {
    made.volume = volume.value / 100;
  });
  // A page that was just opened may not sound before it was touched.
  const wake = () => void context.resume();
  for (const event of ['pointerdown', 'keydown'] as const) addEventListener(event, wake, { once: true });
  wake();
  return made;
}

export function play_sound(sound: Sound, after_ms = 0): void {
  if (sound_choice.value !== 'on' || document.hidden) return;
  const now = performance.now();
  begun = begun.filter((each) => now - each < kWindow_ms);
  if (begun.length >= kMostAtOnce) return;
  begun.push(now);
  synth ??= make();
  synth.then(
    (ready) => ready.play(sound, after_ms / 1000),
    () => {
      synth = null; // not fetched: asked for again by the next sound
    },
  );
}

// What is told at once is heard at once: each sound of it, but none twice.
export function play_together(cues: readonly Cue[]): void {
  for (const sound of new Set(cues.map((cue) => cue.sound))) play_sound(sound);
}

export function play_cues(cues: readonly Cue[], ms: number): void {
  for (const { sound, at = 0 } of cues) play_sound(sound, at * ms);
}
