// The two dice, the countdown before they are seen, and what is said of the throw.
import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '../../wire/pas_touche';
import { BigDie } from './art/dice';
import type { Moment } from './race';
import { card_text } from './spoken';
import type { Texts } from './texts';

interface CallProps {
  readonly moment: Moment;
  readonly card: Card | null; // what the dice show
  readonly title: string;
  readonly detail: string;
  readonly lively: boolean;
  readonly words: Texts;
}
export function Call({ moment, card, title, detail, lively, words }: CallProps) {
  const dice = useRef<HTMLDivElement>(null);
  const at = moment.kind === 'seen' ? moment.at : 0;
  // They fall into place; that takes nothing from the time of those who look.
  useEffect(() => {
    if (!lively || at === 0) return;
    for (const each of dice.current?.children ?? [])
      each.animate([{ transform: 'scale(1.18) rotate(-4deg)' }, { transform: 'none' }], { duration: 160, easing: 'ease-out' });
  }, [at, lively]);
  const counting = moment.kind === 'counting' || moment.kind === 'late';
  return (
    <div class={`pt-call${counting ? ' pt-counting' : ''}`}>
      <div
        class="pt-dice"
        ref={dice}
        role="img"
        aria-label={card === null ? words.dice_wait : words.dice(card_text(words, card))}
      >
        <BigDie face={card?.sweet ?? null} tilt={-9} />
        <BigDie face={card?.count ?? null} tilt={8} />
        {moment.kind === 'counting' && moment.left > 0 && (
          <span class="pt-count" key={moment.left} aria-hidden="true">
            {moment.left}
          </span>
        )}
      </div>
      <div class="pt-asked">
        <h2>{title}</h2>
        <p>{detail}</p>
      </div>
      <span class="visually-hidden" role="status">
        {moment.kind === 'seen' ? `${title} ${detail}` : ''}
      </span>
    </div>
  );
}
