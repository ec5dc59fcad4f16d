// What the server refuses, in words.
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('addEventListener', () => undefined);
});
const { language } = await import('../texts/catalogue');
const { LaterWords } = await import('../texts/later');
const { kLanguages } = await import('../texts/made/languages');
const { refuse_in_words_of, sentence_of, words_for } = await import('./refusals');
const toast = await import('./toast');

const refused = (clause: string, reason: string, ...given: readonly unknown[]) => ({
  command: 0,
  clause,
  reason,
  arguments: given,
  path: '',
  fault: '',
});
// The words of a game with the letters XY, which come or do not.
function game(...comes: readonly boolean[]) {
  const made = { words: () => ({ XY: { too_far: (steps: number) => `${steps} steps too far.` } }) };
  const load = Object.fromEntries(kLanguages.map((each) => [each, () => made]));
  const source = vi.fn(async () => {
    if (!comes[source.mock.calls.length - 1]) throw new Error('away');
    return { load: load as never };
  });
  const words = new LaterWords(source);
  refuse_in_words_of((letters) => (letters === 'XY' ? words : null));
  return source;
}
beforeEach(() => {
  language.value = 'fr';
  refuse_in_words_of(() => null);
  toast.forget_toast();
});

describe('a refusal', () => {
  it('of every table is said at once, in every language', () => {
    const full = refused('TB-05', 'no_such_seat', 3);
    expect(words_for(full)).toBe(null);
    expect(sentence_of(full)).toBe('La table a 3 places, numérotées à partir de 0.');
    const said = kLanguages.map((each) => {
      language.value = each;
      return sentence_of(full);
    });
    expect(said.filter((each) => each.startsWith('La table a 3 places'))).toHaveLength(1);
    for (const each of said) expect(each).toContain('3');
  });
  it('of a game is said once its words have come', async () => {
    const source = game(true);
    const far = refused('XY-12', 'too_far', 4);
    await words_for(far);
    expect([sentence_of(far), words_for(far)]).toEqual(['4 steps too far.', null]);
    expect(source).toHaveBeenCalledTimes(1);
  });
  it('without words for it is told by its clause', async () => {
    game(false);
    const far = refused('XY-12', 'too_far', 4);
    await words_for(far);
    expect(sentence_of(far)).toBe('Ce n’est pas possible maintenant (XY-12).');
    expect(sentence_of(far, true)).toBe('Ce n’est pas possible maintenant.');
    for (const newer of [refused('TB-99', 'new_thing', 1), refused('ZZ-01', 'x'), refused('TB-05', 'no_such_seat')])
      expect(sentence_of(newer)).toContain(newer.clause);
    language.value = 'en';
    expect(sentence_of({ clause: 'TB-06' } as never)).toBe('This is not possible now (TB-06).'); // from an older server
  });
});

describe('a toast', () => {
  it('waits for its words', async () => {
    game(true);
    toast.tell_refusal(refused('XY-12', 'too_far', 4));
    expect(toast.toast_clause()).toBe(null);
    await vi.waitFor(() => expect(toast.toast_clause()).toBe('XY-12'));
  });
  it('is told without them if they do not come', async () => {
    game(false);
    toast.tell_refusal(refused('XY-12', 'too_far', 4));
    await vi.waitFor(() => expect(toast.toast_clause()).toBe('XY-12'));
  });
  it('that came meanwhile stays', async () => {
    game(true);
    const late = refused('XY-12', 'too_far', 4);
    toast.tell_refusal(late);
    toast.tell_refusal(refused('TB-06', 'seat_taken'));
    expect(toast.toast_clause()).toBe('TB-06');
    await words_for(late);
    await Promise.resolve();
    expect(toast.toast_clause()).toBe('TB-06');
  });
  it('is the last of those that waited', async () => {
    game(true);
    toast.tell_refusal(refused('XY-12', 'too_far', 4));
    toast.tell_refusal(refused('XY-13', 'too_far', 5));
    await vi.waitFor(() => expect(toast.toast_clause()).not.toBe(null));
    expect(toast.toast_clause()).toBe('XY-13');
  });
});
