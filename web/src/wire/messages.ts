// The messages by their names.

import type { ClientMessage, ServerMessage } from './table';
import type { Turn as GameTurn } from './turn';

export type ServerType = ServerMessage['type'];
export type Message<T extends ServerType> = Extract<ServerMessage, { type: T }>;
export type TableMessage = Message<'Table'>;
export type UpdateMessage = Message<'Update'>;
export type SeatingMessage = Message<'Seating'>;
export type WaitingMessage = Message<'Waiting'>;
export type CountdownMessage = Message<'Countdown'>;
export type Refused = Message<'Refused'>;
export type SeatInfo = TableMessage['seats'][number];
export type Options = Required<TableMessage['options']>;
export type Speech = TableMessage['speeches'][number];

type WithoutCommand<M> = M extends { command: number } ? Omit<M, 'command'> : never;
// What a person asks for; the connection gives it its number.
export type Wish = WithoutCommand<ClientMessage>;

// The members of a turn that the wire leaves open are the game's own; what may be left out is null.
export function turn_of(turn: UpdateMessage['turn']): GameTurn {
  const { decide = null, prompt = null, take_back = null, left_ms = null } = turn;
  const actions = (turn.actions ?? null) as GameTurn['actions'];
  return { ...turn, decide, actions, prompt, take_back, left_ms };
}
