// Where one is in a replay, in the address: a link to it is a link to this moment.
import { replay_path } from '../base/route';

export interface Moment {
  readonly at: number;
  readonly eyes: string;
}
const is_eyes = (text: string | null): text is string => text !== null && /^(all|spectator|\d)$/.test(text);

export function moment_in(search: string): Moment {
  const given = new URLSearchParams(search);
  const at = Number(given.get('at') ?? 0);
  const eyes = given.get('eyes');
  return { at: Number.isSafeInteger(at) && at > 0 ? at : 0, eyes: is_eyes(eyes) ? eyes : 'all' };
}
export function address_of(table: string, match: number, { at, eyes }: Moment): string {
  return `${replay_path(table, match)}?at=${at}&eyes=${eyes}`;
}
