// What was told stands there for a while, and another language may be chosen meanwhile.
import { act } from 'preact/test-utils';
import { beforeEach, expect, it, vi } from 'vitest';

const { drawn } = await vi.hoisted(() => import('../../dev/drawn'));
const { texts } = await import('../texts');
const { language } = await import('../texts/language');
const { forget_toast, tell, tell_refusal, Toasts } = await import('./toast');

beforeEach(() => {
  language.value = 'fr';
  forget_toast();
});
const refused = { clause: 'TB-05', reason: 'no_such_seat', arguments: [3], path: '', fault: '' };
it.each([
  ['news', () => tell(() => texts.value.unreachable), 'Le serveur ne répond pas', 'The server does not answer'],
  ['a refusal', () => tell_refusal(refused), 'La table a 3 places', 'seats'],
] as const)('%s is told in the language that is spoken', async (_, tells, french, english) => {
  tells();
  const page = await drawn(<Toasts />);
  expect(page.text).toContain(french);
  await act(() => {
    language.value = 'en';
  });
  expect(page.text).toContain(english);
  expect(page.text).not.toContain(french);
});
