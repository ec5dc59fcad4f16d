// The messages by their names.
import type { Turn as GameTurn } from '../games/game';
import type { ClientMessage, ServerMessage } from './table';

export type ServerType = ServerMessage['type'];
export type Message<T extends ServerType> = Extract<ServerMessage, { type: T }>;
export type TableMessage = Message<'Table'>;
export type UpdateMessage = Message<'Update'>;
export type SeatingMessage = Message<'Seating'>;
export type Refused = Message<'Refused'>;
export type SeatInfo = TableMessage['seats'][number];
export type Options = Required<TableMessage['options']>;
export type Speech = TableMessage['speeches'][number];

type WithoutCommand<M> = M extends { command: number } ? Omit<M, 'command'> : never;
// What a person asks for; the connection gives it its number.
export type Wish = WithoutCommand<ClientMessage>;

// The members of a turn that the wire leaves open are the game's own.
export const turn_of = (turn: UpdateMessage['turn']): GameTurn => turn as unknown as GameTurn;
