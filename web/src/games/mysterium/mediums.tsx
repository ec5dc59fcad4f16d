// The mediums, one after another, and the visions that lie before the one looked at.

import type { SeatName } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { Action, Medium, View } from '../../wire/mysterium';
import { Ball, TokenSign } from './art/signs';
import { Bets } from './bets';
import { has_track, kind_sought, mediums_of } from './data';
import { clue_id, kKinds, vision_id } from './deck';
import type { Ping } from './marks';
import { clue_name, medium_name, short_name, spoken_vision } from './names';
import { CardButton, Picture } from './pictures';
import { useStage, useTint } from './stage';
import { type Texts, texts } from './texts';

interface MediumsProps {
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly language: Language;
  readonly seat: number | null;
  readonly medium: Medium; // looked at
  readonly pings: readonly Ping[];
  readonly actions: readonly Action[];
  onDecide(action: Action): void;
}

function state_of(view: View, medium: Medium, words: Texts, language: Language): string {
  const each = view.mediums[medium];
  if (each === undefined) return '';
  const kind = kind_sought(each);
  const parts = [kind === null ? words.all_found : words.seeks[kind], words.visions_count(each.visions.length)];
  if (kind !== null && view.phase === 'giving') parts.push(each.gifted ? words.has_gift : words.waits_gift);
  if (kind !== null && view.phase === 'guessing')
    parts.push(typeof each.choice === 'number' ? words.chose(clue_name(kind, each.choice, language)) : words.no_choice);
  if (view.phase === 'guessing' && view.players[each.seat]?.ready) parts.push(words.is_ready);
  if (has_track(view)) parts.push(words.track(each.track));
  return parts.join(', ');
}

// Person, place, object: found or still open.
export function Sleeve({ view, medium }: { readonly view: View; readonly medium: Medium }) {
  const sleeve = view.mediums[medium]?.sleeve ?? [];
  return (
    <span class="my-sleeve" aria-hidden="true">
      {kKinds.map((kind, at) => {
        const card = sleeve[at];
        return (
          <span key={kind} class={card === undefined ? '' : 'my-filled'}>
            {card !== undefined && <Picture id={clue_id(kind, card)} />}
          </span>
        );
      })}
    </span>
  );
}

function Chips({ view, names, language, seat, medium }: MediumsProps) {
  const words = texts(language);
  const own = mediums_of(view, seat);
  const { chosen_kind, chosen_medium } = useStage();
  const tint = useTint();
  return (
    <div class="my-chips" data-row="mediums" role="group" aria-label={words.mediums}>
      {view.mediums.map((each, at) => {
        const waits = kind_sought(each) !== null && !each.gifted && (view.phase === 'giving' || view.phase === 'drawing');
        const chose = view.phase === 'guessing' && typeof each.choice === 'number';
        const ready = view.phase === 'guessing' && view.players[each.seat]?.ready === true;
        return (
          <button
            key={at}
            type="button"
            class={`my-chip ${tint(at)}${waits ? ' my-waits' : ''}${own.includes(at) ? ' my-own-chip' : ''}`}
            data-medium={at}
            aria-pressed={at === medium}
            aria-label={words.medium_chip(medium_name(view, names, at, words), state_of(view, at, words, language))}
            onClick={() => {
              chosen_medium.value = at;
              chosen_kind.value = null;
            }}
          >
            <Ball medium={at} />
            <span class="my-chip-name">
              <b>{short_name(view, names, at, words)}</b>
              <Sleeve view={view} medium={at} />
            </span>
            {has_track(view) && each.track > 0 && <em>{each.track}</em>}
            {ready ? <TokenSign stance="agree" /> : chose ? <i class="my-waiting-dot" /> : null}
          </button>
        );
      })}
    </div>
  );
}

function Visions({ view, names, language, medium, pings }: MediumsProps) {
  const words = texts(language);
  const each = view.mediums[medium];
  const visions = each?.visions ?? [];
  const { close_up } = useStage();
  const name = medium_name(view, names, medium, words);
  if (visions.length === 0)
    return (
      <p class="my-none">
        {each !== undefined && kind_sought(each) === null
          ? words.no_visions_done
          : view.hand.length > 0
            ? words.no_visions_given
            : words.no_visions}
      </p>
    );
  const newest = Math.max(...visions.map(({ hour }) => hour));
  return (
    <div class="my-visions" data-row="visions" role="group" aria-label={words.visions_for(name)}>
      {visions.map(({ vision, hour }) => (
        <CardButton
          key={vision}
          id={vision_id(vision)}
          label={`${spoken_vision(vision, language)} ${words.from_hour(hour)}`}
          look={hour === newest && view.hour === hour ? 'my-vision my-newest' : 'my-vision'}
          hint={words.hour(hour)}
          pings={pings}
          onTouch={() => {
            close_up.value = { card: vision_id(vision), among: visions.map((one) => vision_id(one.vision)) };
          }}
        >
          <span class="my-hour" aria-hidden="true">
            {hour}
          </span>
        </CardButton>
      ))}
    </div>
  );
}

export function Mediums(props: MediumsProps) {
  const { view, seat, medium } = props;
  const tint = useTint();
  const knows = (view.mediums[medium]?.targets.length ?? 0) > 0;
  return (
    <section class="my-mediums">
      <Chips {...props} />
      <div class={`my-lane ${tint(medium)}`}>
        {knows && view.phase !== 'over' && <Target {...props} />}
        <Visions {...props} />
        {mediums_of(view, seat).length > 0 && !mediums_of(view, seat).includes(medium) && <Bets {...props} />}
      </div>
    </section>
  );
}

// For the ghost's eyes: the card this medium is to guess.
function Target({ view, names, language, medium, pings }: MediumsProps) {
  const words = texts(language);
  const each = view.mediums[medium];
  const kind = each === undefined ? null : kind_sought(each);
  const card = each?.targets[each.sleeve.length];
  const { close_up } = useStage();
  if (each === undefined || kind === null || card === undefined) return null;
  const id = clue_id(kind, card);
  const name = clue_name(kind, card, language);
  return (
    <div class="my-goal">
      <CardButton
        id={id}
        label={words.convey_to(short_name(view, names, medium, words), name)}
        look="my-target"
        hint={name}
        pings={pings}
        onTouch={() => {
          close_up.value = { card: id, among: [id] };
        }}
      />
      <p>
        <span>{words.target}</span>
        <b>{name}</b>
      </p>
    </div>
  );
}
