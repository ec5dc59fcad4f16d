// A candle that burns down while somebody has time, and the seconds that are left of it.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

const kLook_ms = 250;
const kWax = 22; // how high the candle is, in units of its drawing

// The turn's clock, drawn by the game: the seconds beside it and what is told of them are the table's.
export interface ClockProps {
  readonly until: number; // by performance.now()
  readonly whole_ms: number;
  readonly seconds: number; // left
  readonly calm: boolean;
}

// How many seconds are left until an instant of performance.now().
export function useSeconds(until: number | null): number {
  const [now, set_now] = useState(performance.now());
  useEffect(() => {
    if (until === null) return;
    set_now(performance.now());
    const timer = setInterval(() => set_now(performance.now()), kLook_ms);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}

// Burns down by itself: one motion for the whole turn. For those who want calm, a step with each second.
export function BurningCandle({ until, whole_ms, seconds, calm: still }: ClockProps) {
  const wax = useRef<SVGGElement>(null);
  const flame = useRef<SVGGElement>(null);
  const left_ms = Math.max(0, until - performance.now());
  const share = Math.min(1, left_ms / whole_ms);
  useLayoutEffect(() => {
    if (still || wax.current === null || flame.current === null) return;
    const timing = { duration: left_ms, fill: 'forwards' } as const;
    const burning = [
      wax.current.animate([{ transform: `scaleY(${share})` }, { transform: 'scaleY(0)' }], timing),
      flame.current.animate(
        [{ transform: `translateY(${(1 - share) * kWax}px)` }, { transform: `translateY(${kWax}px)` }],
        timing,
      ),
    ];
    return () => {
      for (const each of burning) each.cancel();
    };
  }, [until, whole_ms, still]);
  return (
    <svg class="timer-candle" viewBox="0 0 20 40" aria-hidden="true" data-left={seconds}>
      <path d="M2 36H18L15 40H5Z" fill="#c99a4f" />
      <g ref={wax} class="timer-wax" style={{ transform: `scaleY(${share})` }}>
        <path d="M5 36V15Q10 12.500 15 15V36Z" fill="#fff3dc" />
        <path d="M5 36V15Q6 14.200 7.500 14V36Z" fill="#f3d9ae" />
      </g>
      <g ref={flame} style={{ transform: `translateY(${(1 - share) * kWax}px)` }}>
        <path d="M10 15V12" stroke="#4a2a18" stroke-width="1.4" />
        <path d="M10 1C14.500 7 14 12.500 10 12.700 6 12.500 5.500 7 10 1Z" fill="#ff9f3f" />
        <path d="M10 5C12.500 9 12 12.300 10 12.300 8 12.300 7.500 9 10 5Z" fill="#ffe9a8" />
      </g>
    </svg>
  );
}
