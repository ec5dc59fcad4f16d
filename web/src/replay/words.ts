// What is said of a moment: the sentences of the game, or how it began and ended.
import { reason_of } from '../catalog/words';
import { sign_of } from '../contract/game';
import type { IconName } from '../parts/icon';
import type { Shot } from '../session/past';
import { headline } from '../table/ending';
import { language } from '../texts/language';
import type { Opaque } from '../wire/turn';
import type { Point, Reel } from './reel';
import { replay_texts } from './texts';

interface Told {
  readonly text: string;
  readonly sign: IconName | null;
}
function told(reel: Reel, events: readonly Opaque[]): readonly Told[] {
  const game = reel.game.value;
  const stage = reel.stage.value;
  if (!game || !stage) return [];
  return events
    .map((event) => ({ text: game.words.sentence(event, reel.names.value, language.value, stage), sign: sign_of(game, event) }))
    .filter(({ text }) => text !== '');
}
const sentences = (reel: Reel, events: readonly Opaque[]) => told(reel, events).map(({ text }) => text);

const said = ({ game, names }: Reel, { why, view }: Shot) => (game.value && reason_of(game.value, why, view, names.value)) ?? '';

export interface Line extends Told {
  readonly at: number;
  readonly why: string; // of the bot whose decision it was, with the first line of it
}
// The log up to a moment.
export function lines_until(reel: Reel, at: number): readonly Line[] {
  return reel.shots.value
    .slice(0, at + 1)
    .flatMap((shot, index) =>
      told(reel, shot.events).map((line, nth) => ({ at: index, ...line, why: nth === 0 ? said(reel, shot) : '' })),
    );
}

// What the bot that decided gives as its reason.
export const reason = (reel: Reel): string => (reel.shot.value ? said(reel, reel.shot.value) : '');

export function moment(reel: Reel): string {
  const shot = reel.shot.value;
  if (!shot) return '';
  if (reel.at.value === 0) return replay_texts.value.start;
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
  const chosen = points.length > 0 ? points : said_all;
  let text = chosen[0] ?? '';
  for (const more of chosen.slice(1)) {
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
  const stage = reel.stage.value;
  return reel.points.value.flatMap((point) => {
    const turning = stage && game?.words.turning_point(point.event, reel.names.value, language.value, stage);
    return turning ? [{ ...point, ...turning }] : [];
  });
}
