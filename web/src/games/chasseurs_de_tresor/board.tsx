// The house with everybody in it. Two drawings lie on each other: the house, drawn once, and the scene.
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { memo } from '../../base/memo';
import { view_box } from '../../board/layout';
import { usePlayed } from '../../board/played';
import type { BoardProps } from '../../contract/game';
import { Icon, type IconName } from '../../parts/icon';
import { in_hand } from '../../parts/pointer';
import type { Language } from '../../texts/language';
import type { Action, Event, View } from '../../wire/chasseurs_de_tresor';
import { CardTable } from './art/cards';
import { PaintedDoors } from './art/doors';
import { House, Letters } from './art/house';
import { active_space, goals, type Thing, tap } from './choices';
import { kRooms, type Lock, type Space } from './data';
import { JewelGauge, SpiritGauge } from './gauges';
import { distance_to, kView, spirit_point } from './geometry';
import { Hits, kThings, thing_box } from './hits';
import { Advised, Marks } from './marks';
import { measured, why_not } from './names';
import { Pieces } from './pieces';
import { Distances, Footprints, Reach } from './reach';
import { land, type Scene } from './scene';
import { type Tool as ToolName, useStage } from './stage';
import { texts } from './texts';
import './style.css';

export type Props = BoardProps<View, Action, Event>;

const kNothing: readonly Action[] = [];
const kFingerMargin = 12; // pixels round a target that still count
const kSmallBoard = 520; // pixels: below, pieces are drawn larger
const kLargePieces = 1.2;

function useSmall(element: { readonly current: HTMLElement | null }): boolean {
  const [small, set_small] = useState(() => window.innerWidth < kSmallBoard);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const observer = new ResizeObserver(() => set_small(box.clientWidth < kSmallBoard));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return small;
}

// Haunted rooms lie in the dark, in red light.
const Gloom = memo(function Gloom({ rooms }: { readonly rooms: Scene['rooms'] }) {
  return (
    <>
      {kRooms.map((room) => {
        const { x, y } = spirit_point(room);
        return (
          <g key={room} clip-path={`url(#ct-c-${room})`} class={rooms[room].spirit ? 'ct-gloom ct-haunted' : 'ct-gloom'}>
            <use href={`#ct-r-${room}`} fill="#2a0512" opacity=".62" />
            <circle cx={x} cy={y} r="120" fill="url(#ct-redl)" />
          </g>
        );
      })}
    </>
  );
});

// What lies under a finger; what may be touched nearby comes first.
function pick(point: { readonly x: number; readonly y: number }, wanted: (thing: Thing) => boolean, reach: number): Thing | null {
  let under: Thing | null = null;
  let near: Thing | null = null;
  let nearest = reach;
  for (const thing of kThings) {
    const away = distance_to(thing_box(thing), point);
    if (away === 0 && under === null) under = thing;
    if (away < nearest && wanted(thing)) [near, nearest] = [thing, away];
  }
  return under !== null && wanted(under) ? under : (near ?? under);
}

