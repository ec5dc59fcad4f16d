// A board shows its stage each update once, however often it is drawn, and lets go of all of it when it goes.
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { BoardProps } from '../contract/game';

interface Played<View, Event> {
  show(view: View, events: readonly Event[], tempo: number): void;
  readonly forget: () => void;
}
type Update<View, Event> = Pick<BoardProps<View, unknown, Event>, 'view' | 'events' | 'version' | 'tempo'>;

export function usePlayed<View, Event>(stage: Played<View, Event>, { view, events, version, tempo }: Update<View, Event>): void {
  useLayoutEffect(() => stage.show(view, events, tempo), [stage, version]);
  useEffect(() => stage.forget, [stage]);
}
