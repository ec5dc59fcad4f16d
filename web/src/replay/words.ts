// What is said of a moment: the sentences of the game, or how it began and ended.
import type { Opaque } from '../games/game';
import { headline } from '../table/ending';
import { texts } from '../texts';
import { language } from '../texts/language';
import type { Saying } from '../wire/table';
import type { Point, Reel } from './reel';

function sentences(reel: Reel, events: readonly Opaque[]): readonly string[] {
  const game = reel.game.value;
  if (!game) return [];
  return events.map((event) => game.sentence(event, reel.names.value, language.value)).filter((text) => text !== '');
}

const said = (why: Saying | null) => (why === null ? '' : language.value === 'fr' ? why.french : why.english);

export interface Line {
  readonly at: number;
  readonly text: string;
  readonly why: string; // of the bot whose decision it was, with the first line of it
}
// The log up to a moment.
export function lines_until(reel: Reel, at: number): readonly Line[] {
  return reel.shots.value
    .slice(0, at + 1)
    .flatMap(({ events, why }, index) =>
      sentences(reel, events).map((text, nth) => ({ at: index, text, why: nth === 0 ? said(why) : '' })),
    );
}

// What the bot that decided gives as its reason.
export const reason = (reel: Reel): string => said(reel.shot.value?.why ?? null);

export function moment(reel: Reel): string {
  const shot = reel.shot.value;
  if (!shot) return '';
  if (reel.at.value === 0) return texts.value.replay.start;
  if (shot.awaiting.type === 'Over') return headline(shot.awaiting.result, reel.names.value);
  return in_short(sentences(reel, shot.events), [
    ...new Set(named_points(reel).flatMap((each) => (each.at === reel.at.value ? [each.name] : []))),
  ]);
}
// As much as can be read over the board: of a decision that brings much about, its turning points, else how it begins. The log has all.
const kMostSaid = 130;
export function in_short(said_all: readonly string[], points: readonly string[]): string {
  const all = said_all.join(' ');
  if (all.length <= kMostSaid) return all;
  const told = points.length > 0 ? points : said_all;
  let text = told[0] ?? '';
  for (const more of told.slice(1)) {
    if (text.length + 1 + more.length > kMostSaid) return `${text} …`;
    text += ` ${more}`;
  }
  return text;
}

export interface NamedPoint extends Point {
  readonly name: string;
  readonly great: boolean;
}
export function named_points(reel: Reel): readonly NamedPoint[] {
  const game = reel.game.value;
  return reel.points.value.flatMap((point) => {
    const told = game?.turning_point?.(point.event, reel.names.value, language.value);
    return told ? [{ ...point, ...told }] : [];
  });
}
