// What the board and the dock at the thumb both look at: the player of events, and what somebody has picked.
import { batch, signal } from '@preact/signals';
import { EventPlayer } from '../../board/player';
import type { Event, GroupNumber, Kind, Medium, View, Vision } from '../../wire/mysterium';
import { ghost_of, is_alone } from './data';
import type { CardId } from './deck';
import { plan, type Step } from './plan';
import { ghost_seat, run_by } from './runners';
import { type Answer, land, type Scene } from './scene';

export const chosen_medium = signal<Medium | null>(null); // null: the usual one
export const chosen_kind = signal<Kind | null>(null); // the row that is open where there is room for one
export const picked = signal<readonly Vision[]>([]); // of the ghost's hand
export const picked_group = signal<GroupNumber | null>(null);
export const answers = signal<readonly Answer[]>([]); // of the hour that has ended
// A picture looked at closely, and those beside it.
export interface CloseUp {
  readonly card: CardId;
  readonly among: readonly CardId[];
}
export const close_up = signal<CloseUp | null>(null);
export const notebook_open = signal(false);

function note(event: Event): void {
  if (event.type === 'Answered')
    answers.value = [
      ...answers.value.filter(({ medium }) => medium !== event.medium),
      { medium: event.medium, kind: event.kind, card: event.card ?? null, right: event.right },
    ];
  if (event.type === 'GlassTurned') answers.value = [];
}

export const player = new EventPlayer<View, Event, Scene, Step>({
  land,
  plan,
  start: ({ event }) => note(event),
  tell: (events) => {
    for (const event of events) note(event);
  },
  landed: (_, fresh) => {
    if (fresh) answers.value = [];
  },
  same_match: (before, next) => before.players.length === next.players.length && before.hour <= next.hour,
});

export function show(view: View, events: readonly Event[], tempo: number): void {
  batch(() => {
    const before = player.scene.peek()?.view ?? null;
    ghost_seat.value = ghost_of(view);
    const seats = is_alone(view) ? view.mediums.map(({ seat }) => seat) : null;
    if (seats?.join() !== run_by.peek()?.join()) run_by.value = seats;
    player.show(view, events, tempo);
    // What was picked and is gone, or was meant for another question, is no longer picked.
    picked.value = picked.value.filter((each) => view.hand.includes(each));
    if (before === null || before.phase !== view.phase || before.hour !== view.hour) {
      picked_group.value = null;
      chosen_medium.value = null;
      chosen_kind.value = null;
    }
    const given = events.find((each) => each.type === 'VisionsGiven');
    if (given !== undefined && view.hand.length > 0) chosen_medium.value = null; // the ghost goes on to the next one
  });
}

export function forget(): void {
  player.forget();
  batch(() => {
    chosen_medium.value = null;
    chosen_kind.value = null;
    picked.value = [];
    picked_group.value = null;
    answers.value = [];
    close_up.value = null;
    notebook_open.value = false;
    run_by.value = null;
  });
}

export function pick(vision: Vision, most: number): void {
  const now = picked.value;
  if (now.includes(vision)) picked.value = now.filter((each) => each !== vision);
  else picked.value = [...now, vision].slice(-most);
}
