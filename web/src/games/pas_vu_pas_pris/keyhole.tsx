// Looking through the keyhole, on the whole screen: the door and its brass around the hole, who is seen beside it, with their share (PV-42).
// Nothing covers the hole.
import { type ComponentChildren, Fragment, type RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { SeatName } from '../../contract/game';
import { in_hand } from '../../parts/pointer';
import type { Glimpse } from '../../wire/pas_vu_pas_pris';
import { GhostIcon } from './art';
import { Brass, kSide } from './brass';
import { figure_of, owner_of, size_of } from './data/board';
import { useLeaving } from './leaving';
import { hand_focus } from './look_again';
import { look_place } from './look_place';
import { ghost_named, hundredths } from './names';
import { is_seen, seen_of, share_of } from './scene';
import { places_of } from './shares';
import { type Evidence, useStage } from './stage';
import type { Texts } from './texts';
import { raise } from './top_layer';
import './style/look.css';

const kSamples = 1024;
const kLead = kSide * 0.03; // from a dot to its share

// Whose ghost it is, and whether it was seen: by a sign, not by a colour alone.
interface LineProps {
  readonly ghost: number;
  readonly seen: boolean;
  readonly text: string;
  readonly short: string; // what is to be read of it where there is little room
}
function Line({ ghost, seen, text, short }: LineProps) {
  return (
    <li class={seen ? 'pv-seen' : 'pv-unseen'}>
      <svg class="pv-sight" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M1.500 12C5 6 9 4.500 12 4.500S19 6 22.500 12C19 18 15 19.500 12 19.500S5 18 1.500 12Z" />
        <circle cx="12" cy="12" r="4" />
        {!seen && <path class="pv-strike" d="M3 21 21 3" />}
      </svg>
      <GhostIcon seat={owner_of(ghost)} size={size_of(figure_of(ghost))} />
      <span class="pv-full">{text}</span>
      <span class="pv-short" aria-hidden="true">
        {short}
      </span>
    </li>
  );
}

// Where the hole is on this screen.
function usePlace(look: RefObject<HTMLElement | null>, open: boolean) {
  const [place, set_place] = useState(() => look_place(innerWidth, innerHeight));
  useLayoutEffect(() => {
    const box = look.current;
    if (box === null) return;
    const measure = () => set_place(look_place(box.clientWidth, box.clientHeight));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [open]);
  return place;
}
// Over everything else of the page, whatever lies where.
function useTopLayer(look: RefObject<HTMLElement | null>, wanted: boolean): void {
  useLayoutEffect(() => (wanted && look.current !== null ? raise(look.current) : undefined), [wanted]);
}

interface KeyholeProps {
  readonly evidence: Evidence;
  readonly told: boolean;
  readonly names: readonly SeatName[];
  readonly words: Texts;
  readonly lively: boolean;
  readonly children?: ComponentChildren; // the picture, where the hall behind does not show it
}
export function Keyhole({ evidence, told, names, words, lively, children }: KeyholeProps) {
  const { look } = evidence;
  const stage = useStage();
  const { again, beside, held_up } = stage;
  const whole = useRef<HTMLDivElement>(null);
  const seen = seen_of(look);
  const hidden = look.glimpses.filter((each) => !is_seen(each));
  const open = again.value !== null;
  const from_side = open && beside.value;
  const place = usePlace(whole, from_side);
  useTopLayer(whole, !from_side && children !== undefined && children !== false); // the hall's picture is raised with its board
  const close = () => {
    stage.close_look();
    hand_focus(stage, '.pv-again');
  };
  const waits = !open && held_up.value;
  useLeaving(whole, open ? '.pv-verdict-tools .gold' : waits ? '.pv-onward' : null, open ? close : stage.go_on);
  const marked = told ? [...seen, ...(open ? hidden : [])] : [];
  const dots = marked.map(({ column, row }) => ({ x: column / kSamples, y: row / kSamples }));
  const places = places_of(dots, []);
  const share_in = (each: Glimpse) => hundredths(share_of(each), words);
  const spoken = seen.map((each) => ({
    ghost: each.ghost,
    text: words.seen_line(ghost_named(names, each.ghost, words), share_in(each), each.in_mirror),
    short: words.share(share_in(each), each.in_mirror),
  }));
  const in_hall = evidence.view.players.flatMap(({ ghosts }) => ghosts.filter(({ where }) => where === 'hall')).length;
  const unseen = evidence.known ? Math.max(0, in_hall - look.glimpses.length) : 0; // nothing of them showed
  return (
    <div
      ref={whole}
      class={`pv-look${from_side ? ' pv-beside' : ''}${lively && !open ? ' pv-closing' : ''}`}
      data-look={look.number}
    >
      {!from_side && (
        <div
          class="pv-hole"
          style={{ left: `${place.left}px`, top: `${place.top}px`, width: `${place.side}px`, height: `${place.side}px` }}
        >
          {children}
          <div class="pv-doorway">
            <Brass />
          </div>
          <svg class="pv-leaders" viewBox={`0 0 ${kSide} ${kSide}`} aria-hidden="true">
            {dots.map(({ x, y }, at) => (
              <path
                key={marked[at]?.ghost}
                class="pv-leader"
                d={`M${x * kSide} ${y * kSide}L${(places[at]?.x ?? x) * kSide + kLead} ${(places[at]?.y ?? y) * kSide}`}
              />
            ))}
          </svg>
          {marked.map((each, at) => {
            const { x = 0, y = 0 } = dots[at] ?? {};
            const label = places[at] ?? { x, y };
            return (
              <Fragment key={each.ghost}>
                <span
                  class={is_seen(each) ? 'pv-mark' : 'pv-mark pv-missed'}
                  style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
                  aria-hidden="true"
                >
                  {!open && is_seen(each) && label.x === x && label.y === y && <em>{words.shriek}</em>}
                </span>
                <b class="pv-share" style={{ left: `${label.x * 100}%`, top: `${label.y * 100}%` }} aria-hidden="true">
                  {words.percent(share_in(each))}
                </b>
              </Fragment>
            );
          })}
        </div>
      )}
      {waits && (
        <button type="button" class="pv-onward" onClick={stage.go_on}>
          <span>{in_hand(words.look_on)}</span>
        </button>
      )}
      <div class="pv-verdict" role="status" tabindex={open ? 0 : undefined}>
        <h3>{words.look_at(look.door.number, look.door.side)}</h3>
        {told && (
          <ul>
            {seen.length === 0 && <li>{words.nobody_seen}</li>}
            {spoken.map(({ ghost, text, short }) => (
              <Line key={ghost} ghost={ghost} seen={true} text={text} short={short} />
            ))}
            {open &&
              hidden.map((each) => (
                <Line
                  key={each.ghost}
                  ghost={each.ghost}
                  seen={false}
                  short={words.share(share_in(each), false)}
                  text={words.hidden_share(ghost_named(names, each.ghost, words), share_in(each))}
                />
              ))}
            {open && unseen > 0 && <li>{words.unseen(unseen)}</li>}
          </ul>
        )}
      </div>
      {open && (
        <div class="pv-verdict-foot" data-aside>
          <p>{words.least}</p>
          <div class="pv-verdict-tools">
            <button
              type="button"
              class="button small"
              onClick={() => {
                beside.value = !beside.value;
              }}
            >
              {from_side ? words.look_through : words.look_beside}
            </button>
            <button type="button" class="button small gold" onClick={close}>
              {words.look_close}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
