import { expect, test } from 'vitest';
import { with_changes } from './changes';

const before = { hugo: { type: 'Stairs', step: 3 }, roll: null, seats: [{ total: 0 }, { total: 1 }], points: [1, 2] };

test.each([
  [{}, before],
  [{ roll: 4 }, { ...before, roll: 4 }],
  [{ hugo: [{ type: 'Gallery', square: 4 }] }, { ...before, hugo: { type: 'Gallery', square: 4 } }],
  [{ seats: { '1': { total: 3 } } }, { ...before, seats: [{ total: 0 }, { total: 3 }] }],
  [{ points: [[1, 2, 5]] }, { ...before, points: [1, 2, 5] }],
  [{ points: [[]] }, { ...before, points: [] }],
])('%j', (changes, after) => {
  const kept = structuredClone(before);
  expect(with_changes(before, changes)).toEqual(after);
  expect(before).toEqual(kept);
});

test('names that objects have by themselves are members like others, and change no other object', () => {
  const changes = JSON.parse(
    '{"__proto__": {"stolen": 1}, "constructor": {"prototype": {"stolen": [1]}}, "roll": {"__proto__": {"stolen": 1}}}',
  );
  with_changes(before, changes);
  expect('stolen' in {}).toBe(false);
  expect('stolen' in before).toBe(false);
  expect('stolen' in Object).toBe(false);
});
