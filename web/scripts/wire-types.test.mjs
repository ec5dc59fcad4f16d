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
  it('make one choice of choices in a choice', () => {
    const end = { anyOf: [{ oneOf: [{ type: 'string' }, { type: 'integer' }] }, { type: 'null' }] };
    expect(text({ 'table.End': end }, 'table.ts')).toContain('export type End = string | number | null;');
  });
});
