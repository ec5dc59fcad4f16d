import { afterEach, describe, expect, test, vi } from 'vitest';
import { read_records, reckon, reckoned } from './records';

afterEach(() => vi.unstubAllGlobals());

function with_storage(): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
}

describe('a record', () => {
  test('begins with the first match, and has nothing before it', () => {
    with_storage();
    expect(reckon('game/kind/', 'a/1', 12, true)).toEqual({ value: 12, best: 12, before: null });
  });
  test('is beaten by fewer where fewer is better, and tells what it was before', () => {
    with_storage();
    reckon('game/kind/', 'a/1', 12, true);
    expect(reckon('game/kind/', 'a/2', 7, true)).toEqual({ value: 7, best: 7, before: 12 });
    expect(reckon('game/kind/', 'a/3', 9, true)).toEqual({ value: 9, best: 7, before: 7 });
  });
  test('is beaten by more where more is better', () => {
    with_storage();
    reckon('game/kind/', 'a/1', 3, false);
    expect(reckon('game/kind/', 'a/2', 5, false).before).toBe(3);
    expect(reckon('game/kind/', 'a/3', 4, false).best).toBe(5);
  });
  test('is reckoned once for a match, however often its end is shown', () => {
    with_storage();
    reckon('game/kind/', 'a/1', 12, true);
    const first = reckon('game/kind/', 'a/2', 7, true);
    expect(reckon('game/kind/', 'a/2', 7, true)).toEqual(first);
  });
  test('is one for each kind and for each who shares the browser', () => {
    with_storage();
    reckon('game/rounds3/', 'a/1', 12, true);
    expect(reckon('game/rounds1/', 'a/2', 3, true).before).toBe(null);
    expect(reckon('game/rounds3/Zoé', 'a/1', 20, true).before).toBe(null);
  });
  test('without storage is what was reached now', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(reckon('game/kind/', 'a/1', 12, true)).toEqual({ value: 12, best: 12, before: null });
  });
  test('that cannot be read is forgotten', () => {
    expect(read_records('{"game": 3, "other": null}')).toEqual({});
    expect(read_records('no JSON')).toEqual({});
    expect(read_records('[1]')).toEqual({});
  });
  test('of the same value is not beaten', () => {
    expect(reckoned({ best: 4, before: 2, last: 4, match: 'a/1' }, 'a/2', 4, false)).toEqual({
      best: 4,
      before: 4,
      last: 4,
      match: 'a/2',
    });
  });
});
