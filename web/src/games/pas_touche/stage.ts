// What the board and the dock at the thumb both look at: the player of events, the throw, the pad of the other hand.
import { batch, computed, signal } from '@preact/signals';
import { EventPlayer } from '../../board/player';
import type { Line as NetLine, Race } from '../../contract/game';
import { type GameStage, use_stage } from '../../contract/stage';
import type { Card, Event, View } from '../../wire/pas_touche';
import { kBrowserFrames } from './clock';
import { kNoPad, type Pad, pad_on } from './hands';
import { plan, type Step } from './plan';
import { Throw } from './race';
import { land, type Scene } from './scene';

export class Stage implements GameStage {
  readonly current = new Throw(kBrowserFrames);
  readonly pad = signal<Pad>(kNoPad);
  readonly pad_held = computed(() => pad_on(this.pad.value));
  readonly net_lines = signal<readonly NetLine[]>([]); // of the last throw
  readonly player = new EventPlayer<View, Event, Scene, Step>({
    land,
    plan,
    start: () => undefined,
    follows: (before, next) => before.throws <= next.throws,
  });

  show(view: View, events: readonly Event[], tempo: number): void {
    this.player.show(view, events, tempo);
  }
  follow(race: Race | null): void {
    batch(() => {
      if (race !== null) this.net_lines.value = race.lines;
      this.current.follow(race);
    });
  }
  // The board is gone.
  readonly forget = (): void => {
    this.player.forget();
    batch(() => {
      this.current.follow(null);
      this.pad.value = kNoPad;
      this.net_lines.value = [];
    });
  };

  // What the dice show now, if they may be seen: of the throw being played, else of the last one.
  called(scene: Scene): Card | null {
    const moment = this.current.moment.value;
    if (moment.kind === 'seen') return moment.dice;
    return moment.kind === 'rest' ? (scene.photo?.dice ?? null) : null;
  }
}
export const useStage = use_stage<Stage>;
