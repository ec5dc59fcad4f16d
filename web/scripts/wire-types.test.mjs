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
      properties: { on: { $ref: `#/$defs/${of}.Awaiting` }, by: { $ref: `#/$defs/${of}.Card` } },
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
    expect(files.get('shared.ts')).not.toContain('View'); // it refers to one that does
    for (const each of ['one.ts', 'two.ts', 'table.ts']) {
      expect(files.get(each)).toContain("import type { Awaiting } from './shared';");
      expect(files.get(each)).not.toMatch(/type (?:Seat|Awaiting)/);
    }
    expect(files.get('table.ts')).toContain('readonly on?: Awaiting;');
  });
  it('make one choice of choices in a choice', () => {
    const end = { anyOf: [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, { type: 'null' }] };
    expect(text({ 'table.End': end }, 'table.ts')).toContain('export type End = string | number | null;');
  });
});
