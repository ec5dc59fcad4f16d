// What one board shows of its match, and what its player has in hand: the plan being made, the piece being placed, the keyhole looked
// through again.
import { computed, signal } from '@preact/signals';
import { EventPlayer } from '../../board/player';
import { type GameStage, use_stage } from '../../contract/stage';
import { get_evidence } from '../../wire/api';
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
// A look and the hall as it was then.
export interface Evidence {
  readonly look: LookRecord;
  readonly view: View;
  readonly known: boolean; // false: this device was not there; the server tells how the hall was
}
// The piece in this player's hand, while it is being placed.
export interface Held {
  readonly piece: Piece;
  readonly place: Place;
  readonly lift: number; // how much higher than need be
}

const kMostHeld_ms = 60_000;

export class Stage implements GameStage {
  readonly beat = signal<Beat | null>(null);
  readonly evidence = signal<readonly Evidence[]>([]);
  readonly again = signal<number | null>(null); // which of them is looked at once more
  readonly docked = signal(false); // somebody plays here; else it is a replay, a television, or somebody who watches
  readonly beside = signal(false); // from the side, to see the rays, and not through the hole
  readonly thrown = signal<{ readonly face: number | null; readonly tumble: number }>({ face: null, tumble: 0 }); // the die as it lies
  readonly held = signal<Held | null>(null);
  readonly omen = signal<Omen | null>(null); // what will become of it if it is let go of now
  readonly draft = signal<Draft>(kNoDraft); // the plan being made
  readonly chosen = signal<number | null>(null); // the ghost that is being moved
  readonly own_draft = signal<Draft | null>(null); // the player's own plan, while one that was advised is shown in its place
  readonly begun = signal(false); // here
  readonly held_up = signal(false); // a look that is told waits for whoever plays here
  readonly player = new EventPlayer<View, Event, Scene, Step>({
    land,
    plan: (events, from) => {
      this.#take_looks(events, from.view);
      return plan(events, from).map((step) => {
        const { spot } = step.after;
        return step.event.type === 'Looked' && spot?.type === 'look' && spot.told ? { ...step, until: this.#hold_up } : step;
      });
    },
    start: (step, _motions, ms) => {
      if (step.event.type === 'DieRolled') this.thrown.value = { face: step.event.pips, tumble: this.thrown.value.tumble + 1 };
      this.beat.value = { step, ms };
    },
    tell: (events) => this.#take_looks(events, this.#looked_before),
    landed: (view, fresh) => this.#landed(view, fresh),
    follows: (before, next) => next.round >= before.round,
  });
  // Which keyhole all look through now: told by an event, or looked through again.
  readonly looking = computed<Evidence | null>(() => {
    const chosen = this.again.value === null ? undefined : this.evidence.value[this.again.value];
    if (chosen !== undefined) return chosen;
    const scene = this.player.scene.value;
    if (scene?.spot?.type !== 'look') return null;
    return { look: scene.spot.look, view: scene.view, known: true };
  });
  focused_dock = false; // whether the last thing that had the focus lies at the thumb
  #looked_before: View | null = null;
  #asked = '';
  #released: (() => void) | null = null;

  // A look that is told stays until whoever plays here has seen enough; who only watches is shown it for its time.
  readonly #hold_up = (): Promise<void> => {
    if (!this.docked.value) return Promise.resolve();
    this.held_up.value = true;
    return new Promise((resolve) => {
      this.#released = resolve;
      setTimeout(() => this.#released === resolve && this.go_on(), kMostHeld_ms);
    });
  };
  readonly go_on = (): void => {
    this.held_up.value = false;
    this.#released?.();
    this.#released = null;
  };
  readonly follow_focus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || target.closest('.pv-look') !== null) return; // a look gives the focus back
    this.focused_dock = target.closest('.pv-dock') !== null;
  };

  #take_looks(events: readonly Event[], before: View | null): void {
    let view = before;
    let list: Evidence[] | null = null;
    for (const event of events) {
      if (event.type === 'DieRolled') this.thrown.value = { face: event.pips, tumble: this.thrown.value.tumble };
      if (event.type === 'Looked' && view !== null) {
        list ??= [];
        list.push({ look: event.look, view: view_at(view, event.hall), known: true });
      }
      if (view !== null) view = plan([event], { view, spot: null }).at(-1)?.after.view ?? view;
    }
    if (list !== null) this.evidence.value = list;
  }
  #landed(view: View, fresh: boolean): void {
    this.#looked_before = view;
    this.go_on();
    this.beat.value = null;
    if (fresh) this.thrown.value = { face: null, tumble: this.thrown.value.tumble };
    if (view.phase === 'over') this.close_look(); // one that was opened meanwhile would cover the sheet of the end
    // Who was away has missed a look: what was seen last here is not it.
    const known = this.evidence.value.map(({ look }) => look.number).join() === view.looks.map(({ number }) => number).join();
    if (known && !fresh) return;
    this.close_look();
    this.evidence.value = view.looks.map((look) => ({ look, view, known: false }));
  }

  show(view: View, events: readonly Event[], tempo: number): void {
    const fresh = this.player.scene.value === null;
    const looked = events.some(({ type }) => type === 'Looked');
    if (looked) this.close_look(); // the next one is not to be seen before it is told
    this.player.show(view, events, tempo);
    const over = view.phase === 'over'; // then the sheet of the end lies over it
    // Where nothing moves by itself, the look is shown as it ended, until something else is asked.
    if (tempo === 0 && !fresh && looked && !over) this.again.value = 0;
    else if ((!this.docked.value || over) && events.length > 0) this.close_look(); // who watches wants to see what happens next
  }
  look_again(index: number): void {
    this.again.value = index;
  }
  close_look(): void {
    this.again.value = null;
    this.beside.value = false;
  }
  // The server's evidence of a look that this device did not see.
  async learn(index: number, place: { readonly table: string; readonly match: number }): Promise<void> {
    const wanted = this.evidence.value[index];
    if (wanted === undefined || wanted.known) return;
    const found = await get_evidence(place.table, place.match, wanted.look.number);
    if (!is_evidence(found)) return;
    this.evidence.value = this.evidence.value.map((each) =>
      each === wanted ? { ...each, view: view_at(each.view, found.hall), known: true } : each,
    );
  }
  // The board is gone.
  readonly forget = (): void => {
    this.player.forget();
    this.go_on();
    this.#looked_before = null;
    this.evidence.value = [];
    this.close_look();
    this.beat.value = null;
    this.omen.value = null;
  };
  // A new question: nothing in hand.
  ask(question: string): void {
    if (question === this.#asked) return;
    this.#asked = question;
    this.held.value = null;
    this.draft.value = kNoDraft;
    this.own_draft.value = null;
    this.chosen.value = null;
  }
}
export const useStage = use_stage<Stage>;
