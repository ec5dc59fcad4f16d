// The turn's clock: a candle that burns down, with the seconds beside it; those who listen are told when few are left.
import { calm } from '../base/settings';
import { kPlainDrawn } from '../contract/plain';
import { useSeconds } from '../parts/burning_candle';
import type { Session } from '../session/session';
import { texts } from '../texts';

const kToldAt: readonly number[] = [10, 5]; // seconds left
const kSoon = 10;

export function Timer({ session }: { readonly session: Session }) {
  const frame = session.frame.value;
  const until = frame?.until ?? null;
  const seconds = useSeconds(until);
  if (!frame || until === null) return null;
  const { awaiting, decide, prompt, left_ms } = frame.turn;
  const of_game = awaiting.type === 'Seats' ? awaiting.deadline.after_ms : 0;
  const whole_ms = Math.max(of_game, (session.options.value.turn_seconds ?? 0) * 1000, left_ms ?? 0, 1);
  const mine = decide !== null || prompt !== null;
  const Clock = (session.game.value?.drawn ?? kPlainDrawn).Clock;
  const told = mine ? kToldAt.findLast((each) => seconds <= each) : undefined;
  return (
    <span class={seconds <= kSoon ? 'timer soon-over' : 'timer'}>
      <Clock until={until} whole_ms={whole_ms} seconds={seconds} calm={calm.value} />
      <span role="timer" aria-label={texts.value.time_left(seconds)}>
        {seconds}
      </span>
      <span class="visually-hidden" role="status">
        {told === undefined || seconds === 0 ? '' : texts.value.time_left(told)}
      </span>
    </span>
  );
}
