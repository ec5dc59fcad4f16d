// The table of the mediums, and of the ghost: clues, mediums with their visions, the hand; at the end the suspects.
import { useEffect } from 'preact/hooks';
import { usePlayed } from '../../board/played';
import type { BoardProps } from '../../contract/game';
import { Icon } from '../../parts/icon';
import type { Action, Event, View } from '../../wire/mysterium';
import { Ball } from './art/signs';
import { CloseUp } from './close_up';
import { Clues } from './clues';
import { ghost_of, in_epilogue, kSharedSize, usual_medium } from './data';
import { deck_words } from './deck';
import { Epilogue } from './epilogue';
import { Hand } from './hand';
import { walk } from './keys';
import { pings_of } from './marks';
import { Mediums } from './mediums';
import { clue_name, seat_name, short_name } from './names';
import { Notebook } from './notebook';
import { Reveal } from './reveal';
import { land, type Scene } from './scene';
import { useStage } from './stage';
import { texts } from './texts';
import './style.css';

export type Props = BoardProps<View, Action, Event>;
export const match_of = ({ where }: Props): number => where?.match ?? 0; // 0: not at a table

const kNothing: readonly Action[] = [];
const kHandSize = 7;

// How many visions of its hand the ghost may take. Also while something is on its way: a tap that comes a moment early means the same.
export function most_to_take({ phase }: View, is_ghost: boolean): number {
  if (!is_ghost) return 0;
  if (phase === 'joining' || phase === 'conveying') return kSharedSize;
  return phase === 'drawing' || phase === 'giving' ? kHandSize : 0;
}

// The answers of the hour that has ended, while the ghost prepares the next.
function LastHour({ scene: { view }, props: { names, language } }: { readonly scene: Scene; readonly props: Props }) {
  const words = texts(language);
  const { answers } = useStage();
  if (view.phase === 'over' || in_epilogue(view)) return null;
  if (answers.value.length === 0) return <div class="my-last" aria-hidden="true" />; // its place is kept: the table does not move
  return (
    <ul class="my-last" aria-label={words.last_hour(Math.max(1, view.hour - 1))}>
      {answers.value.map(({ medium, kind, card, right }) => (
        <li key={medium} class={right ? 'my-right' : 'my-wrong'}>
          <Ball medium={medium} />
          <span>
            <b>{short_name(view, names, medium, words)}</b>{' '}
            {card === null ? words.chose_nothing : clue_name(kind, card, language)}
          </span>
          {card !== null && <strong>{right ? words.right : words.wrong}</strong>}
        </li>
      ))}
    </ul>
  );
}

function Pointing({ props, pings }: { readonly props: Props; readonly pings: ReturnType<typeof pings_of> }) {
  const words = texts(props.language);
  const { close_up } = useStage();
  const last = pings.findLast(({ seat }) => seat !== props.seat);
  if (last === undefined || close_up.value?.card === last.card) return null;
  return (
    <p class="my-look-here" role="status">
      <Icon name="point" /> {words.points_at(seat_name(props.names, last.seat))}
      <button
        type="button"
        class="button small"
        onClick={() => {
          close_up.value = { card: last.card, among: [last.card] };
        }}
      >
        {words.see_it}
      </button>
    </p>
  );
}

export function Board(props: Props) {
  const { view, turn, seat, names, language, calm, busy, marks } = props;
  const stage = useStage();
  const { chosen_medium, close_up, notebook_open, player } = stage;
  usePlayed(stage, props);
  useEffect(() => void deck_words(language), [language]);
  const match = match_of(props);

  const scene = player.scene.value ?? land(view);
  const quiet = player.playing.value;
  const now = scene.view;
  const actions = quiet || busy ? kNothing : (turn.actions ?? kNothing);
  const is_ghost = seat === ghost_of(view);
  const medium = Math.min(chosen_medium.value ?? usual_medium(now, is_ghost ? null : seat), Math.max(0, now.mediums.length - 1));
  const pings = pings_of(marks);
  const most = most_to_take(view, is_ghost);
  const { spot } = scene;
  const lit =
    spot?.type === 'answer' && spot.answer.card !== null
      ? { kind: spot.answer.kind, card: spot.answer.card, right: spot.answer.right }
      : null;
  const epilogue = in_epilogue(now);
  const shows_hand = now.hand.length > 0 && now.phase !== 'over' && now.phase !== 'voting' && now.phase !== 'turning';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows walk between the cards, each of which is a button
    <div
      class={`my-board${calm ? '' : ' lively'}${shows_hand ? ' my-haunting' : ''}`}
      data-phase={now.phase}
      data-hour={now.hour}
      onKeyDown={walk}
    >
      <LastHour scene={scene} props={props} />
      {epilogue ? (
        <Epilogue
          props={props}
          view={now}
          spot={spot}
          pings={pings}
          picking={actions.some(({ type }) => type === 'Vote' || type === 'Convey')}
        />
      ) : (
        <>
          <Clues view={now} names={names} language={language} medium={medium} pings={pings} lit={lit} seat={seat} match={match} />
          <Mediums
            view={now}
            names={names}
            language={language}
            seat={seat}
            medium={medium}
            pings={pings}
            actions={actions}
            onDecide={props.onDecide}
          />
        </>
      )}
      {shows_hand && <Hand view={now} language={language} most={most} />}
      <Reveal scene={scene} props={props} />
      <Pointing props={props} pings={pings} />
      {close_up.value !== null && (
        <CloseUp props={props} view={now} actions={actions} medium={medium} most={most} pings={pings} />
      )}
      {notebook_open.value && seat !== null && <Notebook seat={seat} match={match} language={language} />}
    </div>
  );
}
