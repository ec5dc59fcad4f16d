// One's clairvoyance tokens at the choice of the medium looked at.

import type { SeatName } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Action, Medium, Stance, View } from '../../wire/mysterium';
import { TokenSign } from './art/signs';
import { has_track, kind_sought, mediums_of } from './data';
import { medium_name } from './names';
import { texts } from './texts';

interface BetsProps {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly language: Language;
  readonly seat: number | null;
  readonly medium: Medium;
  readonly actions: readonly Action[];
  onDecide(action: Action): void;
}
const kStances: readonly Stance[] = ['agree', 'disagree'];

export function Bets({ view, names, language, seat, medium, actions, onDecide }: BetsProps) {
  const words = texts(language);
  const [own] = mediums_of(view, seat);
  const mine = own === undefined ? undefined : view.mediums[own];
  const about = view.mediums[medium];
  if (!has_track(view) || view.phase !== 'guessing' || mine === undefined || about === undefined) return null;
  if (kind_sought(about) === null) return null;
  const name = medium_name(view, names, medium, words);
  if (typeof about.choice !== 'number') return <p class="my-bet-lead">{words.bet_later(name)}</p>;
  const lying = mine.tokens.find((each) => each.about === medium)?.stance ?? null;
  const left = { agree: mine.agree_left, disagree: mine.disagree_left };
  const withdraw = actions.find((each) => each.type === 'Withdraw' && each.about === medium);
  return (
    <div class="my-bet-box" role="group" aria-label={words.bet_lead(name)}>
      <p class="my-bet-lead">{words.bet_lead(name)}</p>
      {kStances.map((stance) => {
        const bet = actions.find((each) => each.type === 'Bet' && each.about === medium && each.stance === stance);
        const on = lying === stance;
        return (
          <button
            key={stance}
            type="button"
            class={`answer my-stance my-${stance}`}
            aria-pressed={on}
            disabled={bet === undefined && !(on && withdraw !== undefined)}
            onClick={() => {
              const action = on ? withdraw : bet;
              if (action !== undefined) onDecide(action);
            }}
          >
            <span>
              <TokenSign stance={stance} /> {words.stances[stance]}
            </span>
            <small>{on ? words.withdraw : words.tokens_left(left[stance])}</small>
          </button>
        );
      })}
    </div>
  );
}
