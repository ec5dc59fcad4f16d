// The hall, in three dimensions or as a plan, and what is laid over it: the keyhole, cards, the die.
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { DieFace } from '../../board/die';
import { usePlayed } from '../../board/played';
import type { Bell } from '../../wire/pas_vu_pas_pris';
import { is_placing, type Props } from './acting';
import { PieceIcon } from './art';
import { kDeck } from './data/board';
import { HallView } from './hall_view';
import { omen_now, take_up } from './holding';
import { IdImage } from './id_image';
import { Keyhole } from './keyhole';
import { LookAgain } from './look_again';
import { drawn_card, seat_name } from './names';
import { PlanView } from './plan_view';
import { land, type Spot } from './scene';
import { useStage } from './stage';
import { type Texts, texts } from './texts';
import { raise } from './top_layer';
import { can_hall, choose_way, type Way, way } from './ways';
import './style/board.css';
import './style/notes.css';

function BellCard({ bell, words }: { readonly bell: Bell; readonly words: Texts }) {
  const { title, text } = words.bells[bell];
  return (
    <div class="note-card">
      <div class="note-moon" />
      <p class="pv-midnight">{words.midnight}</p>
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
function Note({ spot, props, words }: { readonly spot: Spot; readonly props: Props; readonly words: Texts }) {
  const who = (seat: number) => seat_name(props.names, seat);
  switch (spot.type) {
    case 'bell':
      return <BellCard bell={spot.bell} words={words} />;
    case 'card': {
      const [value = 0, one, other] = kDeck[spot.card] ?? [];
      return (
        <div class="note-card note-small pv-drawn">
          <b class="pv-value">{value}</b>
          {one && other && (
            <span class="pv-pair">
              <PieceIcon piece={one} />
              <PieceIcon piece={other} />
            </span>
          )}
          <p>{drawn_card(who(spot.seat), spot.card, words)}</p>
        </div>
      );
    }
    case 'die':
      return (
        <div class="note-card note-small pv-drawn">
          <span class="pv-die">
            <DieFace pips={spot.pips} />
          </span>
          <p>{words.log_rolled(who(spot.seat), spot.pips)}</p>
        </div>
      );
    case 'side':
      return (
        <div class="note-card note-small">
          <p>{words.log_side(who(spot.seat), spot.side)}</p>
        </div>
      );
    case 'look':
      return null;
  }
}

function Ways({ words }: { readonly words: Texts }) {
  const names: Readonly<Record<Way, string>> = { hall: words.as_hall, plan: words.as_plan };
  if (!can_hall.value) return <p class="pv-no-webgl">{words.no_webgl}</p>;
  return (
    <fieldset class="pv-ways" data-aside>
      <legend class="visually-hidden">{words.show_as}</legend>
      {(['hall', 'plan'] as const).map((each) => (
        <button key={each} type="button" class="pv-way-choice" aria-pressed={way.value === each} onClick={() => choose_way(each)}>
          {names[each]}
        </button>
      ))}
    </fieldset>
  );
}

export function Board(given: Omit<Props, 'stage'>) {
  const stage = useStage();
  const { again, beside, docked, held, looking, omen, player } = stage;
  const props: Props = { ...given, stage };
  const { view, language, calm, names } = props;
  const words = texts(language);
  usePlayed(stage, props);
  useEffect(() => {
    if (is_placing(props)) take_up(stage, view);
  }, [view]);
  const holds = is_placing(props) && !player.playing.value ? held.value : null;
  useLayoutEffect(() => {
    omen.value = holds === null ? null : omen_now(view, holds);
  }, [view, holds]);
  const place = props.where ?? null;
  useEffect(() => {
    if (again.value !== null && place !== null) void stage.learn(again.value, place).catch(() => undefined);
  }, [again.value, place?.table, place?.match]);
  const scene = player.scene.value ?? land(view);
  const look = looking.value;
  const told = again.value !== null || (scene.spot?.type === 'look' && scene.spot.told);
  const flat = way.value === 'plan';
  const box = useRef<HTMLDivElement>(null);
  const whole = look !== null && !flat && !(again.value !== null && beside.value);
  useLayoutEffect(() => (whole && box.current !== null ? raise(box.current) : undefined), [whole]); // a look has the whole screen
  return (
    <div ref={box} class={`pv-board${calm ? '' : ' lively'}`} data-way={way.value}>
      {flat ? <PlanView props={props} scene={scene} /> : <HallView props={props} scene={scene} />}
      <Ways words={words} />
      {view.bell && (
        <p class="pv-bell-now" title={words.bells[view.bell].text}>
          {words.bells[view.bell].title}
          {view.crystal ? ` (${words.crystal_shows(view.crystal)})` : ''}
        </p>
      )}
      {look !== null && (
        <Keyhole evidence={look} told={told} names={names} words={words} lively={!calm}>
          {flat && <IdImage number={look.look.number} place={props.where ?? null} label={words.look_image} />}
        </Keyhole>
      )}
      {!docked.value && (
        <div class="pv-looks" data-aside>
          <LookAgain words={words} />
        </div>
      )}
      {scene.spot !== null && player.playing.value && <Note spot={scene.spot} props={props} words={words} />}
    </div>
  );
}
