import { describe, expect, test } from 'vitest';
import { kSettle_ms, Presses } from './presses';

const [shout, roll, home] = [{ is: 'shout' }, { is: 'roll' }, { is: 'home' }];
type Control = typeof shout;

describe('a control that has just appeared', () => {
  test('may be pressed after a moment', () => {
    const presses = new Presses<Control>();
    presses.appeared(home, 1000);
    expect(presses.settled(1000 + kSettle_ms - 1)).toEqual([]);
    expect(presses.is_fresh(home)).toBe(true);
    expect(presses.next()).toBe(1000 + kSettle_ms);
    expect(presses.settled(1000 + kSettle_ms)).toEqual([home]);
    expect(presses.is_fresh(home)).toBe(false);
    expect(presses.next()).toBe(null);
  });
  test('waits for as long as somebody goes on tapping there, but not for ever', () => {
    const presses = new Presses<Control>();
    presses.appeared(home, 0);
    presses.tapped(home, 300);
    expect(presses.settled(kSettle_ms)).toEqual([]);
    expect(presses.settled(300 + kSettle_ms)).toEqual([home]);
    presses.appeared(home, 0);
    for (let now = 0; now < 60_000; now += 100) presses.tapped(home, now);
    expect(presses.settled(3000)).toEqual([home]);
  });
  test('may want more time than others', () => {
    const presses = new Presses<Control>();
    presses.appeared(home, 0, 900);
    presses.appeared(roll, 0);
    expect(presses.settled(kSettle_ms)).toEqual([roll]);
    expect(presses.settled(900)).toEqual([home]);
  });
});

describe('a click', () => {
  test('counts where its press began', () => {
    const presses = new Presses<Control>();
    presses.pressed(1, roll, 0);
    expect(presses.may_click(1, roll)).toBe(true);
    presses.pressed(1, shout, 100);
    expect(presses.may_click(1, roll)).toBe(false);
    presses.pressed(1, null, 200); // beside every control
    expect(presses.may_click(1, home)).toBe(false);
  });
  test('belongs to its own finger, if the browser names it', () => {
    const presses = new Presses<Control>();
    presses.pressed(1, shout, 0);
    presses.pressed(2, roll, 10);
    expect(presses.may_click(2, shout)).toBe(false);
    expect(presses.may_click(undefined, shout)).toBe(true);
    expect(presses.may_click(undefined, home)).toBe(false);
  });
  test('without any press is an assistive program’s', () => {
    expect(new Presses<Control>().may_click(undefined, home)).toBe(true);
    const presses = new Presses<Control>();
    presses.pressed(1, roll, 0);
    expect(presses.may_click(1, roll)).toBe(true);
    expect(presses.may_click(undefined, home)).toBe(true);
  });
});

describe('a key', () => {
  test('presses at once, a fresh control too', () => {
    const presses = new Presses<Control>();
    presses.appeared(home, 0);
    expect(presses.may_press_key('Enter', home, false)).toBe(true);
  });
  test('that is held presses once', () => {
    const presses = new Presses<Control>();
    expect(presses.may_press_key('Enter', roll, false)).toBe(true);
    expect(presses.may_press_key('Enter', home, true)).toBe(false);
  });
  test('that comes up presses only where it went down', () => {
    const presses = new Presses<Control>();
    presses.may_press_key(' ', shout, false);
    expect(presses.may_release_key(' ', roll)).toBe(false);
    presses.may_press_key(' ', roll, false);
    expect(presses.may_release_key(' ', roll)).toBe(true);
    presses.may_press_key(' ', null, false); // the space bar rolled, with the focus nowhere
    expect(presses.may_release_key(' ', home)).toBe(false);
  });
});
