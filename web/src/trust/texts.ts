// What is said of the certificate of the house: fetched with its page.
import { computed } from '@preact/signals';
import { language } from '../texts/language';
import { kEnglish } from './texts_en';
import { kFrench } from './texts_fr';

export const kDevices = ['android', 'apple', 'windows', 'mac', 'linux'] as const;
export type Device = (typeof kDevices)[number];

export interface DeviceTexts {
  readonly name: string;
  readonly steps: readonly string[]; // after the certificate has been downloaded
  readonly install: string; // Minuit itself, once all is ready
  readonly remove: string;
}
export interface TrustTexts {
  readonly title: string;
  readonly lead: string;
  readonly optional: string;
  readonly which_device: string;
  readonly first: string;
  readonly download: string;
  readonly certificate: string;
  readonly fingerprint: string;
  readonly compare: string;
  readonly whole_fingerprint: string;
  readonly second: string;
  readonly third: string;
  readonly not_yet: string;
  readonly look_again: string;
  readonly ready: string;
  readonly ready_lead: string;
  readonly open: string;
  readonly other_name: string; // the safe address has another name than this one
  readonly no_name: string; // the certificate is not good for this address
  readonly no_name_lead: string;
  readonly here: string;
  readonly here_lead: string;
  readonly to_install: string;
  readonly off: string;
  readonly off_lead: string;
  readonly off_how: string;
  readonly safe_already: string;
  readonly meaning: string;
  readonly means: readonly string[];
  readonly removing: string;
  readonly remove_lead: string;
  readonly devices: Readonly<Record<Device, DeviceTexts>>;
}

export const trust_texts = computed((): TrustTexts => (language.value === 'fr' ? kFrench : kEnglish));
