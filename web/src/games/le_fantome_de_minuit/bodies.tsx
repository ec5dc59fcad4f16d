// Guests and Hugo. They walk over the drawing, not in it: each is an element of the page, so that the browser moves it about without
// looking at anything else. The layer they stand in has the drawing's units for pixels.
import type { ComponentChildren } from 'preact';
import { memo } from '../../base/memo';
import type { Layout } from '../../board/layout';
import { useBody } from '../../board/motion';
import type { SeatName } from '../../contract/game';
import { FigureShape } from '../../parts/figures';
import type { Square, View } from '../../wire/le_fantome_de_minuit';
import { Hugo } from './art/hugo';
import { on_screen, spot_point } from './geometry';
import { type Scene, same_spot, stands } from './scene';
import { name_of, place_name } from './sentences';
import { kAura, kHugo, useStage } from './stage';
import type { Texts } from './texts';

interface BodiesProps {
  readonly layout: Layout;
  readonly scene: Scene;
  readonly view: View;
  readonly seat: number | null;
  readonly names: readonly SeatName[];
  readonly words: Texts;
  readonly placing: boolean; // a figure that comes back
  readonly movable: readonly Square[];
  readonly chosen: Square | null;
}

const Shape = memo(FigureShape);

interface BodyProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly depth: number;
  readonly scale: number;
  readonly label: string;
  readonly seat: number; // -1: Hugo
  readonly mark: '' | 'can' | 'chosen';
}

const at = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });
// Who stands further down the screen is in front. Not by their order in the page: taking one out and putting it back is dear.
const over = (depth: number) => ({ zIndex: Math.round(depth * 10) });
const kUnderAll = -10_000;

// Hugo's light, under everybody's feet.
const Aura = memo(function Aura({ x, y }: { readonly x: number; readonly y: number }) {
  const { outer } = useBody<HTMLDivElement>(useStage().player.motions, kAura);
  return (
    <div ref={outer} style={{ ...at(x, y), ...over(kUnderAll) }} class="fm-body">
      <svg class="fm-aura" viewBox="-150 -150 300 300" aria-hidden="true">
        <circle r="150" fill="url(#ghost-light)" opacity=".45" />
        <circle r="92" fill="url(#ghost-light)" />
      </svg>
    </div>
  );
});

const kFoot = 17; // from the middle of a square down to the feet

function Piece({ look = '', children }: { readonly look?: string; readonly children: ComponentChildren }) {
  return (
    <svg class={`fm-piece ${look}`} viewBox="-30 -80 60 90" aria-hidden="true">
      {children}
    </svg>
  );
}

const Body = memo(function Body({ id, x, y, dx, dy, depth, scale, label, seat, mark }: BodyProps) {
  const { outer, inner } = useBody<HTMLDivElement>(useStage().player.motions, id);
  const hugo = seat < 0;
  const style = { ...at(x, y), ...over(depth) };
  return (
    <div ref={outer} style={style} class={hugo ? 'fm-body fm-hugo' : 'fm-body'} role="img" aria-label={label}>
      <div class="fm-upright">
        <div class="fm-place" style={at(dx, dy + (hugo ? 24 : kFoot))}>
          {mark !== '' && (
            <Piece>
              <ellipse
                rx={20 * scale}
                ry={9 * scale}
                class={mark === 'chosen' ? 'figure-ring figure-ring-chosen' : 'figure-ring'}
              />
            </Piece>
          )}
          <div ref={inner}>
            <Piece look={hugo ? 'figure-bob' : mark === 'can' ? 'figure-eager' : ''}>
              <g transform={`scale(${scale})`}>{hugo ? <Hugo /> : <Shape seat={seat} />}</g>
            </Piece>
          </div>
          {mark === 'chosen' && (
            <Piece look="pick-arrow">
              <path d={`M0${-56 * scale}L-8${-68 * scale}H8Z`} />
            </Piece>
          )}
        </div>
      </div>
    </div>
  );
});

export function Bodies({ layout, scene, names, words, movable, chosen, view, seat, placing }: BodiesProps) {
  const hugo_at = spot_point(scene.hugo);
  const back = placing && view.phase === 'returning' ? view.returning : null;
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
    if (mine && back !== null && back !== undefined && !returning && same_spot(piece.spot, back)) {
      mark = 'chosen';
      returning = true;
    }
    const label = words.name_figure(
      words.colours[piece.seat % words.colours.length] ?? '',
      name_of(names, piece.seat),
      place_name(piece.spot, words),
    );
    return { id: piece.id, seat: piece.seat, x, y, dx, dy, depth, scale, label, mark };
  });
  people.sort((a, b) => (a.id < b.id ? -1 : 1));
  return (
    <>
      <Aura x={hugo_at.x} y={hugo_at.y} />
      {people.map((each) => (
        <Body key={each.id} {...each} />
      ))}
      <Body
        id={kHugo}
        seat={-1}
        x={hugo_at.x}
        y={hugo_at.y}
        dx={0}
        dy={0}
        depth={on_screen(hugo_at, layout).y + 5}
        scale={layout === 'tall' ? 1.25 : 1.06}
        label={words.name_hugo(place_name(scene.hugo, words))}
        mark=""
      />
    </>
  );
}
