// What the board and the dock at the thumb both look at: the player of events, the dice, and what the viewer is measuring.
import { batch, signal } from '@preact/signals';
import type { Throw } from '../../board/die';
import type { Motions } from '../../board/motion';
import { EventPlayer } from '../../board/player';
import { type GameStage, use_stage } from '../../contract/stage';
import type { BattleFace, Event, View } from '../../wire/chasseurs_de_tresor';
import type { Space } from './data';
import { type Gesture, plan, type Step } from './plan';
import { land, type Scene } from './scene';

// What a tap on the board does instead of a move: measure from there, show it to the team, plan to go there.
export type Tool = 'point' | 'plan';

const kGestures: Readonly<Record<Gesture, Keyframe[]>> = {
  vanish: [
    { transform: 'none', opacity: 1 },
    { transform: 'translateY(-8px) scale(1.15)', opacity: 0.9, offset: 0.35 },
    { transform: 'translateY(-34px) scale(.3)', opacity: 0 },
  ],
  swell: [{ transform: 'none' }, { transform: 'translateY(-10px) scale(1.5)' }, { transform: 'none' }],
  shake: [
    { transform: 'none' },
    { transform: 'translateX(-5px)', offset: 0.25 },
    { transform: 'translateX(5px)', offset: 0.75 },
    { transform: 'none' },
  ],
  strike: [
    { transform: 'none' },
    { transform: 'rotate(-9deg) translateY(-3px)', offset: 0.2 },
    { transform: 'rotate(11deg) translateY(-9px)', offset: 0.5 },
    { transform: 'none' },
  ],
};

export class Stage implements GameStage {
  readonly die = signal<Throw<number>>({ face: null, tumble: 0 });
  readonly battle = signal<{ readonly faces: readonly BattleFace[]; readonly tumble: number }>({ faces: [], tumble: 0 });
  readonly measuring = signal<Space | null>(null); // from where distances are shown
  readonly tool = signal<Tool | null>(null);
  readonly looked_at = signal<Space | null>(null); // under the mouse: the way there is shown
  readonly player = new EventPlayer<View, Event, Scene, Step>({
    land,
    plan,
    start: (step, motions, ms) => this.#start(step, motions, ms),
    tell: (events) => this.#tell(events),
    landed: (view, fresh) => this.#landed(view, fresh),
    follows: (before, next) => before.turns <= next.turns,
  });

  #start(step: Step, motions: Motions, ms: number): void {
    const { die, battle } = this;
    for (const { id, path, gait } of step.travels) motions.travel(id, path, gait, ms);
    for (const { id, kind } of step.gestures) motions.gesture(id, kGestures[kind], ms);
    batch(() => {
      if (step.roll !== null) {
        die.value = { face: step.roll, tumble: die.value.tumble + 1 };
        battle.value = { faces: [], tumble: battle.value.tumble };
      }
      if (step.battle !== null) battle.value = { faces: step.battle, tumble: battle.value.tumble + 1 };
    });
  }
  #tell(events: readonly Event[]): void {
    const { die, battle } = this;
    for (const event of events) {
      if (event.type === 'Rolled') {
        die.value = { face: event.pips, tumble: die.value.tumble };
        battle.value = { faces: [], tumble: battle.value.tumble };
      }
      if (event.type === 'Fought') battle.value = { faces: event.dice, tumble: battle.value.tumble };
    }
  }
  #landed(view: View, fresh: boolean): void {
    const { die, battle } = this;
    if (fresh) {
      battle.value = { faces: [], tumble: 0 };
      die.value = { face: view.roll ?? null, tumble: 0 };
    }
    const face = view.phase === 'first' ? null : (view.roll ?? die.value.face);
    if (face !== die.value.face) die.value = { face, tumble: die.value.tumble };
  }

  show(view: View, events: readonly Event[], tempo: number): void {
    batch(() => {
      this.looked_at.value = null;
      this.player.show(view, events, tempo);
    });
  }
  // The board is gone.
  readonly forget = (): void => {
    this.player.forget();
    batch(() => {
      this.measuring.value = null;
      this.tool.value = null;
      this.looked_at.value = null;
      this.die.value = { face: null, tumble: 0 };
      this.battle.value = { faces: [], tumble: 0 };
    });
  };
}
export const useStage = use_stage<Stage>;
