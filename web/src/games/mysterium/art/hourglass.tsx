// The hourglass in the banner: sand runs by itself, one motion for the whole time. For those who want calm, a step with each second.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ClockProps } from '../../../parts/burning_candle';

const kFull = 'M5 5H15L14.500 9 10 16 5.500 9Z';

export function Hourglass({ until, whole_ms, seconds, calm }: ClockProps) {
  const above = useRef<SVGGElement>(null);
  const below = useRef<SVGGElement>(null);
  const left_ms = Math.max(0, until - performance.now());
  const share = Math.min(1, left_ms / whole_ms);
  useLayoutEffect(() => {
    if (calm || above.current === null || below.current === null) return;
    const timing = { duration: left_ms, fill: 'forwards' } as const;
    const running = [
      above.current.animate([{ transform: `scaleY(${share})` }, { transform: 'scaleY(0)' }], timing),
      below.current.animate([{ transform: `scaleY(${1 - share})` }, { transform: 'scaleY(1)' }], timing),
    ];
    return () => {
      for (const each of running) each.cancel();
    };
  }, [until, whole_ms, calm]);
  return (
    <svg class="my-hourglass" viewBox="0 0 20 36" aria-hidden="true" data-left={seconds}>
      <path
        d="M4.500 3V9.500C4.500 13 8.500 15 8.500 18S4.500 23 4.500 26.500V33H15.500V26.500C15.500 23 11.500 21 11.500 18S15.500 13 15.500 9.500V3Z"
        fill="#cfe6ff"
        fill-opacity=".22"
        stroke="#cfd4ff"
        stroke-width="1"
      />
      <g ref={above} class="my-sand-above" style={{ transform: `scaleY(${share})` }}>
        <path d={kFull} fill="#ffb55a" />
      </g>
      <g ref={below} class="my-sand-below" style={{ transform: `scaleY(${1 - share})` }}>
        <path d="M5 32.500H15V28C14 25 12 23.500 10 22 8 23.500 6 25 5 28Z" fill="#ffb55a" />
      </g>
      <path d="M2 1H18V4H2ZM2 32H18V35H2Z" fill="#c99a4f" stroke="#3b220c" stroke-width=".8" />
    </svg>
  );
}