interface ToolProps {
  readonly icon: IconName;
  readonly text: string;
  readonly on: boolean;
  onPress(): void;
}
function Tool({ icon, text, on, onPress }: ToolProps) {
  return (
    <button type="button" class="ct-tool" aria-pressed={on} onClick={onPress}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}
function PointTool({ kind, icon, text }: { readonly kind: ToolName; readonly icon: IconName; readonly text: string }) {
  const { measuring, tool } = useStage();
  return (
    <Tool
      icon={icon}
      text={text}
      on={tool.value === kind}
      onPress={() => {
        measuring.value = null;
        tool.value = tool.value === kind ? null : kind;
      }}
    />
  );
}

export function Board(props: Props) {
  const { view, turn, seat, names, language, calm, busy, advice, marks, onMark } = props;
  const stage = useStage();
  const { looked_at, measuring, player, tool } = stage;
  const house = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const small = useSmall(house);
  const focused = useSignal<string>('outside');
  const words = texts(language);

  usePlayed(stage, props);

  const now = player.scene.value ?? land(view, null);
  const quiet = player.playing.value;
  const actions = quiet || busy ? kNothing : (turn.actions ?? kNothing);
  const may_prompt = turn.prompt !== null && !quiet && !busy;
  const active = view.phase === 'first' || view.phase === 'over' ? null : view.turn;
  const measure_from = measuring.value;
  const reach = goals(actions);
  const from = active_space(view);
  const carrying = Boolean(view.hunters[view.turn]?.backpack);
  // Whoever measures from where a carrier stands measures the carrier's way.
  const carries = (space: Space) => now.hunters.some((each) => each.space === space && each.jewel !== null);

  const act = (thing: Thing) => {
    if (measure_from !== null && thing !== 'pile') {
      measuring.value = thing;
      return;
    }
    if (tool.value !== null && onMark !== null && thing !== 'pile') {
      onMark(thing, tool.value === 'plan');
      tool.value = null;
      return;
    }
    const what = tap(thing, actions, view, may_prompt);
    if (what.kind === 'decide') props.onDecide(what.action);
    else if (what.kind === 'prompt') props.onPrompt();
    else if (busy || quiet) props.onRefusedTap((language) => texts(language).no_wait);
    else {
      const why = (language: Language) => why_not(thing, view, turn, seat, now, names, texts(language));
      props.onRefusedTap((language) => why(language).text, why(language).clause);
    }
  };
  const wanted = (thing: Thing) =>
    measure_from !== null || tool.value !== null || tap(thing, actions, view, may_prompt).kind !== 'refuse';
  const thing_under = (event: MouseEvent): Thing | null => {
    const matrix = drawing.current?.getScreenCTM();
    if (matrix === null || matrix === undefined) return null;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return pick(point, wanted, kFingerMargin / Math.hypot(matrix.a, matrix.b));
  };
  const click = (event: MouseEvent) => {
    if (event.detail === 0) return; // from the keyboard or a screen reader: the thing itself answers
    const thing = thing_under(event);
    if (thing !== null) act(thing);
  };
  const look = (event: PointerEvent) => {
    const thing = event.pointerType === 'mouse' && reach.length > 0 ? thing_under(event) : null;
    looked_at.value = thing !== null && thing !== 'pile' ? thing : null;
  };
  // The way to what is under the mouse, or to what the keyboard is on.
  const in_focus = document.activeElement?.getAttribute('data-thing') === focused.value ? (focused.value as Space) : null;
  const goal = looked_at.value ?? in_focus;
  // Names are not worth the while until everybody has arrived.
  const rested = useRef(now);
  if (!quiet) rested.current = now;

  const frame = view_box(kView);
  return (
    <div class={`ct-board${calm ? '' : ' lively'}${small ? ' ct-small' : ''}`}>
      <div class="ct-frame">
        <JewelGauge scene={now} words={words} />
        <div class="ct-house" ref={house}>
          <svg class="ct-layer ct-static" viewBox={frame} aria-hidden="true">
            <House />
          </svg>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: each thing inside has its own keys */}
          <svg
            ref={drawing}
            class="ct-layer ct-scene"
            viewBox={frame}
            onClick={click}
            onPointerMove={look}
            onPointerLeave={() => {
              looked_at.value = null;
            }}
            role="group"
            aria-label={in_hand(words.board)}
          >
            <Gloom rooms={now.rooms} />
            <Letters />
            <Reach spaces={reach} />
            <PaintedDoors lock={now.lock as Lock} />
            {goal !== null && reach.includes(goal) && <Footprints scene={now} from={from} to={goal} carrying={carrying} />}
            <Pieces scene={now} active={active} size={small ? kLargePieces : 1} />
            <Marks marks={marks} scene={now} view={view} />
            {advice !== null && !quiet && <Advised space={advice.type === 'Move' ? advice.to : from} />}
            <CardTable pile={now.pile} card={now.card} draws={now.draws} />
            {measure_from !== null && (
              <Distances scene={now} from={measure_from} carrying={carries(measure_from)} small={small} />
            )}
            <Hits
              scene={rested.current}
              view={view}
              names={names}
              words={words}
              focused={focused}
              actions={actions}
              may_prompt={may_prompt}
              act={act}
            />
          </svg>
        </div>
        <SpiritGauge scene={now} words={words} />
        <div class="ct-tools">
          <Tool
            icon="steps"
            text={words.measure}
            on={measure_from !== null}
            onPress={() => {
              tool.value = null;
              measuring.value = measure_from === null ? from : null;
            }}
          />
          {onMark !== null && seat !== null && (
            <>
              <PointTool kind="point" icon="point" text={words.point} />
              <PointTool kind="plan" icon="route" text={words.plan} />
            </>
          )}
          <span class="visually-hidden" role="status">
            {measure_from === null ? '' : measured(measure_from, now, carries(measure_from), words)}
          </span>
        </div>
      </div>
    </div>
  );
}
