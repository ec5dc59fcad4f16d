// What is awaited at a table, in the words that all games share. What only a game itself understands is `Opaque` to everybody else.

import type { Awaiting } from './shared';

// A member of the wire that only the game itself understands.
export type Opaque = unknown;

export type Result = Extract<Awaiting, { readonly type: 'Over' }>['result'];

// What is awaited, for this viewer. A point that is null is not theirs.
export interface Turn<Action = Opaque> {
  readonly awaiting: Awaiting;
  readonly decide: number | null;
  readonly actions: readonly Action[] | null; // what this seat may decide now
  readonly prompt: number | null; // not null: this seat lets the dice fall
  readonly take_back: number | null;
  readonly may_talk: boolean;
  readonly left_ms: number | null;
}
