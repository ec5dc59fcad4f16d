// What changes during play: doors, lamps, glows, guests and Hugo.
import { Badge } from '../../board/glow';
import type { Layout } from '../../board/layout';
import { memo } from '../../board/memo';
import { useBody } from '../../board/motion';
import { FigureShape } from '../../parts/figures';
import type { Language } from '../../texts/language';
import type { Square, View } from '../../wire/le_fantome_de_minuit';
import type { SeatName } from '../game';
import { type DoorState, Planks, RoomDoor } from './art/doors';
import { Hugo } from './art/hugo';
import { RoomSign } from './art/signs';
import { type Choice, is_room } from './choices';
import { kRooms } from './data';
import { chamber_centre, key_of, on_screen, spot_point, square_centre, type Thing } from './geometry';
import { Glows } from './glow';
import { guest_in, pieces_at, type Scene, same_spot, stands } from './scene';
import { name_of, place_name } from './sentences';
import { kAura, kHugo, player } from './stage';
import type { Texts } from './texts';

interface SceneryProps {
  readonly layout: Layout;
  readonly scene: Scene;
  readonly settled: Scene;
  readonly view: View;
  readonly seat: number | null;
  readonly names: readonly SeatName[];
  readonly words: Texts;
  readonly language: Language;
  readonly offered: readonly Choice[];
  readonly movable: readonly Square[];
  readonly chosen: Square | null;
}

const Shape = memo(FigureShape);

function Doors({ settled }: { readonly settled: Scene }) {
  const out = settled.hugo.type === 'OnSquare';
  return (
    <>
      {kRooms.map(({ room, door }) => {
        const guest = guest_in(settled, room);
        const state: DoorState = guest !== null ? 'taken' : out ? 'open' : 'waiting';
        const { x, y } = chamber_centre(room);
        return (
          <g key={room}>
            <g class={guest === null ? 'fm-lamp' : 'fm-lamp fm-lit'} clip-path={`url(#fm-c-${room})`}>
              <circle cx={x} cy={y} r="88" fill="url(#warm-light)" />
            </g>
            <RoomDoor square={door} state={state} />
          </g>
        );
      })}
      <Planks />
    </>
  );
}

interface BodyProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
  readonly label: string;
  readonly seat: number; // -1: Hugo
  readonly mark: '' | 'can' | 'chosen';
}

// Hugo's light, under everybody's feet.
const Aura = memo(function Aura({ x, y }: { readonly x: number; readonly y: number }) {
  const { outer } = useBody(player.motions, kAura);
  return (
    <g ref={outer} transform={`translate(${x},${y})`} class="fm-body">
      <circle r="150" fill="url(#ghost-light)" opacity=".45" />
      <circle r="92" fill="url(#ghost-light)" />
    </g>
  );
});

const kFoot = 17; // from the middle of a square down to the feet

const Body = memo(function Body({ id, x, y, dx, dy, scale, label, seat, mark }: BodyProps) {
  const { outer, inner } = useBody(player.motions, id);
  const hugo = seat < 0;
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of shapes is a picture
    <g ref={outer} transform={`translate(${x},${y})`} class={hugo ? 'fm-body fm-hugo' : 'fm-body'} role="img" aria-label={label}>
      <g class="fm-up">
        <g class="fm-place" style={{ transform: `translate(${dx}px, ${dy + (hugo ? 24 : kFoot)}px)` }}>
          {mark !== '' && <ellipse rx={20 * scale} ry={9 * scale} class={mark === 'chosen' ? 'ring ring-chosen' : 'ring'} />}
          <g ref={inner}>
            <g class={hugo ? 'bob' : mark === 'can' ? 'eager' : ''}>
              <g transform={`scale(${scale})`}>{hugo ? <Hugo /> : <Shape seat={seat} />}</g>
            </g>
          </g>
          {mark === 'chosen' && <path class="pick-arrow" d={`M0${-56 * scale}L-8${-68 * scale}H8Z`} />}
        </g>
      </g>
    </g>
  );
});

function Bodies({ layout, scene, names, words, movable, chosen, view, seat, offered }: SceneryProps) {
  const hugo_at = spot_point(scene.hugo);
  const hugo_depth = on_screen(hugo_at, layout).y + 5;
  const placing = offered.length > 0 && view.phase === 'returning' ? view.returning : null;
  const marked = new Set<string>();
  let returning = false;
  const people = stands(scene, layout, seat).map(({ piece, dx, dy, scale, depth }) => {
    const { x, y } = spot_point(piece.spot);
    const square = piece.spot.type === 'OnSquare' ? piece.spot.square : null;
    const mine = piece.seat === seat;
    let mark: BodyProps['mark'] = '';
    if (mine && square !== null && movable.includes(square)) {
      mark = square !== chosen ? 'can' : marked.has('chosen') ? '' : 'chosen';
      if (mark === 'chosen') marked.add('chosen');
    }
    if (mine && placing !== null && placing !== undefined && !returning && same_spot(piece.spot, placing)) {
      mark = 'chosen';
      returning = true;
    }
    const label = words.name_figure(
      words.colours[piece.seat % words.colours.length] ?? '',
      name_of(names, piece.seat),
      place_name(piece.spot, words),
    );
    return { depth, body: <Body key={piece.id} id={piece.id} seat={piece.seat} {...{ x, y, dx, dy, scale, label, mark }} /> };
  });
  people.push({
    depth: hugo_depth,
    body: (
      <Body
        key={kHugo}
        id={kHugo}
        seat={-1}
        x={hugo_at.x}
        y={hugo_at.y}
        dx={0}
        dy={0}
        scale={layout === 'tall' ? 1.25 : 1.06}
        label={words.name_hugo(place_name(scene.hugo, words))}
        mark=""
      />
    ),
  });
  people.sort((a, b) => a.depth - b.depth);
  return (
    <>
      <Aura x={hugo_at.x} y={hugo_at.y} />
      {people.map(({ body }) => body)}
    </>
  );
}

function Badges({ offered, layout, scene, language }: SceneryProps) {
  const r = layout === 'tall' ? 24 : 15;
  const taken = (
    thing: Thing, // then the badge makes room for who stands there
  ) =>
    thing.kind === 'square' &&
    (pieces_at(scene, { type: 'OnSquare', square: thing.square }).length > 0 ||
      (scene.hugo.type === 'OnSquare' && scene.hugo.square === thing.square));
  return (
    <>
      {offered.map(({ thing, letter }) => {
        if (thing === null || letter === '') return null;
        const { x, y } =
          thing.kind === 'square'
            ? square_centre(thing.square)
            : thing.kind === 'chamber'
              ? chamber_centre(thing.chamber)
              : { x: 0, y: 0 };
        return (
          <g key={key_of(thing)}>
            {thing.kind === 'chamber' && is_room(thing.chamber) && <RoomSign room={thing.chamber} language={language} hot />}
            <g transform={`translate(${x},${y})`}>
              <g class="fm-up">
                <g transform={taken(thing) ? `translate(${r},${-r - 8})` : undefined}>
                  <Badge letter={letter} r={r} />
                </g>
              </g>
            </g>
          </g>
        );
      })}
    </>
  );
}

export function Scenery(props: SceneryProps) {
  const { offered, movable, chosen, view, settled } = props;
  return (
    <>
      <Doors settled={settled} />
      <Glows offered={offered} movable={movable} chosen={chosen} roll={view.roll ?? null} />
      <Bodies {...props} />
      <Badges {...props} />
    </>
  );
}
