// The three boards: persons, places and objects, with what lies on them. On a phone one of them is open.

import type { SeatName } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Clue, Kind, Medium, View } from '../../wire/mysterium';
import { Ball, KindSign, TokenSign } from './art/signs';
import { kind_sought, sees_targets, target_of } from './data';
import { clue_id, kKinds } from './deck';
import type { Ping } from './marks';
import { clue_name, medium_name, short_name, spoken_clue } from './names';
import { aside_of } from './notes';
import { CardButton } from './pictures';
import { useStage } from './stage';
import { texts } from './texts';

// What there is to know of a card on the table.
export interface Standing {
  readonly choosers: readonly Medium[];
  readonly finder: Medium | null;
  readonly triers: readonly Medium[]; // for whom it was not it
  readonly targets: readonly Medium[]; // for the ghost's eyes: who is to guess it now
}
export function standing_of(view: View, kind: Kind, card: Clue): Standing {
  const row = kKinds.indexOf(kind);
  const of = (test: (medium: View['mediums'][number]) => boolean) => view.mediums.flatMap((each, at) => (test(each) ? [at] : []));
  const seeks = (each: View['mediums'][number]) => kind_sought(each) === kind;
  return {
    choosers: of((each) => seeks(each) && each.choice === card),
    finder: of((each) => each.sleeve[row] === card)[0] ?? null,
    triers: of((each) => seeks(each) && each.wrong.includes(card)),
    targets: of((each) => seeks(each) && target_of(each) === card),
  };
}

interface CluesProps {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly language: Language;
  readonly medium: Medium; // whose search is looked at
  readonly pings: readonly Ping[];
  readonly lit: { readonly kind: Kind; readonly card: Clue; readonly right: boolean } | null; // being answered
  readonly seat: number | null;
  readonly match: number;
}

export function Clues({ view, names, language, medium, pings, lit, seat, match }: CluesProps) {
  const words = texts(language);
  const { chosen_kind, close_up } = useStage();
  const looked_at = view.mediums[medium];
  const usual = looked_at === undefined ? null : kind_sought(looked_at);
  const open = lit?.kind ?? chosen_kind.value ?? usual ?? 'object';
  const name = (each: Medium) => medium_name(view, names, each, words);
  const aside = aside_of(seat, match);
  const knows = sees_targets(view);
  return (
    <section class="my-clues" aria-label={words.boards}>
      <div class="my-clue-tabs">
        {kKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            class="my-clue-tab"
            aria-pressed={kind === open}
            onClick={() => {
              chosen_kind.value = kind;
            }}
          >
            <KindSign kind={kind} />
            <span>{words.kinds[kind]}</span>
            <span class="my-seekers" aria-hidden="true">
              {view.mediums.map((each, at) => (kind_sought(each) === kind ? <Ball key={at} medium={at} /> : null))}
            </span>
          </button>
        ))}
      </div>
      {kKinds.map((kind, row) => {
        const cards = view.laid[row] ?? [];
        const seekers = view.mediums.flatMap((each, at) => (kind_sought(each) === kind ? [at] : []));
        return (
          <div
            key={kind}
            class={`my-clue-row${kind === open ? ' my-open' : ''}${kind === usual ? ' my-sought' : ''}`}
            style={{ '--n': Math.max(4, cards.length) }}
          >
            <h3>
              <button
                type="button"
                aria-pressed={kind === open}
                onClick={() => {
                  chosen_kind.value = kind;
                }}
              >
                <KindSign kind={kind} />
                <span>{words.kinds[kind]}</span>
                <span class="my-seekers" title={seekers.length > 0 ? words.sought_here(seekers.map(name)) : ''}>
                  {seekers.map((each) => (
                    <Ball key={each} medium={each} />
                  ))}
                </span>
              </button>
            </h3>
            <div class="my-cards" data-row={kind}>
              {cards.map((card) => {
                const id = clue_id(kind, card);
                const { choosers, finder, triers, targets } = standing_of(view, kind, card);
                const tried = triers.includes(medium);
                const set_aside = finder === null && aside.includes(id);
                const shines = lit !== null && lit.kind === kind && lit.card === card;
                const bets = choosers.flatMap((about) =>
                  view.mediums.flatMap((each) => each.tokens.filter((token) => token.about === about)),
                );
                const label = [
                  spoken_clue(kind, card, language),
                  ...(choosers.length > 0 ? [words.chosen_by(choosers.map(name))] : []),
                  ...(finder === null ? [] : [words.found_by(name(finder))]),
                  ...(triers.length > 0 ? [words.tried_by(triers.map(name))] : []),
                  ...(targets.length > 0 ? [words.target_for(targets.map(name))] : []),
                  ...(set_aside ? [words.set_aside] : []),
                ].join('. ');
                const look = [
                  finder === null ? '' : 'my-found',
                  tried ? 'my-tried' : '',
                  set_aside ? 'my-aside' : '',
                  targets.includes(medium) ? 'my-target' : '',
                  shines ? (lit.right ? 'my-bet-yes' : 'my-bet-no') : '',
                ].join(' ');
                return (
                  <CardButton
                    key={id}
                    id={id}
                    label={label}
                    look={look}
                    hint={clue_name(kind, card, language)}
                    pings={pings}
                    onTouch={() => {
                      close_up.value = { card: id, among: cards.map((each) => clue_id(kind, each)) };
                    }}
                  >
                    {knows && targets.length > 0 && (
                      <span class="my-meant-for">
                        {targets.map((each) => (
                          <Ball key={each} medium={each} />
                        ))}
                      </span>
                    )}
                    {choosers.length > 0 && (
                      <span class="my-pawns">
                        {choosers.map((each) => (
                          <span key={each} title={short_name(view, names, each, words)}>
                            <Ball medium={each} />
                          </span>
                        ))}
                      </span>
                    )}
                    {bets.length > 0 && (
                      <span class="my-bets">
                        {bets.map(({ stance }, at) => (
                          <TokenSign key={at} stance={stance} />
                        ))}
                      </span>
                    )}
                    {finder !== null && (
                      <span class="my-seal">
                        <Ball medium={finder} />
                      </span>
                    )}
                    {tried && finder === null && <span class="my-cross" aria-hidden="true" />}
                  </CardButton>
                );
              })}
            </div>
          </div>
        );
      })}
    </section>
  );
}
