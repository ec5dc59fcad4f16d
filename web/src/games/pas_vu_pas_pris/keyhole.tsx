// Looking through the keyhole: everything but the hole is dark; who is seen is named, with their share (PV-42).
import { type ComponentChildren, Fragment, type RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Box } from '../../board/layout';
import type { SeatName } from '../game';
import { GhostIcon } from './art';
import { figure_of, kHole, owner_of, size_of } from './data/board';
import { hand_focus } from './look_again';
import { ghost_named } from './names';
import { is_seen, seen_of, share_of } from './scene';
import { places_of } from './shares';
import { again, beside, close_look, type Evidence } from './stage';
import type { Texts } from './texts';

const kSide = (kHole.radius + kHole.reach) * 1000; // of the square around the hole
const [kX, kY, kR, kS] = [kSide / 2, kHole.radius * 1000, kHole.radius * 1000, (kHole.slot * 1000) / 2];
const kDrop = Math.sqrt(kR * kR - kS * kS);
const kOutline = `M${kX - kS} ${kY + kDrop}A${kR} ${kR} 0 1 1 ${kX + kS} ${kY + kDrop}V${kSide}H${kX - kS}Z`;
const kDark = `M-6000-6000H6440V6440H-6000ZM${kX - kS} ${kY + kDrop}A${kR} ${kR} 0 1 1 ${kX + kS} ${kY + kDrop}V${kSide}H${kX - kS}Z`;
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
      <svg class="pv-eye" viewBox="0 0 24 24" aria-hidden="true">
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

// What lies over the hole, in sides of the square around it.
const kOver = '.pv-verdict, .pv-verdict-foot, .pv-ways';
function useOver(look: RefObject<HTMLElement | null>, told: boolean): readonly Box[] {
  const [over, set_over] = useState<readonly Box[]>([]);
  useLayoutEffect(() => {
    const hole = look.current?.querySelector('.pv-hole');
    const board = look.current?.parentElement;
    if (!hole || !board) return;
    const measure = () => {
      const { left, top, width } = hole.getBoundingClientRect();
      if (width === 0) return;
      const part = (pixels: number) => Math.round((pixels / width) * 1000) / 1000;
      const found = [...board.querySelectorAll(kOver)].map((each) => {
        const box = each.getBoundingClientRect();
        return { x: part(box.left - left), y: part(box.top - top), w: part(box.width), h: part(box.height) };
      });
      set_over((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [hole, ...board.querySelectorAll(kOver)]) observer.observe(each);
    return () => observer.disconnect();
  }, [told, again.value, beside.value]);
  return over;
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
  const whole = useRef<HTMLDivElement>(null);
  const over = useOver(whole, told);
  const seen = seen_of(look);
  const hidden = look.glimpses.filter((each) => !is_seen(each));
  const open = again.value !== null;
  const from_side = open && beside.value;
  const marked = told ? [...seen, ...(open ? hidden : [])] : [];
  const dots = marked.map(({ column, row }) => ({ x: column / kSamples, y: row / kSamples }));
  const places = places_of(dots, over);
  const spoken = seen.map((each) => ({
    ghost: each.ghost,
    text: words.seen_share(ghost_named(names, each.ghost, words), share_of(each), each.in_mirror),
    short: words.share(share_of(each), each.in_mirror),
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
        <div class="pv-hole">
          {children}
          <svg viewBox={`0 0 ${kSide} ${kSide}`} aria-hidden="true">
            <path class="pv-dark" d={kDark} fill-rule="evenodd" />
            <path class="pv-rim" d={kOutline} />
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
            const place = places[at] ?? { x, y };
            return (
              <Fragment key={each.ghost}>
                <span
                  class={is_seen(each) ? 'pv-mark' : 'pv-mark pv-missed'}
                  style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
                  aria-hidden="true"
                >
                  {!open && is_seen(each) && place.x === x && place.y === y && <em>{words.shriek}</em>}
                </span>
                <b class="pv-share" style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }} aria-hidden="true">
                  {words.percent(share_of(each))}
                </b>
              </Fragment>
            );
          })}
        </div>
      )}
      <div class="pv-verdict" role="status" tabindex={open ? 0 : undefined}>
        <h3>{words.look_at(look.door)}</h3>
        {told && (
          <ul>
            {seen.length === 0 && <li>{words.nobody_seen}</li>}
            {spoken.map(({ ghost, text, short }) => (
              <Line key={ghost} ghost={ghost} seen={true} text={words.upper(text)} short={short} />
            ))}
            {open &&
              hidden.map((each) => (
                <Line
                  key={each.ghost}
                  ghost={each.ghost}
                  seen={false}
                  short={words.share(share_of(each), false)}
                  text={words.upper(words.hidden_share(ghost_named(names, each.ghost, words), share_of(each)))}
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
              class="btn small"
              onClick={() => {
                beside.value = !beside.value;
              }}
            >
              {from_side ? words.look_through : words.look_beside}
            </button>
            <button
              type="button"
              class="btn small gold"
              onClick={() => {
                close_look();
                hand_focus('.pv-again');
              }}
            >
              {words.look_close}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
