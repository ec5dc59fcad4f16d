// What the board shows at one time, and what others see of a table or of a replay.
import type { ReadonlySignal } from '@preact/signals';
import type { GameClient, SeatName } from '../contract/game';
import type { GameStage } from '../contract/stage';
import type { Speech, TableMessage } from '../wire/messages';
import type { Opaque, Turn } from '../wire/turn';
import type { Asked } from './asking';

export interface Frame {
  readonly version: number;
  readonly view: Opaque;
  readonly turn: Turn;
  readonly events: readonly Opaque[];
  readonly tempo: number; // at which they are told; 0: at once
  readonly until: number | null; // when the clock decides, by performance.now()
}

// What the list of players needs to know; a replay has it too.
export interface Seen {
  readonly table: ReadonlySignal<Pick<TableMessage, 'seats' | 'host' | 'you' | 'watching' | 'watchers'> | null>;
  readonly told: ReadonlySignal<Frame | null>; // what all has been told of; the board may be telling more
  readonly game: ReadonlySignal<GameClient | null>;
  readonly stage: ReadonlySignal<GameStage | null>;
  readonly names: ReadonlySignal<readonly SeatName[]>;
  readonly floating: ReadonlySignal<readonly Speech[]>; // emotes just shown
  readonly requests?: ReadonlySignal<readonly Asked[]>;
}

export const may_act = ({ decide, actions, prompt, take_back }: Turn): boolean =>
  decide !== null || actions !== null || prompt !== null || take_back !== null;
// The same turn for who may not act in it.
export const nobody = (turn: Turn): Turn => ({ ...turn, decide: null, actions: null, prompt: null, take_back: null });
export const awaited_in = ({ awaiting }: Turn): readonly number[] =>
  awaiting.type === 'Seats' ? awaiting.set : awaiting.type === 'Nature' ? awaiting.prompters : [];
