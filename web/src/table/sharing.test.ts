import { describe, expect, it } from 'vitest';
import {
  type Eyes,
  kMostGuests,
  kOwnEyes,
  type Look,
  lift,
  number_for,
  pass_to,
  read_guests,
  read_roster,
  turn_eyes,
} from './sharing';

const look = (as: number, asked: boolean, more: Partial<Look> = {}): Look => ({
  as,
  seat: as,
  version: 5,
  asked,
  open: true,
  ...more,
});
const kOpenly = { playing: true, covered: false, resting: true };
const kCovered = { playing: true, covered: true, resting: true };

describe('what a device remembers', () => {
  it('is read with care', () => {
    expect(read_guests([1, 3, 3, 7])).toEqual([1, 3, 7]);
    for (const bad of [null, undefined, 'x', 3, { 1: 2 }]) expect(read_guests(bad)).toEqual([]);
    expect(read_guests([0, kMostGuests + 1, -1, 1.5, '2', null])).toEqual([]);
    expect(read_roster('{"1":"Zoé","8":"Max","2":3}')).toEqual({ 1: 'Zoé' });
    for (const bad of [null, '', '{', '3']) expect(read_roster(bad)).toEqual({});
  });
  it('gives a name the number it had', () => {
    const roster = { 1: 'Zoé', 2: 'Max' };
    expect(number_for('Max', roster, [])).toBe(2);
    expect(number_for('Léa', roster, [])).toBe(3);
    expect(number_for('Max', roster, [2])).toBe(3);
    const full = Object.fromEntries(Array.from({ length: kMostGuests }, (_, at) => [at + 1, `n${at}`]));
    expect(number_for('Léa', full, [1])).toBe(2);
    expect(number_for('Léa', full, [1, 2, 3, 4, 5, 6, 7])).toBeNull();
  });
});

describe('who looks, when nothing is hidden', () => {
  it('is who is asked', () => {
    expect(turn_eyes(kOwnEyes, [look(0, false), look(1, true)], kOpenly)).toEqual({ looking: 1, curtain: null, kept: false });
  });
  it('stays while they are asked, or nobody is', () => {
    const eyes: Eyes = { looking: 1, curtain: null, kept: false };
    expect(turn_eyes(eyes, [look(0, true), look(1, true)], kOpenly)).toBe(eyes);
    expect(turn_eyes(eyes, [look(0, false), look(1, false)], kOpenly)).toBe(eyes);
  });
  it('goes round the table', () => {
    const eyes: Eyes = { looking: 1, curtain: null, kept: false };
    const looks = [look(0, true), look(1, false), look(2, true)];
    expect(turn_eyes(eyes, looks, kOpenly).looking).toBe(2);
    expect(turn_eyes({ ...eyes, looking: 2 }, [look(0, true), look(1, true), look(2, false)], kOpenly).looking).toBe(0);
  });
  it('waits until both have seen the same, unless the connection is lost', () => {
    const behind = look(1, true, { version: 4 });
    expect(turn_eyes(kOwnEyes, [look(0, false), behind], kOpenly)).toBe(kOwnEyes);
    expect(turn_eyes(kOwnEyes, [look(0, false, { open: false }), behind], kOpenly).looking).toBe(1);
  });
  it('is the own person before and after a match', () => {
    const eyes: Eyes = { looking: 1, curtain: null, kept: false };
    expect(turn_eyes(eyes, [look(0, false), look(1, true)], { ...kOpenly, playing: false })).toEqual(kOwnEyes);
  });
});

describe('the curtain', () => {
  it('falls for who is asked next, once the last has seen what they did', () => {
    const looks = [look(0, false), look(1, true)];
    expect(turn_eyes(kOwnEyes, looks, { ...kCovered, resting: false })).toBe(kOwnEyes);
    expect(turn_eyes(kOwnEyes, looks, kCovered)).toEqual({ looking: 0, curtain: 1, kept: false });
  });
  it('stays down until they take the device', () => {
    const eyes = pass_to(kOwnEyes, 1, true);
    expect(turn_eyes(eyes, [look(0, false), look(1, true)], kCovered)).toBe(eyes);
    expect(turn_eyes(eyes, [look(0, false), look(1, false)], kCovered)).toBe(eyes);
    expect(lift(eyes)).toEqual({ looking: 1, curtain: null, kept: false });
  });
  it('is for another when the one it fell for is asked no more', () => {
    const eyes = pass_to(kOwnEyes, 1, true);
    expect(turn_eyes(eyes, [look(0, false), look(1, false), look(2, true)], kCovered).curtain).toBe(2);
  });
  it('does not fall on who wants to look once more', () => {
    const eyes: Eyes = { looking: 0, curtain: null, kept: true };
    expect(turn_eyes(eyes, [look(0, false), look(1, true)], kCovered)).toBe(eyes);
    expect(turn_eyes(eyes, [look(0, true), look(1, false)], kCovered).kept).toBe(false);
  });
  it('never lets in who has left the device', () => {
    const eyes: Eyes = { looking: 2, curtain: null, kept: false };
    expect(turn_eyes(eyes, [look(0, false), look(1, true)], kCovered)).toEqual({ looking: 2, curtain: 1, kept: false });
    expect(turn_eyes(eyes, [look(0, false), look(1, false)], kOpenly).looking).toBe(0);
  });
});
