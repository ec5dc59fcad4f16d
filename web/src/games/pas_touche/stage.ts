// What the board and the dock at the thumb both look at: the player of events, the throw, the pad of the other hand.
import { batch, computed, signal } from '@preact/signals';
import { EventPlayer } from '../../board/player';
import type { Card, Event, View } from '../../wire/pas_touche';
import type { Line as NetLine, Race } from '../game';
import { kBrowserFrames } from './clock';
import { kNoPad, type Pad, pad_on } from './hands';
import { plan, type Step } from './plan';
import { Throw } from './race';
import { land, type Scene } from './scene';

export const current = new Throw(kBrowserFrames);
export const pad = signal<Pad>(kNoPad);
export const pad_held = computed(() => pad_on(pad.value));
export const net_lines = signal<readonly NetLine[]>([]); // of the last throw

export const player = new EventPlayer<View, Event, Scene, Step>({
  land,
  plan,
  start: () => undefined,
  same_match: (before, next) => before.players.length === next.players.length && before.throws <= next.throws,
});

export function show(view: View, events: readonly Event[], tempo: number): void {
  player.show(view, events, tempo);
}
export function follow(race: Race | null): void {
  batch(() => {
    if (race !== null) net_lines.value = race.lines;
    current.follow(race);
  });
}
export function forget(): void {
  player.forget();
  batch(() => {
    current.follow(null);
    pad.value = kNoPad;
    net_lines.value = [];
  });
}

// What the dice show now, if they may be seen: of the throw being played, else of the last one.
export function called(scene: Scene): Card | null {
  const moment = current.moment.value;
  if (moment.kind === 'seen') return moment.dice;
  return moment.kind === 'rest' ? (scene.photo?.dice ?? null) : null;
}
