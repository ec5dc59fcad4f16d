// What the server itself may answer at any table, and what to do about it. The clauses are those of docs/PROTOCOL.md (TB),
// docs/rules/contract.md (CT) and docs/SERVING.md (SV).
import type { ChapterWords, HelpSection } from '../contract/help';
import { catalogue } from '../texts/catalogue';
import type { Language } from '../texts/language';
import { load } from '../texts/made/help/table_rules';

const words = catalogue(load);

// In the order of the file.
export function table_sections(language: Language): readonly HelpSection[] {
  const chapters: Readonly<Record<string, ChapterWords>> = { ...words(language) };
  return Object.entries(chapters).map(([id, { title, clauses }]) => ({
    id,
    title,
    clauses: Object.entries(clauses).map(([clause, text]) => ({ id: clause.replace('_', '-'), text })),
  }));
}
