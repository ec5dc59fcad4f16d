import { expect, test } from 'vitest';
import {
  chord_pressed,
  hand_of,
  kChord_ms,
  kNoChord,
  kNoPad,
  kShortTap_ms,
  pad_on,
  pad_pressed,
  pad_released,
  pad_used,
  stamped,
} from './hands';

const key = (name: string, { code = '', shift = false } = {}) => ({ key: name, code, shiftKey: shift });

test('PT-61: a touch counts from the event itself, however late it is looked at', () => {
  expect(stamped(1000, 1180)).toBe(1000);
  expect(stamped(1000, 1000)).toBe(1000);
});
test('a time stamp of another clock is not believed', () => {
  expect(stamped(1.7e12, 5000)).toBe(5000); // since 1970
  expect(stamped(0, 5000)).toBe(5000);
  expect(stamped(100, 5000)).toBe(5000);
});

test('PT-64: a mouse button for each hand', () => {
  expect(hand_of({ pointerType: 'mouse', button: 0 }, false)).toBe('touching');
  expect(hand_of({ pointerType: 'mouse', button: 2 }, false)).toBe('other');
  expect(hand_of({ pointerType: 'mouse', button: 1 }, false)).toBeNull();
});
test('PT-64: a finger is the other hand while the pad is held', () => {
  expect(hand_of({ pointerType: 'touch', button: 0 }, false)).toBe('touching');
  expect(hand_of({ pointerType: 'touch', button: 0 }, true)).toBe('other');
});

test('the pad counts while it is held, and no longer', () => {
  const held = pad_pressed(kNoPad, 0);
  expect(pad_on(held)).toBe(true);
  expect(pad_on(pad_released(held, kShortTap_ms + 1))).toBe(false);
});
test('a short tap on the pad counts for one touch; a second one takes it back', () => {
  const armed = pad_released(pad_pressed(kNoPad, 0), 80);
  expect(pad_on(armed)).toBe(true);
  expect(pad_on(pad_used(armed))).toBe(false);
  expect(pad_on(pad_released(pad_pressed(armed, 500), 580))).toBe(false);
});
test('a touch made while the pad is held does not arm it', () => {
  const held = pad_used(pad_pressed(kNoPad, 0));
  expect(pad_on(held)).toBe(true);
  expect(pad_on(pad_released(held, kShortTap_ms + 1))).toBe(false);
});

test('a letter and a digit name a card, in either order, at the time of the second', () => {
  const first = chord_pressed(kNoChord, key('b'), 100);
  expect(first.touch).toBeNull();
  const second = chord_pressed(first.chord, key('3', { code: 'Digit3' }), 250);
  expect(second.touch).toEqual({ place: 13, hand: 'touching', at: 250 });
  expect(second.chord).toEqual(kNoChord);
  const turned = chord_pressed(kNoChord, key('3'), 0);
  expect(chord_pressed(turned.chord, key('B', { shift: true }), 90).touch).toEqual({ place: 13, hand: 'other', at: 90 });
});
test('digits are found where they are written with Shift', () => {
  const { chord } = chord_pressed(kNoChord, key('f'), 0);
  expect(chord_pressed(chord, key('&', { code: 'Digit1' }), 10).touch).toEqual({ place: 5, hand: 'touching', at: 10 });
});
test('another letter takes the place of the first; other keys change nothing', () => {
  const { chord } = chord_pressed(kNoChord, key('a'), 0);
  const again = chord_pressed(chord, key('c'), 50);
  expect(again.touch).toBeNull();
  expect(chord_pressed(again.chord, key('x'), 60)).toEqual({ chord: again.chord, touch: null });
  expect(chord_pressed(again.chord, key('9', { code: 'Digit9' }), 60).touch).toBeNull();
  expect(chord_pressed(again.chord, key('1', { code: 'Digit1' }), 70).touch?.place).toBe(2);
});
test('half a name is forgotten', () => {
  const { chord } = chord_pressed(kNoChord, key('a'), 0);
  expect(chord_pressed(chord, key('1', { code: 'Digit1' }), kChord_ms + 1).touch).toBeNull();
});
