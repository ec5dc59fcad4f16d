// What a game gives to the rules help: sections of clauses in its own words, with pictures made of its board's drawings.
import type { ComponentType } from 'preact';
import type { Language } from '../texts/language';

// A chapter as a catalogue has it.
export interface ChapterWords<Text = string> {
  readonly title: string;
  readonly clauses: Readonly<Record<string, Text>>; // by their ids, with _ for -: "FM_12"
}
export interface Clause {
  readonly id: string; // as in docs/rules and in refusals: "FM-12"
  readonly text: string;
}
export interface HelpSection {
  readonly id: string;
  readonly title: string;
  readonly Picture?: ComponentType; // beside the clauses, and says nothing that they do not
  readonly clauses: readonly Clause[];
}
export interface GameHelp {
  readonly Drawings?: ComponentType<{ readonly language: Language }>; // out of sight, once, for the pictures to use
  sections(language: Language): readonly HelpSection[];
}
