// The castle with everybody in it. On each other lie: the castle, drawn once; what changes in it; everybody; and what can be touched.
import { useSignal } from '@preact/signals';
import { useCallback, useRef } from 'preact/hooks';
import { useParts } from '../../board/by_parts';
import { useFit, useLayout, view_box } from '../../board/layout';
import { usePlayed } from '../../board/played';
import type { BoardProps } from '../../contract/game';
import { in_hand } from '../../parts/pointer';
import type { Language } from '../../texts/language';
import type { Action, Event, Square, View } from '../../wire/le_fantome_de_minuit';
import { Castle } from './art/castle';
import { Bodies } from './bodies';
import { type Choice, choices, effective_pick, movable, tap } from './choices';
import { key_of, kThings, kView, pick, type Thing } from './geometry';
import { Hits } from './hits';
import { why_not } from './names';
import { Notes } from './notes';
import { land } from './scene';
import { Badges, Scenery } from './scenery';
import { useStage } from './stage';
import { texts } from './texts';
import './style.css';

export type Props = BoardProps<View, Action, Event>;

const kNothing: readonly Action[] = [];
const kNoChoice: readonly Choice[] = [];
const kNobody: readonly Square[] = [];
const kFingerMargin = 12; // pixels round a target that still count

export function Board(props: Props) {
  const { view, turn, seat, names, language, calm, busy } = props;
  const stage = useStage();
  const { picked, player } = stage;
  const box = useRef<HTMLDivElement>(null);
  const people = useRef<HTMLDivElement>(null);
  const turned = useRef<SVGGElement>(null);
  const up = useParts(2); // the people, once there is a floor
  const layout = useLayout(box, kView);
  useFit(box, people, kView[layout], layout === 'tall' ? 90 : 0);
  const focused = useSignal<string>(key_of(kThings[0] as Thing));
  const words = texts(language);

  usePlayed(stage, props);

  const now = player.scene.value ?? land(view);
  const before = player.settled.value ?? now;
  const quiet = player.playing.value;
  const actions = quiet || busy ? kNothing : (turn.actions ?? kNothing);
  const roll = view.roll ?? null;
  const chosen = effective_pick(actions, picked.value);
  const idle = actions.length === 0;
  const offered = idle ? kNoChoice : choices(actions, picked.value, roll);
  const ready = idle ? kNobody : movable(actions);

  const act = (thing: Thing) => {
    const what = tap(thing, actions, picked.value, roll);
    if (what.kind === 'decide') props.onDecide(what.action);
    else if (what.kind === 'pick') picked.value = what.square;
    else if (busy || quiet) props.onRefusedTap((language) => texts(language).no_wait);
    else {
      const square = picked.value;
      const why = (language: Language) => why_not(thing, view, turn, seat, now, square, names, texts(language));
      props.onRefusedTap((language) => why(language).text, why(language).clause);
    }
  };
  // Names are not worth the while until everybody has arrived.
  const rested = useRef(now);
  if (!quiet) rested.current = now;
  const named = rested.current;
  const latest = useRef(act);
  latest.current = act;
  const answer = useCallback((thing: Thing) => latest.current(thing), []);
  const wanted = (thing: Thing) => tap(thing, actions, picked.value, roll).kind !== 'refuse';

  const click = (event: MouseEvent) => {
    if (event.detail === 0) return; // from the keyboard or a screen reader: the thing itself answers
    const matrix = turned.current?.getScreenCTM();
    if (matrix === null || matrix === undefined) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const thing = pick(point, wanted, kFingerMargin / Math.hypot(matrix.a, matrix.b));
    if (thing !== null) act(thing);
    else picked.value = null;
  };

  const frame = view_box(kView[layout]);
  const turn_by = layout === 'tall' ? 'rotate(90)' : undefined;
  return (
    <div class={`fm-board fm-${layout}${calm ? '' : ' lively'}`} ref={box}>
      <svg class="fm-layer fm-static" viewBox={frame} aria-hidden="true">
        <g transform={turn_by}>
          <Castle language={language} />
        </g>
      </svg>
      <svg class="fm-layer fm-scene" viewBox={frame} aria-hidden="true">
        <g transform={turn_by}>
          {up > 1 && <Scenery settled={before} offered={offered} movable={ready} chosen={chosen} roll={roll} />}
        </g>
      </svg>
      <div class="fm-people" ref={people}>
        {up > 1 && (
          <Bodies
            layout={layout}
            scene={now}
            view={view}
            seat={seat}
            names={names}
            words={words}
            placing={!idle}
            movable={ready}
            chosen={chosen}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: each thing inside has its own keys */}
      <svg class="fm-layer fm-scene-top" viewBox={frame} onClick={click} role="group" aria-label={in_hand(words.board)}>
        <g transform={turn_by} ref={turned}>
          {up > 1 && (
            <>
              <Badges
                layout={layout}
                scene={now}
                language={language}
                offered={offered}
                asked={chosen === null ? ready : kNobody}
              />
              <Hits
                scene={named}
                names={names}
                words={words}
                focused={focused}
                actions={actions}
                chosen={chosen}
                roll={roll}
                act={answer}
              />
            </>
          )}
        </g>
      </svg>
      <Notes view={view} turn={turn} names={names} words={words} />
    </div>
  );
}
