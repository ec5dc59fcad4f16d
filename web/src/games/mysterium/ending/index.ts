// The end of a séance: where it turned, the finest vision, hours or cards as a record, and what was still missing.
import { define_ending, type Ended, type Feat, type Past, type Step, type Tip } from '../../../contract/ending';
import type { Event, View } from '../../../wire/mysterium';
import { has_track, kind_sought, kSharedSize } from '../data';
import { medium_name } from '../names';
import { texts } from '../texts';
import { Best } from './best';
import { Scene } from './scene';
import { ending_texts } from './texts';

const is_won = (view: View): boolean => view.ending === 'solved';
const cards_found = (view: View): number => view.mediums.reduce((sum, { sleeve }) => sum + sleeve.length, 0);

function lead({ view, language }: Ended<View>): string {
  const { lead: said } = ending_texts(language);
  const how = view.ending ?? 'mistaken';
  return how === 'solved' ? said.solved(view.hour) : said[how];
}

// Won: each card that was found more than the one before. Lost: the medium that went wrong most often over one card, the last time.
function weight(event: Event, { before, after }: Step<View, Event>, { view }: Ended<View>): number {
  if (event.type !== 'Answered') return 0;
  if (is_won(view)) return event.right ? cards_found(after) : 0;
  return event.right ? 0 : 1 + (before.mediums[event.medium]?.wrong.length ?? 0);
}

// What is compared is of the same difficulty and for as many players.
function feat({ view }: Ended<View>): Feat {
  const setup = `${view.setup.difficulty ?? 'medium'}.${view.players.length}`;
  return is_won(view)
    ? { kind: `hours.${setup}`, value: view.hour, fewer: true }
    : { kind: `found.${setup}`, value: cards_found(view), fewer: false };
}

// Who had most to look for when the time was over.
function still_sought({ view, names, language }: Past<View, Event>): readonly Tip[] {
  if (view.ending !== 'too_late') return [];
  const seeking = view.mediums.flatMap((each, medium) => {
    const kind = kind_sought(each);
    return kind === null ? [] : [{ medium, kind, found: each.sleeve.length, wrong: each.wrong.length }];
  });
  const last = seeking.toSorted((a, b) => a.found - b.found || b.wrong - a.wrong)[0];
  if (last === undefined) return [];
  const words = ending_texts(language);
  const who = medium_name(view, names, last.medium, texts(language));
  return [{ about: '', title: words.tip_missing(who, last.kind), text: words.tip_missing_text(last.wrong) }];
}
// Who voted with only a part of the last vision.
function little_seen({ view, names, language }: Past<View, Event>): readonly Tip[] {
  if (view.ending !== 'mistaken' || !has_track(view)) return [];
  const least = view.mediums
    .map(({ cards_seen }, medium) => ({ cards_seen, medium }))
    .toSorted((a, b) => a.cards_seen - b.cards_seen)[0];
  if (least === undefined || least.cards_seen === 0 || least.cards_seen >= kSharedSize) return [];
  const words = ending_texts(language);
  const who = medium_name(view, names, least.medium, texts(language));
  return [{ about: '', title: words.tip_seen(who, least.cards_seen), text: words.tip_seen_text }];
}

export const ending = define_ending<View, Event>({
  Scene,
  lead,
  weight,
  feat,
  feat_text: ({ kind, value }, language) => {
    const words = ending_texts(language);
    return kind.startsWith('hours') ? words.in_hours(value) : words.found(value);
  },
  tips: (past) => [...still_sought(past), ...little_seen(past)],
  Best,
});
