// Everybody in the house: ghosts, spirits, jewels and hunters, those in front drawn last.
import type { ComponentChildren, VNode } from 'preact';
import { memo } from '../../base/memo';
import { useBody } from '../../board/motion';
import { Gem, Ghost, Hunter, Spirit } from './art/pieces';
import { kRooms } from './data';
import { gem_point, ghost_point, spirit_point } from './geometry';
import { gem_id, ghost_id, hunter_id, spirit_id } from './plan';
import { type Scene, stands } from './scene';
import { useStage } from './stage';

interface BodyProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly look: string;
  readonly children: ComponentChildren;
}
function Body({ id, x, y, look, children }: BodyProps) {
  const { outer, inner } = useBody(useStage().player.motions, id);
  return (
    <g ref={outer} transform={`translate(${x},${y})`} class={`ct-body ${look}`}>
      <g ref={inner}>
        <g class="ct-alive">{children}</g>
      </g>
    </g>
  );
}

interface PiecesProps {
  readonly scene: Scene;
  readonly active: number | null;
  readonly size: number; // of pieces: larger where the board is small
}

const kFeet = 17; // from the middle of a square down to the feet

export const Pieces = memo(function Pieces({ scene, active, size }: PiecesProps) {
  const plain = !scene.numbered;
  const all: { readonly depth: number; readonly body: VNode }[] = [];
  for (const room of kRooms) {
    const { ghosts, spirit, jewel } = scene.rooms[room];
    if (jewel !== null) {
      const point = gem_point(room);
      all.push({
        depth: point.y - 6,
        body: (
          <Body key={gem_id(room)} id={gem_id(room)} {...point} look="ct-jewel">
            <g transform={`scale(${size})`}>
              <Gem number={jewel} plain={plain} />
            </g>
          </Body>
        ),
      });
    }
    for (let index = 0; index < ghosts; ++index) {
      const point = ghost_point(room, index);
      all.push({
        depth: point.y,
        body: (
          <Body key={ghost_id(room, index)} id={ghost_id(room, index)} {...point} look={`ct-ghost ct-drift-${index}`}>
            <g transform={`scale(${size})`}>
              <Ghost />
            </g>
          </Body>
        ),
      });
    }
    if (spirit) {
      const point = spirit_point(room);
      all.push({
        depth: point.y + 4,
        body: (
          <Body key={spirit_id(room)} id={spirit_id(room)} {...point} look="ct-spirit">
            <g transform={`scale(${size})`}>
              <Spirit />
            </g>
          </Body>
        ),
      });
    }
  }
  for (const { at, x, y, scale } of stands(scene, active, size)) {
    const lit = at.hunter === active;
    all.push({
      depth: y + 20,
      body: (
        <Body key={hunter_id(at.hunter)} id={hunter_id(at.hunter)} x={x} y={y} look={lit ? 'ct-active' : ''}>
          <g transform={`translate(0,${kFeet}) scale(${scale})`}>
            {lit && <ellipse rx="20" ry="9" class="ct-ring" />}
            <Hunter hunter={at.hunter} number={at.jewel} plain={plain} />
            {lit && <path d="M0-55-8-66H8Z" class="ct-arrow" />}
          </g>
        </Body>
      ),
    });
  }
  all.sort((a, b) => a.depth - b.depth);
  return <>{all.map(({ body }) => body)}</>;
});
