// What is said of one's own data: fetched by who looks for it, not with the lobby.
import { computed } from '@preact/signals';
import { language } from '../texts/language';
import { kEnglish } from './texts_en';
import { kFrench } from './texts_fr';

// Something to do, with what it means before it is done.
export interface Deed {
  readonly title: string;
  readonly help: string;
  readonly action: string;
}
export interface OwnTexts {
  readonly lead: string;
  readonly download: Deed;
  readonly downloaded: string;
  readonly show: Deed; // a code for a second device
  readonly code: string;
  lasts(minutes: number): string;
  readonly scan: string;
  readonly enter: Deed; // such a code
  readonly code_missing: string;
  readonly leave: Deed;
  left(seats: number): string;
  readonly forget: Deed;
  readonly erase: Deed;
  readonly erase_goes: readonly string[];
  readonly erase_stays: readonly string[];
  readonly goes: string;
  readonly stays: string;
  readonly erase_sure: string;
  readonly working: string;
}

export const own_texts = computed((): OwnTexts => (language.value === 'fr' ? kFrench : kEnglish));
