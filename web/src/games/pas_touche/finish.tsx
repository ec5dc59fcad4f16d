// The photo finish (PT-63): who touched what, when, and how sure that is; what an error cost, and why.

import type { SeatName } from '../../contract/game';
import { colour_of, Figure } from '../../parts/figures';
import { Icon } from '../../parts/icon';
import { Palm } from './art/signs';
import { clause_of, counted, is_error, type Line, lots_of, type Photo, type Scene } from './scene';
import { card_text, margin_text, seconds_text } from './spoken';
import type { Texts } from './texts';

const kLeastSpan_ms = 200; // so that a single touch does not fill the lane
const kPadding = 0.12; // of the lane, before the first and after the last

// Where on the lane a time is drawn, in percent; the lane spans what was touched.
export function lane_of(spans: readonly { readonly ms: number; readonly margin: number }[]): (ms: number) => number {
  const first = Math.min(...spans.map(({ ms, margin }) => ms - margin));
  const last = Math.max(...spans.map(({ ms, margin }) => ms + margin));
  const whole = Math.max(last - first, kLeastSpan_ms);
  const from = (first + last - whole) / 2;
  return (ms) => 100 * (kPadding + (1 - 2 * kPadding) * ((ms - from) / whole));
}
const look_of = ({ outcome }: Line): string => (is_error(outcome) ? 'error' : outcome);

function line_text(words: Texts, name: string, { touch, outcome }: Line, calm: boolean): string {
  const time = seconds_text(words, touch.reaction_ms);
  const margin = margin_text(words, touch.margin_ms);
  return words.finish_line(name, card_text(words, touch.card), time, calm, margin, touch.by_arrival, outcome);
}

interface FinishProps {
  readonly photo: Photo;
  readonly scene: Scene;
  readonly names: readonly SeatName[];
  readonly words: Texts;
  onRule(clause: string): void;
}
export function Finish({ photo, scene, names, words, onRule }: FinishProps) {
  const { lines } = photo;
  const name = (seat: number) => names[seat]?.name ?? '';
  const spans = lines.map(({ touch }) => ({ ms: counted(scene, touch), margin: touch.margin_ms }));
  const spot = lane_of(spans);
  const lots = lots_of(photo, scene);
  const errors = lines.filter(({ outcome }) => is_error(outcome));
  const idle = scene.players.filter(({ seat }) => !lines.some(({ touch }) => touch.seat === seat));
  return (
    <section class="pt-finish panel" aria-label={words.finish}>
      <h3>{words.finish}</h3>
      <ol class={scene.players.length > 4 ? 'pt-many' : ''}>
        {lines.map((line, index) => {
          const { touch, outcome } = line;
          const { ms, margin } = spans[index] ?? { ms: 0, margin: 0 };
          const wide = Math.max(2, spot(ms + margin) - spot(ms - margin));
          const calm = scene.players[touch.seat]?.calm ?? false;
          return (
            <li key={touch.seat} class={`pt-line pt-is-${look_of(line)}`} style={{ '--c': colour_of(touch.seat) }}>
              <Figure seat={touch.seat} />
              <span class="visually-hidden">{line_text(words, name(touch.seat), line, calm)}</span>
              <span class="pt-lane" aria-hidden="true">
                <i class="pt-sure" style={{ left: `${spot(ms) - wide / 2}%`, width: `${wide}%` }} />
                <i class="pt-when" style={{ left: `${spot(ms)}%` }} />
                {is_error(outcome) && <em>✕</em>}
                {outcome === 'blocked' && (
                  <em>
                    <Palm />
                  </em>
                )}
              </span>
              <b aria-hidden="true">
                {seconds_text(words, touch.reaction_ms)}
                {calm && ' ½'}
              </b>
              <small aria-hidden="true" title={touch.by_arrival ? words.by_arrival : undefined}>
                {touch.by_arrival && <span class="pt-arrival">⚑</span>}
                {margin_text(words, touch.margin_ms)}
              </small>
            </li>
          );
        })}
        {idle.map(({ seat }) => (
          <li key={seat} class="pt-line pt-is-none" style={{ '--c': colour_of(seat) }}>
            <Figure seat={seat} />
            <span class="visually-hidden">{words.no_touch_of(name(seat))}</span>
            <span class="pt-lane" aria-hidden="true" />
            <b aria-hidden="true">–</b>
            <small aria-hidden="true" />
          </li>
        ))}
      </ol>
      {(lots !== null || errors.length > 0) && (
        <ul class="pt-reasons">
          {lots !== null && (
            <li>
              <Icon name="die" />
              <span>
                <span class="pt-long">{words.too_close(Math.round(lots.gap))}</span>
                <span class="pt-short">{words.close(Math.round(lots.gap))}</span> <b>{words.lots(name(lots.seat))}</b>
              </span>
            </li>
          )}
          {errors.map(({ touch, outcome, cost }) => {
            const clause = clause_of(outcome);
            return (
              <li key={touch.seat}>
                <button type="button" class="pt-reason" onClick={() => onRule(clause)}>
                  <i class="pt-cross" aria-hidden="true">
                    ✕
                  </i>
                  <span>
                    <b>{names[touch.seat]?.short ?? name(touch.seat)}</b>{' '}
                    <span class="pt-long">{words.fault(outcome, cost)}</span>
                    <span class="pt-short">{words.fault(outcome, null)}</span> <span class="pt-clause">{clause}</span>
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
