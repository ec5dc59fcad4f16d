// What is said when one reports somebody: fetched with a table, not with the lobby.
import { computed } from '@preact/signals';
import { language } from '../texts/language';
import type { ReportReason } from '../wire/table';
import { kEnglish } from './texts_en';
import { kFrench } from './texts_fr';

export interface ReportTexts {
  readonly report: string;
  report_whom(name: string): string;
  readonly who_reads: string;
  readonly why: string;
  readonly reasons: Readonly<Record<ReportReason, string>>;
  readonly without: string;
  thanks(name: string): string;
}
export const report_texts = computed<ReportTexts>(() => (language.value === 'fr' ? kFrench : kEnglish));
