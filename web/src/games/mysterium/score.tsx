// The sheet at the end, what is drawn beside each name, and the slip in the margin.
import { ReferenceSlip } from '../../board/score_sheet';
import type { ScoreProps } from '../../contract/game';
import { Icon } from '../../parts/icon';
import type { Language } from '../../texts/language';
import type { View } from '../../wire/mysterium';
import { Ball, GhostSign } from './art/signs';
import { ghost_of, has_track, mediums_of } from './data';
import { clue_id, kKinds } from './deck';
import { clue_name, ending_name, medium_name } from './names';
import { Picture } from './pictures';
import { useTint } from './stage';
import { type Texts, texts } from './texts';
import './style.css';

// What the last vote says of a group, and what is true of it.
function Stamps({ view, group, words }: { readonly view: View; readonly group: number; readonly words: Texts }) {
  if (group < 0) return null;
  return (
    <>
      {view.accused === group && <strong class="my-stamp my-stamp-no">{words.accused}</strong>}
      {view.culprit === group && <strong class="my-stamp">{words.culprit}</strong>}
    </>
  );
}

export function Score({ view, names, language }: ScoreProps<View>) {
  const words = texts(language);
  const tint = useTint();
  // Groups that nobody looked for are told of only if the end turns on them.
  const strangers = view.groups.flatMap(({ medium, cards }, number) =>
    typeof medium !== 'number' && (number === view.culprit || number === view.accused) ? [{ cards, number }] : [],
  );
  return (
    <section class="my-result" aria-label={words.result}>
      {view.ending && <p class="my-result-lead">{ending_name(view, words)}</p>}
      <ol>
        {view.mediums.map((each, medium) => (
          <li key={medium} class={tint(medium)}>
            <Ball medium={medium} />
            <div>
              <b>{medium_name(view, names, medium, words)}</b>
              {has_track(view) && <span>{words.track(each.track)}</span>}
              <Stamps view={view} group={view.groups.findIndex((group) => group.medium === medium)} words={words} />
            </div>
            <div class="my-three">
              {kKinds.map((kind, at) => {
                const card = each.sleeve[at] ?? each.targets[at];
                const found = at < each.sleeve.length;
                if (card === undefined) return <span key={kind} class="my-card my-empty" />;
                const said = `${clue_name(kind, card, language)}, ${found ? words.found : words.missed}`;
                return (
                  <span key={kind} class={found ? 'my-card' : 'my-card my-missed'} role="img" aria-label={said} title={said}>
                    <Picture id={clue_id(kind, card)} />
                  </span>
                );
              })}
            </div>
          </li>
        ))}
        {strangers.map(({ cards, number }) => (
          <li key={`group${number}`}>
            <Icon name="help" />
            <div>
              <b>{words.group_name(null)}</b>
              <Stamps view={view} group={number} words={words} />
            </div>
            <div class="my-three">
              {cards.map((card, at) => {
                const kind = kKinds[at] ?? 'object';
                const said = clue_name(kind, card, language);
                return (
                  <span key={kind} class="my-card" role="img" aria-label={said} title={said}>
                    <Picture id={clue_id(kind, card)} />
                  </span>
                );
              })}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Badge({ view, seat }: { readonly view: View; readonly seat: number }) {
  if (seat === ghost_of(view))
    return (
      <span class="my-badge" aria-hidden="true">
        <GhostSign />
      </span>
    );
  return (
    <span class="my-badge" aria-hidden="true">
      {mediums_of(view, seat).map((medium) => (
        <span key={medium} class="my-badge-of">
          <Ball medium={medium} />
          <i>
            {kKinds.map((kind, at) => (
              <u key={kind} class={at < (view.mediums[medium]?.sleeve.length ?? 0) ? 'my-filled' : ''} />
            ))}
          </i>
        </span>
      ))}
    </span>
  );
}

const kFewestOnLongTrack = 6;
export function Reference({ view, language }: { readonly view: View; readonly language: Language }) {
  const words = texts(language);
  if (!has_track(view)) return null;
  const long = view.players.length >= kFewestOnLongTrack;
  return (
    <ReferenceSlip
      title={words.reference}
      rows={[
        { what: words.reference_token, points: '+1' },
        { what: words.reference_three_cards, points: words.reference_three_cards_points },
        { what: words.reference_two_seen, points: long ? '7' : '5', note: words.reference_shared },
        { what: words.reference_three_seen, points: long ? '10' : '7' },
      ]}
      note={words.reference_note}
    />
  );
}
