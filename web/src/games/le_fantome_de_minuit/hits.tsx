// Everything on the board that can be touched, by name.
import type { Signal } from '@preact/signals';
import { memo } from '../../base/memo';
import { Targets } from '../../board/targets';
import type { SeatName } from '../../contract/game';
import type { Action, Face, Square } from '../../wire/le_fantome_de_minuit';
import { tap } from './choices';
import { key_of, kHalls, kThings, kTowers, octagon, square_path, type Thing, thing_box } from './geometry';
import { tap_name, thing_name } from './names';
import type { Scene } from './scene';
import { useStage } from './stage';
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

const kByKey = new Map(kThings.map((thing) => [key_of(thing), thing]));

function outline(thing: Thing) {
  if (thing.kind === 'square') return <path d={square_path(thing.square, 2)} />;
  const tower = thing.kind === 'chamber' && kHalls[thing.chamber] === undefined ? kTowers[thing.chamber] : undefined;
  if (tower !== undefined) return <polygon points={octagon(tower, 66)} />;
  const { x, y, w, h } = thing_box(thing);
  return <rect x={x} y={y} width={w} height={h} rx="3" />;
}

export const Hits = memo(function Hits({ scene, names, words, focused, actions, chosen, roll, act }: HitsProps) {
  const { picked } = useStage();
  const targets = kThings.map((thing) => {
    const what = tap(thing, actions, chosen, roll);
    const can = tap_name(what, thing, words);
    const name = thing_name(thing, scene, names, words);
    return {
      key: key_of(thing),
      label: can === '' ? name : words.name_and_can(name, can),
      open: what.kind !== 'refuse',
      goal: what.kind === 'decide',
      outline: outline(thing),
    };
  });
  return (
    <Targets
      targets={targets}
      focused={focused}
      onAct={(key) => {
        const thing = kByKey.get(key);
        if (thing !== undefined) act(thing);
      }}
      onEscape={() => {
        picked.value = null;
      }}
    />
  );
});
