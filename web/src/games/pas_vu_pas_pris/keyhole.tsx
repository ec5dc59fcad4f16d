// Looking through the keyhole: everything but the hole is dark; who is seen is named, with their share (PV-42).
import type { ComponentChildren } from 'preact';
import type { SeatName } from '../game';
import { kHole } from './data/board';
import { ghost_named } from './names';
import { is_seen, seen_of, share_of } from './scene';
import { again, beside, type Evidence } from './stage';
import type { Texts } from './texts';

const kSide = (kHole.radius + kHole.reach) * 1000; // of the square around the hole
const [kX, kY, kR, kS] = [kSide / 2, kHole.radius * 1000, kHole.radius * 1000, (kHole.slot * 1000) / 2];
const kDrop = Math.sqrt(kR * kR - kS * kS);
const kOutline = `M${kX - kS} ${kY + kDrop}A${kR} ${kR} 0 1 1 ${kX + kS} ${kY + kDrop}V${kSide}H${kX - kS}Z`;
const kDark = `M-6000-6000H6440V6440H-6000ZM${kX - kS} ${kY + kDrop}A${kR} ${kR} 0 1 1 ${kX + kS} ${kY + kDrop}V${kSide}H${kX - kS}Z`;
const kSamples = 1024;

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
  const seen = seen_of(look);
  const hidden = look.glimpses.filter((each) => !is_seen(each));
  const open = again.value !== null;
  const from_side = open && beside.value;
  const spoken = seen.map((each) => words.seen_share(ghost_named(names, each.ghost, words), share_of(each), each.in_mirror));
  return (
    <div class={`pv-look${from_side ? ' pv-beside' : ''}${lively && !open ? ' pv-closing' : ''}`} data-look={look.number}>
      {!from_side && (
        <div class="pv-hole">
          {children}
          <svg viewBox={`0 0 ${kSide} ${kSide}`} aria-hidden="true">
            <path class="pv-dark" d={kDark} fill-rule="evenodd" />
            <path class="pv-rim" d={kOutline} />
          </svg>
          {told &&
            seen.map((each) => (
              <span
                key={each.ghost}
                class="pv-mark"
                style={{ left: `${(each.column / kSamples) * 100}%`, top: `${(each.row / kSamples) * 100}%` }}
                aria-hidden="true"
              >
                <b>{words.percent(share_of(each))}</b>
                {!open && <em>{words.shriek}</em>}
              </span>
            ))}
        </div>
      )}
      <div class="pv-verdict" role="status">
        <h3>{words.look_at(look.door)}</h3>
        {told && (
          <ul>
            {seen.length === 0 && <li>{words.nobody_seen}</li>}
            {spoken.map((text) => (
              <li key={text} class="pv-seen">
                {words.upper(text)}
              </li>
            ))}
            {open &&
              hidden.map((each) => (
                <li key={each.ghost}>{words.upper(words.hidden_share(ghost_named(names, each.ghost, words), share_of(each)))}</li>
              ))}
          </ul>
        )}
        {open && <p>{words.least}</p>}
        {open && (
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
                again.value = null;
                beside.value = false;
              }}
            >
              {words.look_close}
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
