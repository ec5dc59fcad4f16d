// The end: groups of suspects, the shared vision turned card by card, a secret vote, and the truth.
import { Figure } from '../../parts/figures';
import { Icon } from '../../parts/icon';
import type { GroupNumber, View } from '../../wire/mysterium';
import { Ball } from './art/signs';
import type { Props } from './board';
import { kSharedSize } from './data';
import { clue_id, kKinds, vision_id } from './deck';
import type { Ping } from './marks';
import { clue_name, medium_name, seat_name, spoken_clue, spoken_vision } from './names';
import { CardButton } from './pictures';
import type { Spot } from './scene';
import { useStage, useTint } from './stage';
import { type Texts, texts } from './texts';

interface EpilogueProps {
  readonly props: Props;
  readonly view: View;
  readonly spot: Spot | null;
  readonly pings: readonly Ping[];
  readonly picking: boolean; // a group may be picked now
}

function Shared({ props: { language }, view, pings, spot }: EpilogueProps) {
  const words = texts(language);
  const down = Math.max(0, kSharedSize - view.shared.length);
  const { close_up } = useStage();
  const ids = view.shared.map(vision_id);
  return (
    <div class="my-shared" data-row="shared" role="group" aria-label={words.shared}>
      {view.shared.map((vision, at) => (
        <CardButton
          key={vision}
          id={vision_id(vision)}
          label={`${words.shared_card(at + 1)}. ${spoken_vision(vision, language)}`}
          look={spot?.type === 'turned' && spot.vision === vision ? 'my-vision my-newest' : 'my-vision'}
          pings={pings}
          onTouch={() => {
            close_up.value = { card: vision_id(vision), among: ids };
          }}
        />
      ))}
      {Array.from({ length: down }, (_, at) => {
        const known = view.face_down[at];
        return known === undefined ? (
          <span key={`down${at}`} class="my-card my-back" role="img" aria-label={words.shared_down} />
        ) : (
          <CardButton
            key={known}
            id={vision_id(known)}
            label={`${words.shared_down}. ${spoken_vision(known, language)}`}
            look="my-vision my-veiled"
            onTouch={() => {
              close_up.value = { card: vision_id(known), among: view.face_down.map(vision_id) };
            }}
          />
        );
      })}
    </div>
  );
}

// Whose votes lie at a group, as far as they are to be seen.
function votes_at(view: View, group: GroupNumber, spot: Spot | null): readonly number[] {
  const shown = spot?.type === 'ballot' ? spot.shown : Number.POSITIVE_INFINITY;
  let turned = 0;
  return view.players.flatMap(({ vote }, seat) => {
    if (typeof vote !== 'number' || ++turned > shown) return [];
    return vote === group ? [seat] : [];
  });
}

interface GroupProps extends EpilogueProps {
  readonly number: GroupNumber;
  readonly words: Texts;
}
function Suspects({ props, view, spot, pings, picking, number, words }: GroupProps) {
  const { language, names } = props;
  const { close_up, picked_group } = useStage();
  const tint = useTint();
  const group = view.groups[number];
  if (group === undefined) return null;
  const medium = group.medium ?? null;
  const owner = medium === null ? null : medium_name(view, names, medium, words);
  const voters = votes_at(view, number, spot);
  const counted = view.accused !== undefined || view.phase === 'over';
  const hushed = spot?.type === 'ballot';
  const accused = view.accused === number && !hushed;
  const culprit = view.culprit === number;
  const guilty = culprit && !hushed && (view.phase === 'over' || spot?.type === 'culprit');
  const look = [
    'my-group',
    medium === null ? '' : tint(medium),
    picked_group.value === number ? 'my-picked' : '',
    picking ? 'my-pickable' : '',
    guilty ? 'my-guilty' : '',
    accused ? 'my-accused' : '',
    view.phase === 'over' && !guilty && !accused && !hushed ? 'my-cleared' : '',
  ].join(' ');
  const ids = group.cards.map((card, at) => clue_id(kKinds[at] ?? 'object', card));
  const said = [
    words.group_of(number + 1, owner),
    ...group.cards.map((card, at) => clue_name(kKinds[at] ?? 'object', card, language)),
    ...(voters.length > 0 ? [words.votes_of(voters.map((seat) => seat_name(names, seat)))] : []),
    ...(accused ? [words.accused] : []),
    ...(guilty ? [words.culprit] : culprit && view.phase !== 'over' && !counted ? [words.yours_to_convey] : []),
  ];
  return (
    <li class={look} data-group={number}>
      <button
        type="button"
        class="my-group-head"
        aria-pressed={picked_group.value === number}
        aria-label={said.join(', ')}
        onClick={() => {
          if (picking) picked_group.value = picked_group.value === number ? null : number;
          else props.onRefusedTap((language) => texts(language).no_group_now, 'MY-41');
        }}
      >
        {medium === null ? <Icon name="help" /> : <Ball medium={medium} />}
        <b>{number + 1}</b>
        <span>{words.group_name(owner)}</span>
        {culprit && !guilty && <Icon name="candle" />}
      </button>
      <div class="my-three" data-row={`group${number}`}>
        {group.cards.map((card, at) => {
          const kind = kKinds[at] ?? 'object';
          const id = clue_id(kind, card);
          return (
            <CardButton
              key={id}
              id={id}
              label={spoken_clue(kind, card, language)}
              hint={clue_name(kind, card, language)}
              pings={pings}
              onTouch={() => {
                close_up.value = { card: id, among: ids };
              }}
            />
          );
        })}
      </div>
      <div class="my-votes" aria-hidden="true">
        {voters.map((seat) => (
          <Figure key={seat} seat={seat} />
        ))}
        {guilty && <strong class="my-stamp">{words.culprit}</strong>}
        {accused && !guilty && <strong class="my-stamp my-stamp-no">{words.accused}</strong>}
      </div>
    </li>
  );
}

// Who has voted already, as sealed envelopes.
function Envelopes({ view, props: { names, language } }: EpilogueProps) {
  const words = texts(language);
  const voters = view.mediums.flatMap(({ seat }, at) =>
    view.mediums.findIndex((each) => each.seat === seat) === at ? [seat] : [],
  );
  const voted = voters.filter((seat) => view.players[seat]?.voted);
  if (view.phase !== 'voting' && view.phase !== 'turning') return null;
  return (
    <p class="my-envelopes">
      {voters.map((seat) => (
        <span key={seat} class={voted.includes(seat) ? 'my-sealed' : ''} title={seat_name(names, seat)}>
          <Figure seat={seat} />
        </span>
      ))}
      <span>{words.sealed(voted.length, voters.length)}</span>
    </p>
  );
}

export function Epilogue(all: EpilogueProps) {
  const { props, view } = all;
  const words = texts(props.language);
  const shared =
    view.shared.length + view.face_down.length > 0 ||
    view.phase === 'voting' ||
    view.phase === 'turning' ||
    view.phase === 'over';
  return (
    <section class="my-epilogue" aria-label={words.epilogue} style={{ '--groups': view.groups.length }}>
      {shared && <Shared {...all} />}
      <Envelopes {...all} />
      <ol class={`my-groups my-groups-${view.groups.length}`}>
        {view.groups.map((_, number) => (
          <Suspects key={number} {...all} number={number} words={words} />
        ))}
      </ol>
    </section>
  );
}
