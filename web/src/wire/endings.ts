// Why a connection is over for good, by the code with which the server closes it (docs/PROTOCOL.md).

// shut_out: one was not let in; turned_away: one had knocked; sent_out: one was at the table; nobody_opened: one waited in vain;
// closed and banned: by whoever runs the server.
export type Ending =
  | 'outdated'
  | 'shut_out'
  | 'turned_away'
  | 'sent_out'
  | 'no_table'
  | 'full'
  | 'nobody_opened'
  | 'closed'
  | 'banned';

export const kShutOut = 4003;
export const kEndings: Readonly<Record<number, Ending>> = {
  4000: 'outdated',
  [kShutOut]: 'shut_out',
  4004: 'no_table',
  4009: 'full',
  4012: 'nobody_opened',
  4013: 'closed',
  4014: 'banned',
};

// The clauses after which the server closes the connection.
export const kLastWords: ReadonlySet<string> = new Set(['TB-47', 'TB-48', 'SV-17']);
