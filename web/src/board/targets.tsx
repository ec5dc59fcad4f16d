// Invisible shapes over everything that can be touched: they carry the names and the keyboard's focus. One of them is in the tab order;
// the arrows walk from there, each to what lies in its direction. A finger is not asked to hit them: the board looks where the tap fell and takes the nearest.
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { is_arrow, neighbour } from './direction';
import './style.css';

export interface Target {
  readonly key: string;
  readonly label: string; // what it is, who is there, and what touching it does
  readonly open: boolean; // something can be done with it now
  readonly goal: boolean; // touching it decides; Page Up and Page Down go round these first
  readonly outline: VNode;
}
interface TargetsProps {
  readonly targets: readonly Target[]; // in the order of the walk
  readonly focused: Signal<string>;
  onAct(key: string): void;
  onEscape(): void;
}

const kNowhere = { left: 0, top: 0, right: 0, bottom: 0 };

function element_of(root: Element | null, key: string): SVGElement | null {
  return root?.querySelector<SVGElement>(`[data-thing="${key}"]`) ?? null;
}

export function Targets({ targets, focused, onAct, onEscape }: TargetsProps) {
  const goals = targets.filter(({ goal }) => goal);
  const open = goals.length > 0 ? goals : targets.filter((each) => each.open);
  // Entering the board leads to something that can be done.
  const entry = open.some(({ key }) => key === focused.value) ? focused.value : (open[0]?.key ?? focused.value);
  const stop = document.activeElement?.getAttribute('data-thing') ?? entry;

  const press = (event: KeyboardEvent) => {
    const root = event.currentTarget as Element;
    const key = (event.target as Element).getAttribute('data-thing');
    const index = targets.findIndex((each) => each.key === key);
    if (key === null || index === -1) return;
    const go = (list: readonly Target[], at: number) => {
      const next = list[(at + list.length) % list.length];
      if (next === undefined) return;
      focused.value = next.key;
      element_of(root, next.key)?.focus();
    };
    if (is_arrow(event.key)) {
      const areas = targets.map((each) => element_of(root, each.key)?.getBoundingClientRect() ?? kNowhere);
      const next = neighbour(areas[index] ?? kNowhere, areas, event.key);
      if (next !== null) go(targets, next);
      event.preventDefault();
      return;
    }
    switch (event.key) {
      case 'PageDown': {
        const next = open.findIndex((each) => targets.indexOf(each) > index);
        go(open, next === -1 ? 0 : next);
        break;
      }
      case 'PageUp': {
        const last = open.findLastIndex((each) => targets.indexOf(each) < index);
        go(open, last === -1 ? open.length - 1 : last);
        break;
      }
      case 'Home':
        go(targets, 0);
        break;
      case 'End':
        go(targets, targets.length - 1);
        break;
      case 'Enter':
      case ' ':
        onAct(key);
        break;
      case 'Escape':
        onEscape();
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the things inside
    <g onKeyDown={press}>
      {targets.map(({ key, label, open: can, outline }) => (
        <g
          key={key}
          data-thing={key}
          role="button"
          tabindex={key === stop ? 0 : -1}
          aria-label={label}
          aria-disabled={!can}
          class={can ? 'target target-open' : 'target'}
          onFocus={() => {
            focused.value = key;
          }}
          onClick={(event: MouseEvent) => {
            if (event.detail === 0) onAct(key); // from the keyboard or a screen reader
          }}
        >
          {outline}
        </g>
      ))}
    </g>
  );
}
