// What changes during play, save for those who walk: doors, lamps and glows under their feet, letters over their heads.

import { memo } from '../../base/memo';
import { Badge } from '../../board/glow';
import type { Layout } from '../../board/layout';
import type { Language } from '../../texts/language';
import type { Face, Square } from '../../wire/le_fantome_de_minuit';
import { type DoorState, Planks, RoomDoor } from './art/doors';
import { RoomSign } from './art/signs';
import { type Choice, is_room } from './choices';
import { kRooms } from './data';
import { chamber_centre, key_of, square_centre, type Thing } from './geometry';
import { Glows } from './glow';
import { guest_in, pieces_at, type Scene } from './scene';

interface SceneryProps {
  readonly settled: Scene;
  readonly offered: readonly Choice[];
  readonly movable: readonly Square[];
  readonly chosen: Square | null;
  readonly roll: Face | null;
}

interface BadgesProps {
  readonly layout: Layout;
  readonly scene: Scene;
  readonly language: Language;
  readonly offered: readonly Choice[];
  readonly asked: readonly Square[]; // whose guests are asked about: on their buttons stands the square, which they cover
}

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
            <g class={guest === null ? 'fm-lamp' : 'fm-lamp fm-lamp-lit'} clip-path={`url(#fm-c-${room})`}>
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

export function Badges({ offered, asked, layout, scene, language }: BadgesProps) {
  const r = layout === 'tall' ? 24 : 15;
  const taken = (
    thing: Thing, // then the badge makes room for who stands there
  ) =>
    thing.kind === 'square' &&
    (pieces_at(scene, { type: 'OnSquare', square: thing.square }).length > 0 ||
      (scene.hugo.type === 'OnSquare' && scene.hugo.square === thing.square));
  return (
    <>
      {layout === 'tall' &&
        asked.map((square) => {
          const { x, y } = square_centre(square);
          return (
            <g key={square} transform={`translate(${x},${y})`}>
              <g class="fm-upright">
                <g transform="translate(20,-26)">
                  <Badge letter={`${square}`} r={24} />
                </g>
              </g>
            </g>
          );
        })}
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
              <g class="fm-upright">
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

export const Scenery = memo(function Scenery({ offered, movable, chosen, roll, settled }: SceneryProps) {
  return (
    <>
      <Doors settled={settled} />
      <Glows offered={offered} movable={movable} chosen={chosen} roll={roll} />
    </>
  );
});
