// What is said at the door and of those who ask for a seat: fetched with a table, not with the lobby.
import { computed } from '@preact/signals';
import { language } from '../texts/language';
import { kEnglish } from './texts_en';
import { kFrench } from './texts_fr';

export interface DoorTexts {
  // to who waits
  readonly knocked: string;
  opens(host: string): string;
  readonly somebody_opens: string;
  readonly stay: string;
  readonly known_as: string;
  readonly leave: string;
  readonly again: string;
  guest_waits(name: string): string; // who shares a device
  // to the host
  readonly knock_note: string;
  readonly at_door: string;
  readonly a_screen: string; // it has no name
  knocks(name: string): string;
  more(count: number): string;
  readonly let_in: string;
  readonly turn_away: string;
  turn_away_sure(name: string): string;
  readonly for_good: string;
  readonly later: string;
  readonly from_now_on: string;
  // of a free seat
  readonly bot_for_now: string;
  readonly must_agree: string;
  ask_for(seat: string): string;
  wants(name: string): string;
  seat(number: number, former: string): string; // who had it, if that is known
  asks(name: string, seat: string): string;
  will_see(name: string): string;
  for_you(name: string): string; // whose answer is wanted, of those who share a device
  readonly agree: string;
  readonly disagree: string;
  agree_sure(name: string): string;
  readonly agree_yes: string;
  // to who asks
  asking(seat: string): string;
  readonly agreed: string;
  readonly awaited: string;
  readonly somebody_away: string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
}
// Why somebody who asked for a seat does not get it.
export type Verdict = 'declined' | 'lapsed' | 'taken' | 'locked' | 'left';

export const door_texts = computed((): DoorTexts => (language.value === 'fr' ? kFrench : kEnglish));
