// The sheet at the end, what is drawn beside each name, and the slip in the margin.

import type { ScoreProps } from '../../contract/game';
import { Figure } from '../../parts/figures';
import type { Language } from '../../texts/language';
import type { Space, View } from '../../wire/pas_touche';
import { MarkSign } from './art/signs';
import { SweetDefs } from './art/sweets';
import { land } from './scene';
import { texts } from './texts';
import { SmallCards } from './tracks';
import './style.css';

const level_change = (before: number, next: number) => (before === next ? String(next) : `${before} → ${next}`);

export function ScoreSheet({ view, names, language, over }: ScoreProps<View>) {
  const words = texts(language);
  const scene = land(view);
  const ranked = view.players
    .map((player, seat) => ({ player, seat, won: view.winners.includes(seat) }))
    .toSorted((a, b) => Number(b.won) - Number(a.won) || b.player.progress - a.player.progress);
  return (
    <section class="pt-result" aria-label={words.result}>
      <SweetDefs />
      <ol>
        {ranked.map(({ player, seat, won }) => {
          const at = scene.players[seat];
          return (
            <li key={seat} class={won ? 'pt-winner' : ''}>
              <Figure seat={seat} />
              <div>
                <b>{names[seat]?.name ?? ''}</b>
                <span>{words.progress(won ? player.length : player.progress, player.length)}</span>
              </div>
              {at !== undefined && <SmallCards player={at} />}
              {over !== null && player.level && player.next_level && (
                <p>
                  {words.next_level} <b>{level_change(player.level, player.next_level)}</b>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <p class="pt-foot">
        {words.throws(view.throws)} {over !== null && words.next_levels_help}
      </p>
    </section>
  );
}

export function Badge({ view, seat }: { readonly view: View; readonly seat: number }) {
  const at = land(view).players[seat];
  return at === undefined || at.slots.length === 0 ? <span class="pt-small-cards" /> : <SmallCards player={at} />;
}

const kSpaces: readonly Space[] = ['padlock', 'arrow', 'crossed'];
export function Reference({ language }: { readonly view: View; readonly language: Language }) {
  const words = texts(language);
  return (
    <section class="pt-cheat" aria-label={words.an_error}>
      <h2>{words.an_error}</h2>
      <dl>
        {kSpaces.map((space) => (
          <div key={space}>
            <dt>
              <MarkSign mark={space} />
              <span class="visually-hidden">{words.space_names[space]}</span>
            </dt>
            <dd>{words.error[space]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
