// The page of a story, and its title in the list of tabs.
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';

const { drawn } = await vi.hoisted(() => import('../../../dev/drawn'));
const { language } = await import('../../texts/language');
const { StoryPage } = await import('./page');

it('is called in the language that is spoken, also where a game has one name in both', async () => {
  language.value = 'fr';
  await drawn(<StoryPage game="mysterium" />);
  expect(document.title).toBe('Règles\u00a0: Mysterium');
  await act(() => {
    language.value = 'en';
  });
  expect(document.title).toBe('Rules: Mysterium');
});
