// The turn's clock: a candle that burns down, with the seconds beside it; those who listen are told when few are left.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ClockProps } from '../games/game';
import { calm } from '../parts/settings';
import { texts } from '../texts';
import type { Session } from './session';

const kToldAt: readonly number[] = [10, 5]; // seconds left
const kSoon = 10;
const kLook_ms = 250;
const kWax = 22; // how high the candle is, in units of its drawing

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

export function Timer({ session }: { readonly session: Session }) {
  const frame = session.frame.value;
  const until = frame?.until ?? null;
  const seconds = useSeconds(until);
  if (!frame || until === null) return null;
  const { awaiting, decide, prompt, left_ms } = frame.turn;
  const of_game = awaiting.type === 'Seats' ? awaiting.deadline.after_ms : 0;
  const whole_ms = Math.max(of_game, (session.options.value.turn_seconds ?? 0) * 1000, left_ms ?? 0, 1);
  const mine = decide !== null || prompt !== null;
  const Clock = session.game.value?.Clock ?? BurningCandle;
  const told = mine ? kToldAt.findLast((each) => seconds <= each) : undefined;
  return (
    <span class={seconds <= kSoon ? 'timer soon-over' : 'timer'}>
      <Clock until={until} whole_ms={whole_ms} seconds={seconds} calm={calm.value} />
      <span role="timer" aria-label={texts.value.time_left(seconds)}>
        {seconds}
      </span>
      <span class="vh" role="status">
        {told === undefined || seconds === 0 ? '' : texts.value.time_left(told)}
      </span>
    </span>
  );
}
