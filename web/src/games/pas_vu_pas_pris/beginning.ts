// PV-10 to PV-12: the hall is furnished, the keyhole hung, the die given. Three times chance is asked; one press of « Commencer » does for all.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { View } from '../../wire/pas_vu_pas_pris';
import { type Props, quiet } from './acting';

const kAsk_ms = 350; // between two tries, while an answer is on its way
const kMostTries = 8;
const kPatience_ms = 4000; // then who did not press may go on instead of the one who did

export const is_beginning = ({ phase }: View): boolean => phase === 'arranging' || phase === 'hanging' || phase === 'dicing';

// True while what began goes on by itself, here or on the device where it was begun.
export function useGoingOn(props: Props): boolean {
  const { view, turn, onPrompt } = props;
  const { begun } = props.stage;
  const [late, set_late] = useState(false);
  const tries = useRef(0);
  const follows = view.phase === 'hanging' || view.phase === 'dicing';
  const able = follows && turn.prompt !== null && !quiet(props);
  const mine = begun.value;
  useEffect(() => {
    if (!is_beginning(view)) begun.value = false;
  }, [view.phase]);
  useEffect(() => {
    tries.current = 0;
    set_late(false);
  }, [view.phase]);
  useEffect(() => {
    if (!able) return;
    if (!mine) {
      const timer = setTimeout(() => set_late(true), kPatience_ms);
      return () => clearTimeout(timer);
    }
    const go_on = () => {
      if (++tries.current > kMostTries) {
        clearInterval(timer);
        set_late(true);
      } else onPrompt();
    };
    const timer = setInterval(go_on, kAsk_ms);
    go_on();
    return () => clearInterval(timer);
  }, [able, mine, turn.prompt]);
  return follows && !late;
}
