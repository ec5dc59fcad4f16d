// The match as a line: where one is in it, and its turning points as marks with names. Drag, tap a mark, or use the keys of a slider.
import { useState } from 'preact/hooks';
import type { Reel } from './reel';
import { replay_texts } from './texts';
import { moment, type NamedPoint, named_points } from './words';

const kReach_px = 14; // round a mark

function near(points: readonly NamedPoint[], last: number, event: PointerEvent & { readonly currentTarget: Element }) {
  const box = event.currentTarget.getBoundingClientRect();
  const x = (each: NamedPoint) => (each.at / Math.max(1, last)) * box.width;
  const off = (each: NamedPoint) => Math.abs(x(each) - (event.clientX - box.left));
  const best = points.reduce<NamedPoint | null>((found, each) => (found && off(found) <= off(each) ? found : each), null);
  return best && off(best) <= kReach_px ? best : null;
}

export function Scrubber({ reel }: { readonly reel: Reel }) {
  const t = replay_texts.value;
  const [pointed, point_at] = useState<NamedPoint | null>(null);
  const last = reel.last.value;
  const at = reel.at.value;
  const points = named_points(reel);
  const here = points.findLast((each) => each.at === at);
  const shown = pointed ?? here ?? null;
  const left = (moment_at: number) => ({ '--x': last === 0 ? 0 : moment_at / last });
  const marks = points.filter((each, index) => each.great || points.findIndex((other) => other.at === each.at) === index);
  return (
    <div class="scrubber">
      <div
        class="scrubber-marks"
        aria-hidden="true"
        onPointerMove={(event) => point_at(near(points, last, event))}
        onPointerLeave={() => point_at(null)}
        onPointerDown={(event) => {
          const found = near(points, last, event);
          if (found) reel.to_point(found);
        }}
      >
        {marks.map((each) => (
          <i key={`${each.at}.${each.name}`} class={each.great ? 'great' : ''} style={left(each.at)} title={each.name} />
        ))}
        {shown && (
          <span class="scrubber-mark-name" style={left(shown.at)}>
            {shown.name}
          </span>
        )}
      </div>
      <input
        type="range"
        class="scrubber-time"
        style={left(at)}
        min={0}
        max={last}
        step={1}
        value={at}
        aria-label={t.scrub}
        aria-valuetext={`${t.where(at, last)}. ${here?.name ?? moment(reel)}`}
        onInput={(event) => reel.jump(Number(event.currentTarget.value))}
      />
      <output class="scrubber-where" aria-hidden="true">
        {t.where(at, last)}
      </output>
    </div>
  );
}
