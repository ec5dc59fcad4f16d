// Each event as a line of the log. A line is told without its view: runners.ts knows who runs which medium.

import type { SeatName, TurningPoint } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Ballot, Event, Medium } from '../../wire/mysterium';
import { spoken_vision, told_clue } from './names';
import { runner } from './runners';
import type { Stage } from './stage';
import { texts } from './texts';

// More than one group has the most votes: then it is not their number that decides.
function is_tied(votes: readonly Ballot[]): boolean {
  const counts = [...new Set(votes.map(({ group }) => group))].map((each) => votes.filter(({ group }) => group === each).length);
  const most = Math.max(...counts);
  return counts.filter((each) => each === most).length > 1;
}

export function sentence(event: Event, names: readonly SeatName[], language: Language, { ghost_seat }: Stage): string {
  const words = texts(language);
  const seat = (at: number) => names[at]?.name ?? '';
  const who = (medium: Medium) => {
    const colour = words.colours[medium] ?? '';
    const at = runner(medium, names.length, ghost_seat.value);
    if (at === null || seat(at) === '') return colour;
    return names.length >= 4 ? seat(at) : words.medium_of(colour, seat(at));
  };
  switch (event.type) {
    case 'TargetDrawn':
      return typeof event.card === 'number'
        ? words.log_target(who(event.medium), told_clue(event.kind, event.card, language))
        : '';
    case 'HourStruck':
      return words.log_hour(event.hour);
    case 'TokensReturned':
      return words.log_tokens;
    case 'PileShuffled':
      return words.log_shuffled(event.cards);
    case 'VisionsGiven':
      return words.log_given(who(event.medium), event.visions.length);
    case 'CrowSent':
      return words.log_crow(event.cards);
    case 'GlassTurned':
      return words.log_glass;
    case 'CardChosen':
      return words.log_chosen(who(event.medium), told_clue(event.kind, event.card, language));
    case 'BetPlaced':
      return words.log_bet(who(event.medium), who(event.about), event.stance);
    case 'BetWithdrawn':
      return words.log_withdrawn(who(event.medium), who(event.about));
    case 'SaidReady':
      return words.log_ready(seat(event.seat));
    case 'TimeUp':
      return words.log_time;
    case 'Answered': {
      if (typeof event.card !== 'number') return words.log_none(who(event.medium), event.kind);
      const card = told_clue(event.kind, event.card, language);
      return event.right ? words.log_right(who(event.medium), card) : words.log_wrong(who(event.medium), card);
    }
    case 'BetSettled':
      return event.right
        ? words.log_bet_right(who(event.medium), who(event.about), event.track)
        : words.log_bet_wrong(who(event.medium), who(event.about));
    case 'CameThrough':
      return words.log_through(who(event.medium), event.steps);
    case 'Conveyed':
      return typeof event.culprit === 'number' ? words.log_conveyed_own(event.culprit + 1) : words.log_conveyed;
    case 'SharedTurned':
      return words.log_turned(event.cards, spoken_vision(event.vision, language).replace(/\.$/, ''));
    case 'Voted':
      return typeof event.group === 'number'
        ? words.log_vote(seat(event.seat), event.group + 1)
        : words.log_voted(seat(event.seat));
    case 'Disagreed':
      return words.log_disagreed;
    case 'VotesCounted':
      return typeof event.accused === 'number'
        ? words.log_counted(event.accused + 1, is_tied(event.votes))
        : words.log_counted_none;
    case 'CulpritShown':
      return words.log_culprit(event.culprit + 1);
    case 'TargetShown':
      return words.log_target_shown(who(event.medium), told_clue(event.kind, event.card, language));
    case 'Ended':
      return words.endings[event.ending];
    case 'ClueLaid':
    case 'VisionDrawn':
    case 'GroupJoined':
      return ''; // to be seen on the table
  }
}

export function turning_point(event: Event, names: readonly SeatName[], language: Language, stage: Stage): TurningPoint | null {
  const words = texts(language);
  switch (event.type) {
    case 'HourStruck':
      return { name: words.hour(event.hour), great: true };
    case 'Answered':
      return event.right ? { name: sentence(event, names, language, stage), great: false } : null;
    case 'Conveyed':
    case 'VotesCounted':
    case 'Ended':
      return { name: sentence(event, names, language, stage), great: true };
    default:
      return null;
  }
}
