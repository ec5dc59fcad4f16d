// The hall in three dimensions, on its canvas: fetched when it is wanted.
import { useEffect, useRef, useState } from 'preact/hooks';
import { in_hand } from '../../parts/pointer';
import { go, is_placing, is_planning, type Props, press, quiet, tap } from './acting';
import { figure_of, kSquares, owner_of } from './data/board';
import { drawn_at_look, drawn_of } from './drawn_of';
import type { Drawn, Hands } from './hall/drawn';
import type { Hall } from './hall/hall';
import { put_held } from './holding';
import type { Scene } from './scene';
import { texts } from './texts';
import { can_hall } from './ways';

const kLanding_ms = 350;
const kApproach_ms = 2600;
const kReturn_ms = 900;
const kOrbit: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, 5],
  ArrowDown: [0, -5],
};

export function drawn_now(props: Props, scene: Scene): Drawn {
  const { again, beside, chosen, draft, held, looking, player } = props.stage;
  const look = looking.value;
  if (look !== null) {
    const told = again.value !== null || (scene.spot?.type === 'look' && scene.spot.told);
    return drawn_at_look(look, told, again.value !== null && beside.value);
  }
  return drawn_of(scene.view, {
    seat: props.seat,
    planning: is_planning(props) && !player.playing.value,
    draft: draft.value,
    chosen: chosen.value,
    held: is_placing(props) ? held.value : null,
    actions: quiet(props) ? [] : (props.turn.actions ?? []),
  });
}

export function HallView({ props, scene }: { readonly props: Props; readonly scene: Scene }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hall = useRef<Hall | null>(null);
  const arrived = useRef<Hall | null>(null);
  const [ready, set_ready] = useState(false);
  const latest = useRef(props);
  latest.current = props;
  const { again, beat, beside, looking } = props.stage;
  const words = texts(props.language);
  const side = props.seat === null ? null : (props.view.players[props.seat]?.side ?? null);

  useEffect(() => {
    let gone = false;
    let offset = { x: 0, y: 0 };
    let grabbed: 'piece' | 'ghost' | null = null;
    const hands: Hands = {
      tap: (pick) => tap(latest.current, pick),
      grab(pick) {
        const now = latest.current;
        const { chosen, held } = now.stage;
        if (quiet(now)) return false;
        if (is_placing(now) && held.value !== null && pick.type === 'piece' && pick.piece === held.value.piece) {
          const { x, y } = held.value.place.at;
          offset = { x: x - pick.at.x, y: y - pick.at.y };
          grabbed = 'piece';
          return true;
        }
        const own = pick.type === 'ghost' && is_planning(now) && owner_of(pick.ghost) === now.seat;
        if (!own || chosen.value !== figure_of(pick.ghost)) return false;
        grabbed = 'ghost';
        return true;
      },
      drag(pick, plane) {
        const now = latest.current;
        if (grabbed === 'piece') return put_held(now.stage, now.view, plane.x + offset.x, plane.y + offset.y);
        if (pick === null || pick.type === 'ghost' || pick.type === 'side') return;
        const kept = (value: number) => Math.min(kSquares - 1, Math.max(0, Math.floor(value)));
        go({ ...now, onRefusedTap: () => undefined }, kept(pick.at.y) * kSquares + kept(pick.at.x), pick.at);
      },
      drop() {
        grabbed = null;
      },
    };
    const fail = () => {
      can_hall.value = false;
    };
    const furnish = async () => {
      const { Hall: Made } = await import('./hall');
      if (gone || canvas.current === null) return;
      const made = await Made.make(canvas.current, hands, fail);
      if (gone || canvas.current === null) return made.dispose();
      made.fit(side);
      hall.current = made;
      Object.assign(canvas.current, { hall: made }); // for the measurements
      set_ready(true);
    };
    furnish().catch(fail);
    return () => {
      gone = true;
      hall.current?.dispose();
      hall.current = null;
    };
  }, []);

  useEffect(() => {
    hall.current?.name(words.sides);
  }, [ready, words]);
  const drawn = drawn_now(props, scene);
  const moving = beat.value;
  const look = looking.value;
  const through = look !== null && !(again.value !== null && beside.value) ? look.look.door : null;
  useEffect(() => {
    const { tempo } = latest.current;
    const step = moving?.step;
    const walk = step?.walk ? { ghost: step.walk.seat * 7 + step.walk.figure, path: step.walk.path } : null;
    hall.current?.live(!latest.current.calm);
    hall.current?.update(drawn, { ms: moving?.ms ?? (tempo > 0 ? kLanding_ms : 0), walk });
  });
  useEffect(() => {
    const { tempo } = latest.current;
    const fresh = arrived.current !== hall.current; // drawn only now: there is no way to show, where one looks already
    arrived.current = hall.current;
    hall.current?.look(through, fresh ? 0 : (through === null ? kReturn_ms : kApproach_ms) * tempo);
  }, [ready, through?.side, through?.number]);

  const key = (event: KeyboardEvent) => {
    const rig = hall.current?.rig;
    if (press(latest.current, event)) return event.preventDefault();
    const orbit = kOrbit[event.key];
    if (rig === undefined) return;
    if (orbit !== undefined) {
      if (event.shiftKey) rig.pan(orbit[0] * 6, orbit[1] * 8);
      else rig.orbit(...orbit);
    } else if (event.key === '+' || event.key === '=') rig.zoom(0.9);
    else if (event.key === '-') rig.zoom(1.1);
    else return;
    event.preventDefault();
    hall.current?.moved();
  };
  return (
    <>
      <div
        class="pv-hall"
        tabindex={0}
        role="application"
        aria-label={`${words.board}. ${in_hand(words.hall_help)}`}
        onKeyDown={key}
      >
        <canvas ref={canvas} class="pv-canvas" data-ready={ready} />
      </div>
      {!ready && <p class="pv-loading">{words.loading}</p>}
      <div class="pv-camera" data-aside>
        <button
          type="button"
          class="pv-tool"
          aria-label={words.turn_left}
          title={words.turn_left}
          onClick={() => turn(hall.current, -45)}
        >
          ⟲
        </button>
        <button
          type="button"
          class="pv-tool"
          aria-label={words.turn_right}
          title={words.turn_right}
          onClick={() => turn(hall.current, 45)}
        >
          ⟳
        </button>
        <button
          type="button"
          class="pv-tool"
          aria-label={words.view_whole}
          title={words.view_whole}
          onClick={() => hall.current?.fit(side)}
        >
          ⤢
        </button>
      </div>
    </>
  );
}
function turn(hall: Hall | null, degrees: number): void {
  hall?.rig.orbit(degrees, 0);
  hall?.moved();
}
