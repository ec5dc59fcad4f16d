import { tell } from '../parts/toast';
import type { Session } from '../session/session';
import type { Wish } from '../wire/messages';
import { door_texts } from './texts';

// Somebody is out for good; they might come back as somebody else, so that newcomers knock from then on.
export async function send_out(session: Session, wish: Extract<Wish, { type: 'Remove' | 'TurnAway' }>): Promise<void> {
  const knocked = session.options.value.knock;
  if ((await session.ask(wish)) && !knocked) tell(() => door_texts.value.from_now_on);
}
