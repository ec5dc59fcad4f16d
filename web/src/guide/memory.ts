// Which table is the guided one, how far its guide has come, and whether a game's guide was ever finished: kept in this browser.
import { recall, remember } from '../base/memory';
import { kBeginning, type Progress } from './guide';

const kTable = 'guide.table';
const kProgress = 'guide.progress';
const kDone = 'guide.done';

export const is_guided = (table: string): boolean => recall(kTable) === table;
export const was_guided = (game: string): boolean => (recall(kDone) ?? '').split(' ').includes(game);

export function begin_guide(table: string): void {
  remember(kTable, table);
  remember(kProgress, JSON.stringify(kBeginning));
}
export function finish_guide(game: string): void {
  if (!was_guided(game)) remember(kDone, `${recall(kDone) ?? ''} ${game}`.trim());
}
export function progress_kept(): Progress {
  try {
    return JSON.parse(recall(kProgress) ?? '') as Progress;
  } catch {
    return kBeginning;
  }
}
export function keep_progress(progress: Progress): void {
  remember(kProgress, JSON.stringify(progress));
}
