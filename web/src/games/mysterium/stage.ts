// What the board and the dock at the thumb both look at: the player of events, and what somebody has picked.
import { batch, signal } from '@preact/signals';
import { EventPlayer } from '../../board/player';
import { type GameStage, use_stage, use_stage_if_any } from '../../contract/stage';
import type { Event, GroupNumber, Kind, Medium, View, Vision } from '../../wire/mysterium';
import { ghost_of, is_alone } from './data';
import type { CardId } from './deck';
import { plan, type Step } from './plan';
import { type Answer, land, type Scene } from './scene';

// A picture looked at closely, and those beside it.
export interface CloseUp {
  readonly card: CardId;
  readonly among: readonly CardId[];
}

export class Stage implements GameStage {
  readonly chosen_medium = signal<Medium | null>(null); // null: the usual one
  readonly chosen_kind = signal<Kind | null>(null); // the row that is open where there is room for one
  readonly picked = signal<readonly Vision[]>([]); // of the ghost's hand
  readonly picked_group = signal<GroupNumber | null>(null);
  readonly answers = signal<readonly Answer[]>([]); // of the hour that has ended
  readonly close_up = signal<CloseUp | null>(null);
  readonly notebook_open = signal(false);
  readonly ghost_seat = signal<number | null>(null); // for sentences, which are told without a view
  // The seat of each medium where everybody runs one: it has its player's colour and sign. Else, null, colours are the mediums' own.
  readonly run_by = signal<readonly number[] | null>(null);
  readonly player = new EventPlayer<View, Event, Scene, Step>({
    land,
    plan,
    start: ({ event }) => this.#note(event),
    tell: (events) => {
      for (const event of events) this.#note(event);
    },
    landed: (_, fresh) => {
      if (fresh) this.answers.value = [];
    },
    follows: (before, next) => before.hour <= next.hour,
  });

  #note(event: Event): void {
    const { answers } = this;
    if (event.type === 'Answered')
      answers.value = [
        ...answers.value.filter(({ medium }) => medium !== event.medium),
        { medium: event.medium, kind: event.kind, card: event.card ?? null, right: event.right },
      ];
    if (event.type === 'GlassTurned') answers.value = [];
  }

  show(view: View, events: readonly Event[], tempo: number): void {
    batch(() => {
      const before = this.player.scene.peek()?.view ?? null;
      this.ghost_seat.value = ghost_of(view);
      const seats = is_alone(view) ? view.mediums.map(({ seat }) => seat) : null;
      if (seats?.join() !== this.run_by.peek()?.join()) this.run_by.value = seats;
      this.player.show(view, events, tempo);
      // What was picked and is gone, or was meant for another question, is no longer picked.
      this.picked.value = this.picked.value.filter((each) => view.hand.includes(each));
      if (before === null || before.phase !== view.phase || before.hour !== view.hour) {
        this.picked_group.value = null;
        this.chosen_medium.value = null;
        this.chosen_kind.value = null;
      }
      const given = events.find((each) => each.type === 'VisionsGiven');
      if (given !== undefined && view.hand.length > 0) this.chosen_medium.value = null; // the ghost goes on to the next one
    });
  }
  // The board is gone.
  readonly forget = (): void => {
    this.player.forget();
    batch(() => {
      this.chosen_medium.value = null;
      this.chosen_kind.value = null;
      this.picked.value = [];
      this.picked_group.value = null;
      this.answers.value = [];
      this.close_up.value = null;
      this.notebook_open.value = false;
      this.run_by.value = null;
    });
  };

  pick(vision: Vision, most: number): void {
    const now = this.picked.value;
    if (now.includes(vision)) this.picked.value = now.filter((each) => each !== vision);
    else this.picked.value = [...now, vision].slice(-most);
  }
}
export const useStage = use_stage<Stage>;

export const useRunners = (): readonly number[] | null => use_stage_if_any<Stage>()?.run_by.value ?? null;
export function useTint(): (medium: Medium) => string {
  const run_by = useRunners();
  return (medium) => {
    const seat = run_by?.[medium];
    return seat === undefined ? `my-medium-${medium}` : `my-player-${seat}`;
  };
}
