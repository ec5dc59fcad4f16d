import { describe, expect, it } from 'vitest';
import { files_of } from './wire-types.mjs';

describe('the wire’s types', () => {
  const text = (defs, file) => files_of({ $defs: defs }).get(file);
  it('are split by the prefix of their names', () => {
    const files = files_of({ $defs: { 'table.Id': { type: 'string' }, 'le-jeu.View': { type: 'integer' } } });
    expect([...files.keys()]).toEqual(['table.ts', 'le_jeu.ts']);
    expect(files.get('le_jeu.ts')).toContain('export type View = number;');
  });
  it('keep what is optional, nullable, listed and referred to', () => {
    const defs = {
      'table.Seat': {
        type: 'object',
        properties: {
          person: { anyOf: [{ $ref: '#/$defs/table.Person' }, { type: 'null' }] },
          names: { type: 'array', items: { type: 'string' } },
          raw: true,
        },
        required: ['person', 'names'],
      },
      'table.Person': { type: 'string', enum: ['a', 'b'] },
    };
    expect(text(defs, 'table.ts')).toContain('readonly person: Person | null;');
    expect(text(defs, 'table.ts')).toContain('readonly names: readonly string[];');
    expect(text(defs, 'table.ts')).toContain('readonly raw?: unknown;');
    expect(text(defs, 'table.ts')).toContain("export type Person = 'a' | 'b';");
  });
  it('say once what all define alike, also where a member spells it out', () => {
    const seat = { type: 'integer' };
    const awaiting = (of) => ({ oneOf: [{ type: 'null' }, { type: 'array', items: { $ref: `#/$defs/${of}.Seat` } }] });
    const view = (of) => ({
      type: 'object',
      properties: { on: { $ref: `#/$defs/${of}.Awaiting` }, [of]: { $ref: `#/$defs/${of}.Card` } },
    });
    const files = files_of({
      $defs: {
        'one.Seat': seat,
        'two.Seat': seat,
        'one.Awaiting': awaiting('one'),
        'two.Awaiting': awaiting('two'),
        'one.Card': { type: 'string' },
        'two.Card': { type: 'integer' },
        'one.View': view('one'),
        'two.View': view('two'),
        'table.Seat': seat,
        'table.Turn': { type: 'object', properties: { on: awaiting('table') } },
      },
    });
    expect(files.get('shared.ts')).toContain('export type Seat = number;');
    expect(files.get('shared.ts')).toContain('export type Awaiting = null | readonly Seat[];');
    expect(files.get('shared.ts')).not.toContain('Card'); // it names different things
    expect(files.get('shared.ts')).not.toContain('View'); // they say different things
    for (const each of ['one.ts', 'two.ts', 'table.ts']) {
      expect(files.get(each)).toContain("import type { Awaiting } from './shared';");
      expect(files.get(each)).not.toMatch(/type (?:Seat|Awaiting)/);
    }
    expect(files.get('table.ts')).toContain('readonly on?: Awaiting;');
  });
  it('give what all define alike but for their own types those types', () => {
    const decision = (of) => ({
      oneOf: [
        { type: 'object', properties: { seat: { $ref: `#/$defs/${of}.Seat` }, action: { $ref: `#/$defs/${of}.Action` } } },
        { type: 'object', properties: { outcome: { $ref: `#/$defs/${of}.Chance` } } },
      ],
    });
    const files = files_of({
      $defs: Object.fromEntries(
        ['one', 'two'].flatMap((of, at) => [
          [`${of}.Seat`, { type: 'integer' }],
          [`${of}.Action`, { type: 'string', enum: [`a${at}`] }],
          [`${of}.Chance`, { type: 'string', enum: [`c${at}`] }],
          [`${of}.Decision`, decision(of)],
          [`${of}.Step`, { type: 'object', properties: { done: { $ref: `#/$defs/${of}.Decision` }, [of]: true } }],
        ]),
      ),
    });
    expect(files.get('shared.ts')).toContain('export type Decision<Action, Chance> =');
    for (const each of ['one.ts', 'two.ts']) {
      expect(files.get(each)).toContain("import type { Decision } from './shared';");
      expect(files.get(each)).toContain('readonly done?: Decision<Action, Chance>;');
      expect(files.get(each)).not.toContain('type Decision');
    }
  });
  it('make one choice of choices in a choice', () => {
    const end = { anyOf: [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, { type: 'null' }] };
    expect(text({ 'table.End': end }, 'table.ts')).toContain('export type End = string | number | null;');
  });
});

// Types of one name and one text in several files are one type, unless they are the same by chance: those are named here with what each is.
const kByChance = {
  Resolution: 'what the world may come to in a game in which it comes to nothing',
  Square: 'the number of a square of the own board: 28 around a gallery, 64 in a hall',
};
describe('the files that are there', () => {
  const written = Object.entries(import.meta.glob('../src/wire/*.ts', { query: '?raw', import: 'default', eager: true })).filter(
    ([, text]) => text.startsWith('// Written by scripts/wire-types.mjs'),
  );
  it('say nothing twice', () => {
    expect(written.length).toBeGreaterThan(6);
    const files = new Map(); // by what a type is called and is
    for (const [path, text] of written)
      for (const [whole, name] of text.matchAll(/^export type (\w+)(?:<[^>]*>)? =[^;]*(?:;\n[^\n][^;]*)*;$/gm))
        if (!(name in kByChance)) files.set(whole, [...(files.get(whole) ?? []), path]);
    expect(files.size).toBeGreaterThan(150);
    expect([...files].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });
});
