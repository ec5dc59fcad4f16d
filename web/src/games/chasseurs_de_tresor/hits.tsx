// Everything that can be touched, with its name: the places in the order of a walk through the house, and the pile of cards.
import type { Signal } from '@preact/signals';
import { type Target, Targets } from '../../board/targets';
import type { SeatName } from '../../contract/game';
import type { Action, View } from '../../wire/chasseurs_de_tresor';
import { kPileBox } from './art/cards';
import { type Thing, tap } from './choices';
import { kSpaces } from './data';
import { space_box } from './geometry';
import { tap_name, thing_name } from './names';
import type { Scene } from './scene';
import { useStage } from './stage';
import type { Texts } from './texts';

export const kThings: readonly Thing[] = [...kSpaces, 'pile'];
export const thing_box = (thing: Thing) => (thing === 'pile' ? kPileBox : space_box(thing));

interface HitsProps {
  readonly scene: Scene;
  readonly view: View;
  readonly names: readonly SeatName[];
  readonly words: Texts;
  readonly focused: Signal<string>;
  readonly actions: readonly Action[];
  readonly may_prompt: boolean;
  act(thing: Thing): void;
}

export function Hits({ scene, view, names, words, focused, actions, may_prompt, act }: HitsProps) {
  const { looked_at, measuring, tool } = useStage();
  // With a tool in hand a tap does something else than a move.
  const instead = measuring.value !== null ? words.can_measure : tool.value === null ? null : words.can_mark[tool.value];
  const targets = kThings.map((thing): Target => {
    const what = tap(thing, actions, view, may_prompt);
    const name = thing_name(thing, scene, names, words);
    const steps = view.reach.find(({ to }) => to === thing)?.steps;
    const can = thing === 'pile' || instead === null ? tap_name(what, view, words) : instead;
    const far = what.kind === 'decide' && steps !== undefined ? `, ${words.steps_away(steps)}` : '';
    const place = `${name}${far}`;
    const { x, y, w, h } = thing_box(thing);
    return {
      key: thing,
      label: can === '' ? place : words.place_can(place, can),
      open: what.kind !== 'refuse' || instead !== null,
      goal: what.kind !== 'refuse',
      outline: <rect x={x + 2} y={y + 2} width={w - 4} height={h - 4} rx="6" />,
    };
  });
  return (
    <Targets
      targets={targets}
      focused={focused}
      onAct={(key) => act(key as Thing)}
      onEscape={() => {
        measuring.value = null;
        tool.value = null;
        looked_at.value = null;
      }}
    />
  );
}
