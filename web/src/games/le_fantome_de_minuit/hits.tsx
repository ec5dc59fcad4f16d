// Invisible shapes over everything that can be touched: they carry the names and the keyboard's focus. One of them is in the tab order;
// the arrows walk from there.
import type { Signal } from '@preact/signals';
import type { Action, Face, Square } from '../../wire/le_fantome_de_minuit';
import type { SeatName } from '../game';
import { tap } from './choices';
import { key_of, kHalls, kThings, kTowers, octagon, square_path, type Thing, thing_box } from './geometry';
import { memo } from './memo';
import { tap_name, thing_name } from './names';
import type { Scene } from './scene';
import { picked, playing, skip } from './stage';
import type { Texts } from './texts';

interface HitsProps {
  readonly scene: Scene;
  readonly names: readonly SeatName[];
  readonly words: Texts;
  readonly focused: Signal<string>;
  readonly actions: readonly Action[];
  readonly chosen: Square | null;
  readonly roll: Face | null;
  act(thing: Thing): void;
}

function outline(thing: Thing) {
  if (thing.kind === 'square') return <path d={square_path(thing.square, 2)} />;
  const tower = thing.kind === 'chamber' && kHalls[thing.chamber] === undefined ? kTowers[thing.chamber] : undefined;
  if (tower !== undefined) return <polygon points={octagon(tower, 66)} />;
  const { x, y, w, h } = thing_box(thing);
  return <rect x={x} y={y} width={w} height={h} rx="3" />;
}

function element_of(root: Element | null, key: string): SVGElement | null {
  return root?.querySelector<SVGElement>(`[data-thing="${key}"]`) ?? null;
}

export const Hits = memo(function Hits({ scene, names, words, focused, actions, chosen, roll, act }: HitsProps) {
  const taps = kThings.map((thing) => ({ thing, key: key_of(thing), what: tap(thing, actions, chosen, roll) }));
  // Once a figure is picked, up and down go round its goals.
  const goals = taps.filter(({ what }) => what.kind === 'decide');
  const open = goals.length > 0 ? goals : taps.filter(({ what }) => what.kind !== 'refuse');
  // Entering the board leads to something that can be done.
  const entry = open.some(({ key }) => key === focused.value) ? focused.value : (open[0]?.key ?? focused.value);
  const stop = document.activeElement?.getAttribute('data-thing') ?? entry;

  const press = (event: KeyboardEvent) => {
    const root = event.currentTarget as Element;
    const key = (event.target as Element).getAttribute('data-thing');
    const index = taps.findIndex((each) => each.key === key);
    const thing = taps[index]?.thing;
    if (thing === undefined) return;
    const go = (list: readonly { readonly key: string }[], from: number, by: number) => {
      const next = list[(from + by + list.length) % list.length];
      if (next === undefined) return;
      focused.value = next.key;
      element_of(root, next.key)?.focus();
    };
    switch (event.key) {
      case 'ArrowRight':
        go(taps, index, 1);
        break;
      case 'ArrowLeft':
        go(taps, index, -1);
        break;
      case 'ArrowDown': {
        const next = open.findIndex((each) => taps.indexOf(each) > index);
        go(open, next === -1 ? 0 : next, 0);
        break;
      }
      case 'ArrowUp': {
        const last = open.findLastIndex((each) => taps.indexOf(each) < index);
        go(open, last === -1 ? open.length - 1 : last, 0);
        break;
      }
      case 'Home':
        go(taps, 0, 0);
        break;
      case 'End':
        go(taps, taps.length - 1, 0);
        break;
      case 'Enter':
      case ' ':
        act(thing);
        break;
      case 'Escape':
        if (playing.value) skip();
        else picked.value = null;
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the things inside
    <g class="fm-hits" onKeyDown={press}>
      {taps.map(({ thing, key, what }) => {
        const can = tap_name(what, words);
        const name = thing_name(thing, scene, names, words);
        return (
          <g
            key={key}
            data-thing={key}
            role="button"
            tabindex={key === stop ? 0 : -1}
            aria-label={can === '' ? name : `${name}. ${words.capital(can)}`}
            aria-disabled={what.kind === 'refuse'}
            class={what.kind === 'refuse' ? 'fm-hit' : 'fm-hit fm-can'}
            onFocus={() => {
              focused.value = key;
            }}
            onClick={(event: MouseEvent) => {
              if (event.detail === 0) act(thing);
            }}
          >
            {outline(thing)}
          </g>
        );
      })}
    </g>
  );
});
