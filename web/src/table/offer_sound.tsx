// When sound is offered: once on each device, after the first touch at a table, and never over a running game, something that was opened, or
// somebody who is writing.
import { useEffect, useState } from 'preact/hooks';
import { sound_offered } from '../base/settings';
import { fetched } from '../parts/fetched';
import type { Session } from '../session/session';
import { with_words } from '../texts/fetched';

const kAfter_ms = 700; // what was touched answers first: a match may begin

const SoundOffer = fetched(async () => (await with_words(import('./sound_offer'))).SoundOffer);

const kWriting = 'input, textarea, select';
const is_busy = () => document.querySelector('dialog[open]') !== null || document.activeElement?.matches(kWriting) === true;

export function OfferSound({ session }: { readonly session: Session }) {
  const [asked, set_asked] = useState(false);
  const resting = session.frame.value === null || session.ended.value !== null;
  const open = asked && resting;
  useEffect(() => {
    if (sound_offered.value === 'yes' || !resting) return set_asked(false);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touched = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!is_busy() && !document.hidden && sound_offered.peek() !== 'yes') set_asked(true);
      }, kAfter_ms);
    };
    for (const event of ['pointerup', 'click'] as const) addEventListener(event, touched); // a key that presses clicks, too
    return () => {
      clearTimeout(timer);
      for (const event of ['pointerup', 'click'] as const) removeEventListener(event, touched);
    };
  }, [resting, sound_offered.value]);
  return open ? <SoundOffer onClose={() => set_asked(false)} /> : null;
}
