// What the board and the dock at the thumb both look at: the player of events, what is picked, the die, the note.
import { batch, signal } from '@preact/signals';
import type { Motions } from '../../board/motion';
import { EventPlayer } from '../../board/player';
import { type GameStage, use_stage } from '../../contract/stage';
import type { Event, Face, Square, View } from '../../wire/le_fantome_de_minuit';
import { spot_point } from './geometry';
import { type Note, plan, type Step } from './plan';
import { land, type Scene } from './scene';

export const kHugo = 'hugo';
export const kAura = 'aura';
const kBoo = [{ transform: 'none' }, { transform: 'scale(1.28) translateY(-6px)' }, { transform: 'none' }];

export class Stage implements GameStage {
  readonly picked = signal<Square | null>(null);
  readonly note = signal<Note | null>(null);
  readonly die = signal<{ readonly face: Face | null; readonly tumble: number }>({ face: null, tumble: 0 });
  readonly player = new EventPlayer<View, Event, Scene, Step>({
    land,
    plan,
    start: (step, motions, ms) => this.#start(step, motions, ms),
    tell: (events) => this.#tell(events),
    landed: (view, fresh) => this.#landed(view, fresh),
  });

  #start(step: Step, motions: Motions, ms: number): void {
    const { die, note } = this;
    for (const { id, path, gait } of step.travels) motions.travel(id, path.map(spot_point), gait, ms);
    for (const id of [kHugo, kAura]) motions.travel(id, step.hugo.map(spot_point), 'glide', ms);
    if (step.boo) motions.gesture(kHugo, kBoo, ms);
    batch(() => {
      if (step.die !== null) die.value = { face: step.die.face, tumble: die.value.tumble + 1 };
      if (step.note !== null && !(step.note.kind === 'bravest' && note.value?.kind === 'round')) note.value = step.note;
    });
  }
  #tell(events: readonly Event[]): void {
    const { die, note } = this;
    for (const event of events) {
      if (event.type === 'Rolled') die.value = { face: event.face, tumble: die.value.tumble };
      if (event.type === 'RoundEnded') note.value = { kind: 'round', round: event.round, points: event.points };
    }
  }
  #landed(view: View, fresh: boolean): void {
    const { die, note } = this;
    if (fresh) [note.value, die.value] = [null, { face: null, tumble: 0 }];
    const unrolled = view.phase === 'bravest' || view.phase === 'placing';
    const face = unrolled ? null : (view.roll ?? die.value.face);
    if (face !== die.value.face) die.value = { face, tumble: die.value.tumble };
  }

  show(view: View, events: readonly Event[], tempo: number): void {
    batch(() => {
      this.picked.value = null;
      this.player.show(view, events, tempo);
    });
  }
  // The board is gone.
  readonly forget = (): void => {
    this.player.forget();
    batch(() => {
      this.note.value = null;
      this.picked.value = null;
      this.die.value = { face: null, tumble: 0 };
    });
  };
}
export const useStage = use_stage<Stage>;
