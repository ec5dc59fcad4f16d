// One hint at a time, beside what it speaks of. It takes no focus and stops no hand: one may read it, send it away, or play on.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameClient } from '../contract/game';
import type { Guide, Moment } from '../contract/guide';
import { Icon } from '../parts/icon';
import { in_hand } from '../parts/pointer';
import type { Session } from '../session/session';
import { texts } from '../texts';
import { language } from '../texts/language';
import { advance, dismiss, is_done, type Progress, stop } from './guide';
import { finish_guide, keep_progress, progress_kept } from './memory';
import { type Area, type Placed, place } from './place';
import './bubble.css';

const kLookEvery_ms = 250; // the board may turn, grow or scroll under the hint
const kRing = 4;

function area_of(selector: string): Area | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box && box.width > 0 && box.bottom > 0 && box.top < innerHeight ? box : null;
}

function useMoment(session: Session): Moment | null {
  const frame = session.frame.value;
  const stage = session.stage.value;
  return frame && { view: frame.view, turn: frame.turn, events: frame.events, seat: session.seat.value, ...(stage && { stage }) };
}

function useProgress(guide: Guide, game: string, moment: Moment | null) {
  const [progress, set_progress] = useState<Progress>(progress_kept);
  const take = (next: Progress) => {
    if (next === progress) return;
    set_progress(next);
    keep_progress(next);
    if (is_done(guide, next)) finish_guide(game);
  };
  useEffect(() => {
    if (!moment) return;
    const next = advance(guide, progress, moment);
    if (next.seen !== progress.seen || next.waiting !== progress.waiting) take(next);
  }, [moment?.view, moment?.turn]);
  return { progress, take };
}

export function Hints({ session, game, guide }: { session: Session; game: GameClient; guide: Guide }) {
  const t = texts.value;
  const moment = useMoment(session);
  const { progress, take } = useProgress(guide, game.id, moment);
  const quiet = moment !== null && (guide.quiet?.(moment) ?? false);
  const hint = quiet ? undefined : guide.hints.find(({ id }) => id === progress.waiting[0]);
  const selector = hint && moment ? hint.anchor(moment) : '';
  const bubble = useRef<HTMLDivElement>(null);
  const [where, set_where] = useState<{ readonly at: Placed; readonly ring: Area | null } | null>(null);
  useLayoutEffect(() => {
    if (selector === '') return;
    const look = () => {
      const box = bubble.current;
      if (!box) return;
      const ring = area_of(selector);
      const screen = { width: document.documentElement.clientWidth, height: innerHeight };
      const size = { width: box.offsetWidth, height: box.offsetHeight };
      const anchor = ring ?? { left: screen.width / 2, top: screen.height, width: 0, height: 0 };
      const tools = document.querySelector('.top-bar')?.getBoundingClientRect().bottom ?? 0;
      const at = place(anchor, size, screen, Math.max(0, tools));
      set_where((before) =>
        JSON.stringify(before) === JSON.stringify({ at, ring: plain(ring) }) ? before : { at, ring: plain(ring) },
      );
    };
    look();
    const timer = setInterval(look, kLookEvery_ms);
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
    };
  }, [selector, hint]);
  const ring = where?.ring;
  return (
    <>
      {hint && ring && (
        <div
          class="hint-ring"
          aria-hidden="true"
          style={{
            left: `${ring.left - kRing}px`,
            top: `${ring.top - kRing}px`,
            width: `${ring.width + 2 * kRing}px`,
            height: `${ring.height + 2 * kRing}px`,
          }}
        />
      )}
      <section class="hint-place" aria-label={t.guide}>
        <div role="status">
          {hint && (
            <div class="hint" ref={bubble} style={{ left: `${where?.at.left ?? 0}px`, top: `${where?.at.top ?? 0}px` }}>
              <p>{in_hand(hint.text(language.value))}</p>
              <div class="hint-actions">
                <button type="button" class="hint-stop" onClick={() => take(stop(guide))}>
                  {t.guide_stop}
                </button>
                <button type="button" class="button small gold" onClick={() => take(dismiss(progress))}>
                  <Icon name="check" /> {t.guide_next}
                </button>
              </div>
            </div>
          )}
        </div>
      </section>
    </>
  );
}

function plain(area: Area | null): Area | null {
  return area && { left: area.left, top: area.top, width: area.width, height: area.height };
}
