// Off until asked. Then the synthesiser is fetched, and the browser is asked to let it be heard.
import { effect, signal } from '@preact/signals';
import { music_choice, sound_choice, volume } from '../base/settings';
import type { Cue, Mood, Sound } from './cues';
import type { Synth } from './synth';

const kMostAtOnce = 24; // sounds begun within kWindow_ms; more would only be noise
const kWindow_ms = 1000;
const kLate_ms = 700; // what was to be heard before the browser allowed it is heard no more
const kPump_ms = 400;

interface Player {
  readonly synth: Synth;
  wake(): Promise<void>; // when it can be heard
}
// for the page: it has one loudspeaker
let player: Promise<Player> | null = null;
// for the page: likewise
let begun: number[] = [];

async function make(): Promise<Player> {
  const { Synth: Made } = await import('./synth');
  const context = new AudioContext();
  const synth = new Made(context, Math.max(1, Date.now() % 2147483647));
  effect(() => {
    synth.volume = volume.value / 100;
  });
  const wake = () => (document.hidden ? Promise.resolve() : context.resume());
  // A page that was just opened may not sound before it was touched, and a phone that rang has to be asked again.
  const touched = () => {
    if (context.state !== 'running' && sound_choice.peek() === 'on') void wake();
  };
  for (const event of ['pointerdown', 'pointerup', 'keydown'] as const) addEventListener(event, touched, true);
  // A page that nobody sees is silent, and what it was playing waits.
  document.addEventListener('visibilitychange', () => void (document.hidden ? context.suspend() : touched()));
  return { synth, wake };
}

function with_player(use: (player: Player) => void): void {
  player ??= make();
  player.then(use, () => {
    player = null; // not fetched: asked for again by the next sound
  });
}

export function play_sound(sound: Sound, after_ms = 0): void {
  if (sound_choice.peek() !== 'on' || document.hidden) return;
  const now = performance.now();
  begun = begun.filter((each) => now - each < kWindow_ms);
  if (begun.length >= kMostAtOnce) return;
  begun.push(now);
  with_player(({ synth, wake }) => {
    void wake().then(() => {
      if (performance.now() - now < kLate_ms) synth.play(sound, after_ms / 1000);
    });
  });
}

// What is told at once is heard at once: each sound of it, but none twice.
export function play_together(cues: readonly Cue[]): void {
  for (const sound of new Set(cues.map((cue) => cue.sound))) play_sound(sound);
}

export function play_cues(cues: readonly Cue[], ms: number): void {
  for (const { sound, at = 0 } of cues) play_sound(sound, at * ms);
}

// The music of the table that one looks at; null: of none. It is heard while sound and music are on.
// for the page: likewise
export const mood = signal<Mood | null>(null);
// for the page: likewise
let pumping: ReturnType<typeof setInterval> | null = null;
effect(() => {
  const wanted = sound_choice.value === 'on' && music_choice.value === 'on' ? mood.value : null;
  if (wanted === null && player === null) return;
  with_player(({ synth, wake }) => {
    if (pumping !== null) clearInterval(pumping);
    synth.music.mood = wanted;
    if (wanted === null) return;
    void wake();
    pumping = setInterval(() => {
      if (!document.hidden) synth.music.pump();
    }, kPump_ms);
    synth.music.pump();
  });
});
