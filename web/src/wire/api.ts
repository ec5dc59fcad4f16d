// What is asked once, over HTTP. What the server refuses is thrown as it is on the wire: parts/refusals.ts puts it into words.
import { random_number } from './random';
import type {
  GameList,
  Me,
  MoveCode,
  NewMe,
  OpenTable,
  OwnData,
  OwnTables,
  Refused,
  Replay,
  ReportReason,
  ReportTaken,
  SeatsLeft,
  SendReport,
  SetName,
  TableList,
  TableOpened,
  TableSummary,
  Trust,
} from './table';

export class ApiRefusal extends Error {
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.fault ? `${refused.clause}: ${refused.fault}` : refused.clause);
    this.refused = refused;
  }
}
// Whoever runs the server has banned this person, device or network.
export const kBanned = 'SV-17';
// Nobody answered.
export class Unreachable extends Error {}

// Who asks, of those who share this device: its own person, a guest it is passed to, or a screen that everyone watches.
export type Sharer = number | 'screen';
export const as_query = (as: Sharer): string => (as === 0 ? '' : `?as=${as}`);

// What is to be done when the server speaks another version than this page does. What can do it is above this folder: main.tsx sets it.
// for the page: there is one of it
let renew = () => {};
export function when_outdated(then: () => void): void {
  renew = then;
}

const has = (answer: unknown, members: readonly string[]): answer is object =>
  typeof answer === 'object' && answer !== null && members.every((each) => each in answer);
const kRefused: readonly (keyof Refused)[] = ['clause', 'reason', 'arguments'];

// The members of an answer are those without which nothing can be made of it.
async function request<T>(path: string, members: readonly (keyof T & string)[], body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(
      path,
      body === undefined ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Unreachable(path);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && has(answer, members)) return answer as T;
  if (!response.ok && has(answer, kRefused)) throw new ApiRefusal(answer as Refused);
  if (response.ok ? answer !== null : has(answer, ['clause'])) renew();
  throw new Unreachable(path);
}

export const get_games = () => request<GameList>('/api/games', ['games']);
export const get_trust = () => request<Trust>('/api/trust', ['https_port']);
export const get_me = () => request<Me>('/api/me', ['id', 'name']);
export const get_tables = () => request<TableList>('/api/tables', ['tables']);
export const get_own_tables = () => request<OwnTables>('/api/me/tables', ['tables']);
export const get_matches = (table: string) =>
  request<TableSummary>(`/api/tables/${encodeURIComponent(table)}/matches`, ['game', 'seats', 'matches']);
const match_address = (table: string, match: number) => `/api/tables/${encodeURIComponent(table)}/matches/${match}`;
export const record_address = (table: string, match: number) => `${match_address(table, match)}/record`;
const kReplay: readonly (keyof Replay)[] = ['game', 'players', 'decisions', 'view', 'awaiting', 'steps'];
// A page of it: the view after so many decisions, and what followed.
export const get_replay = (table: string, match: number, eyes: string, from: number) =>
  request<Replay>(`${match_address(table, match)}/replay?eyes=${encodeURIComponent(eyes)}&from=${from}`, kReplay);
// What the server saw of a look, sample by sample; null if it does not tell.
export const get_evidence = (table: string, match: number, look: number) =>
  request<unknown>(`${match_address(table, match)}/evidence/${look}`, []).catch((fault: unknown) => {
    if (fault instanceof ApiRefusal) return null;
    throw fault;
  });
// One of the program's own files.
export const get_file = <T>(path: string) => request<T>(path, []);
export const set_name = (name: string, as: Sharer = 0) => request<SetName>(`/api/me${as_query(as)}`, [], { name });
export function send_report(table: string, as: Sharer, person: string, reason: ReportReason | null): Promise<ReportTaken> {
  const report: SendReport = { person, reason };
  return request<ReportTaken>(`/api/tables/${encodeURIComponent(table)}/reports${as_query(as)}`, [], report);
}

// About oneself, and all who share the device.
export const get_own_data = (after: string | null) =>
  request<OwnData>(`/api/me/data${after === null ? '' : `?after=${after}`}`, ['people', 'tables']);
export const leave_everywhere = () => request<SeatsLeft>('/api/me/leave', ['seats'], {});
export const erase_me = (id: string) => request<unknown>('/api/me/erase', [], { id });
export const forget_me = () => request<unknown>('/api/me/forget', [], {});
export const make_code = () => request<MoveCode>('/api/me/code', ['code', 'seconds'], {});
export const move_here = (code: string) => request<NewMe>('/api/me/move', ['id'], { code });

// Sent again after a failure with the same number, it gives the same table.
export async function open_table(wish: Omit<OpenTable, 'command'>): Promise<string> {
  const command = 1 + Math.floor(random_number() * 2 ** 50);
  const ask = () => request<TableOpened>('/api/tables', ['table'], { ...wish, command });
  const opened = await ask().catch((fault: unknown) => {
    if (fault instanceof Unreachable) return ask();
    throw fault;
  });
  return opened.table;
}

// Whether this browser trusts the certificate of that address: only then can the page read the answer.
const kPatience_ms = 3000;
export async function is_trusted(origin: string): Promise<boolean> {
  try {
    const options = { mode: 'cors', credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(kPatience_ms) } as const;
    await fetch(`${origin}/health`, options);
    return true;
  } catch {
    return false;
  }
}
