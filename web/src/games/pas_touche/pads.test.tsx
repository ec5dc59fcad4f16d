// The one large button of a throw, drawn without a browser.
import { expect, test, vi } from 'vitest';

const { drawn } = await vi.hoisted(() => import('../../../dev/drawn'));
const { MainButton } = await import('./pads');

const pressed = async (look: 'pt-shout' | 'pt-throw', type: 'pointerdown' | 'click', event: object) => {
  const heard = vi.fn();
  const page = await drawn(<MainButton look={look} title="" detail="" hint="" onPress={heard} />);
  page.of_name('button')[0]?.hear(type, { timeStamp: 5, ...event });
  return heard.mock.calls.length;
};

test('PT-61: a shout counts from the press of a finger or of the first mouse button, and once', async () => {
  expect(await pressed('pt-shout', 'pointerdown', { button: 0 })).toBe(1);
  expect(await pressed('pt-shout', 'pointerdown', { button: 2 })).toBe(0);
  expect(await pressed('pt-shout', 'click', { detail: 1 })).toBe(0); // the same press again
  expect(await pressed('pt-shout', 'click', { detail: 0 })).toBe(1); // by key
});
test('a throw begins when it is let go of', async () => {
  expect(await pressed('pt-throw', 'pointerdown', { button: 0 })).toBe(0);
  expect(await pressed('pt-throw', 'click', { detail: 1 })).toBe(1);
});
