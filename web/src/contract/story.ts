// The rules of a game as a story: a few scenes, each a picture with two or three sentences, then what a family meets now and then, what can
// be chosen before a match, and what to remember. Each part names the clauses of docs/rules that it tells; the clauses themselves are the
// help's, and are seen only where they are asked for.
import type { ComponentType } from 'preact';
import type { Language } from '../texts/language';

// In texts, **two stars** make a word strong.
export interface CaseWords {
  readonly title: string;
  readonly text: string;
}
export interface SceneWords extends CaseWords {
  readonly alt: string; // what the picture shows
  readonly chips?: readonly string[]; // the exceptions and the figures, in a few words each
}
export interface StoryWords<Scene extends string = string, Case extends string = string, Option extends string = string> {
  readonly lead: string;
  readonly scenes: Readonly<Record<Scene, SceneWords>>;
  readonly cases: Readonly<Record<Case, CaseWords>>;
  readonly options: Readonly<Record<Option, CaseWords>>;
  readonly remember: readonly string[];
}
interface ScenePlan {
  readonly Picture: ComponentType;
  readonly clauses: readonly string[];
}
export interface StoryPlan<Scene extends string, Case extends string, Option extends string> {
  readonly Drawings?: ComponentType<{ readonly language: Language }>; // out of sight, once, for the pictures to use
  readonly scenes: Readonly<Record<Scene, ScenePlan>>;
  readonly cases: Readonly<Record<Case, readonly string[]>>;
  readonly options: Readonly<Record<Option, readonly string[]>>;
}

export interface StoryPart extends CaseWords {
  readonly id: string;
  readonly clauses: readonly string[];
}
export interface StoryScene extends StoryPart {
  readonly Picture: ComponentType;
  readonly alt: string;
  readonly chips: readonly string[];
}
export interface Told {
  readonly lead: string;
  readonly scenes: readonly StoryScene[];
  readonly cases: readonly StoryPart[];
  readonly options: readonly StoryPart[];
  readonly remember: readonly string[];
}
export interface Story {
  readonly Drawings?: ComponentType<{ readonly language: Language }>;
  tell(language: Language): Told;
}

const parts = (plan: Readonly<Record<string, readonly string[]>>, words: Readonly<Record<string, CaseWords>>) =>
  Object.entries(plan).flatMap(([id, clauses]): StoryPart[] => {
    const said = words[id];
    return said ? [{ id, clauses, ...said }] : [];
  });

// The order is the plan's. A part that the words lack does not compile.
export function define_story<Scene extends string, Case extends string, Option extends string>(
  plan: StoryPlan<Scene, Case, Option>,
  words: (language: Language) => StoryWords<Scene, Case, Option>,
): Story {
  const { Drawings, scenes, cases, options } = plan;
  return {
    ...(Drawings ? { Drawings } : {}),
    tell: (language) => {
      const said = words(language);
      return {
        lead: said.lead,
        scenes: (Object.keys(scenes) as Scene[]).map((id) => ({ id, chips: [], ...scenes[id], ...said.scenes[id] })),
        cases: parts(cases, said.cases),
        options: parts(options, said.options),
        remember: said.remember,
      };
    },
  };
}
