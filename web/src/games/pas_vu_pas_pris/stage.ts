// What this device shows of the match, and what its player has in hand: the plan being made, the piece being placed, the keyhole looked
// through again.
import { computed, signal } from '@preact/signals';
import { EventPlayer } from '../../board/player';
import { recall, remember } from '../../parts/memory';
import type { Event, LookRecord, Piece, View } from '../../wire/pas_vu_pas_pris';
import { type Draft, kNoDraft } from './draft';
import { is_evidence, view_at } from './evidence';
import { land, plan, type Scene, type Step } from './scene';
import type { Omen } from './space/omen';
import type { Place } from './space/pose';

// What is being played, for the hall to move.
export interface Beat {
  readonly step: Step;
  readonly ms: number;
}
export const beat = signal<Beat | null>(null);

// A look and the hall as it was then.
export interface Evidence {
  readonly look: LookRecord;
  readonly view: View;
  readonly known: boolean; // false: this device was not there; the server tells how the hall was
}
export const evidence = signal<readonly Evidence[]>([]);
export const again = signal<number | null>(null); // which of them is looked at once more
export const docked = signal(false); // somebody plays here; else it is a replay, a television, or somebody who watches
export const beside = signal(false); // from the side, to see the rays, and not through the hole

// The die as it lies.
export const thrown = signal<{ readonly face: number | null; readonly tumble: number }>({ face: null, tumble: 0 });

let looked_before: View | null = null;
const take_looks = (events: readonly Event[], before: View | null): void => {
  let view = before;
  let list: Evidence[] | null = null;
  for (const event of events) {
    if (event.type === 'DieRolled') thrown.value = { face: event.pips, tumble: thrown.value.tumble };
    if (event.type === 'Looked' && view !== null) {
      list ??= [];
      list.push({ look: event.look, view: view_at(view, event.hall), known: true });
    }
    if (view !== null) view = plan([event], { view, spot: null }).at(-1)?.after.view ?? view;
  }
  if (list !== null) evidence.value = list;
};

export const player = new EventPlayer<View, Event, Scene, Step>({
  land,
  plan(events, from) {
    take_looks(events, from.view);
    return plan(events, from);
  },
  start(step, _motions, ms) {
    if (step.event.type === 'DieRolled') thrown.value = { face: step.event.pips, tumble: thrown.value.tumble + 1 };
    beat.value = { step, ms };
  },
  tell(events) {
    take_looks(events, looked_before);
  },
  landed(view, fresh) {
    looked_before = view;
    beat.value = null;
    if (fresh) thrown.value = { face: null, tumble: thrown.value.tumble };
    // Who was away has missed a look: what was seen last here is not it.
    const known = evidence.value.map(({ look }) => look.number).join() === view.looks.map(({ number }) => number).join();
    if (known && !fresh) return;
    close_look();
    evidence.value = view.looks.map((look) => ({ look, view, known: false }));
  },
  same_match: (before, next) => next.round >= before.round && before.players.length === next.players.length,
});

export function show(view: View, events: readonly Event[], tempo: number): void {
  const fresh = player.scene.value === null;
  const looked = events.some(({ type }) => type === 'Looked');
  if (looked) close_look(); // the next one is not to be seen before it is told
  player.show(view, events, tempo);
  const over = view.phase === 'over'; // then the sheet of the end lies over it
  // Where nothing moves by itself, the look is shown as it ended, until something else is asked.
  if (tempo === 0 && !fresh && looked && !over) again.value = 0;
  else if ((!docked.value || over) && events.length > 0) close_look(); // who watches wants to see what happens next
}
export function look_again(index: number): void {
  again.value = index;
}
export function close_look(): void {
  again.value = null;
  beside.value = false;
}
// The server's evidence of a look that this device did not see.
export async function learn(index: number, place: { readonly table: string; readonly match: number }): Promise<void> {
  const wanted = evidence.value[index];
  if (wanted === undefined || wanted.known) return;
  const answer = await fetch(`/api/tables/${place.table}/matches/${place.match}/evidence/${wanted.look.number}`);
  const found: unknown = answer.ok ? await answer.json() : null;
  if (!is_evidence(found)) return;
  evidence.value = evidence.value.map((each) =>
    each === wanted ? { ...each, view: view_at(each.view, found.hall), known: true } : each,
  );
}
export function forget(): void {
  player.forget();
  looked_before = null;
  evidence.value = [];
  close_look();
  beat.value = null;
  omen.value = null;
}

// Which keyhole all look through now: told by an event, or looked through again.
export const looking = computed<Evidence | null>(() => {
  const chosen = again.value === null ? undefined : evidence.value[again.value];
  if (chosen !== undefined) return chosen;
  const scene = player.scene.value;
  if (scene?.spot?.type !== 'look') return null;
  return { look: scene.spot.look, view: scene.view, known: true };
});

// How the hall is shown; remembered by the browser.
export type Way = 'hall' | 'plan';
const kWay = 'pas-vu-way';
const known = recall(kWay);
export const chosen_way = signal<Way | null>(known === 'plan' || known === 'hall' ? known : null);
export const can_hall = signal(true); // false once WebGL has failed
export const way = computed<Way>(() => (can_hall.value ? (chosen_way.value ?? 'hall') : 'plan'));
export function choose_way(next: Way): void {
  chosen_way.value = next;
  remember(kWay, next);
}

// The piece in this player's hand, while it is being placed.
export interface Held {
  readonly piece: Piece;
  readonly place: Place;
  readonly lift: number; // how much higher than need be
}
export const held = signal<Held | null>(null);
export const omen = signal<Omen | null>(null); // what will become of it if it is let go of now

// The plan being made, and the ghost that is being moved.
export const draft = signal<Draft>(kNoDraft);
export const chosen = signal<number | null>(null);

// The player's own plan, while one that was advised is shown in its place.
export const own_draft = signal<Draft | null>(null);

// A new question: nothing in hand.
let asked = '';
export function ask(question: string): void {
  if (question === asked) return;
  asked = question;
  held.value = null;
  draft.value = kNoDraft;
  own_draft.value = null;
  chosen.value = null;
}
