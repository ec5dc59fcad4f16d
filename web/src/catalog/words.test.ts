// What the server tells by name can be said: every refusal of the program in every language, and bots' reasons as each game calls things.
import { describe, expect, it, vi } from 'vitest';
import type { SeatName } from '../contract/game';

vi.hoisted(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('document', { documentElement: { lang: '', classList: { toggle: () => false } } });
  vi.stubGlobal('location', { pathname: '/', hash: '', search: '' });
  vi.stubGlobal('addEventListener', () => undefined);
});
const { refuse_in_words_of, sentence_of, words_for } = await import('../parts/refusals');
const { language } = await import('../texts/catalogue');
const { kLanguages } = await import('../texts/made/languages');
const { kGames, load_game } = await import('./catalog');
const { ledger_of, reason_of, reasons_of } = await import('./words');
refuse_in_words_of(ledger_of);

const kRefusals = Object.entries(
  import.meta.glob<string>('../../../src/**/refusals.hpp', { query: '?raw', import: 'default', eager: true }),
);
const kReasons = import.meta.glob<string>('../../../texts/fr/*/reasons.ftl', { query: '?raw', import: 'default', eager: true });

// {{"FM", 12}, "square_taken", 1}
const reasons_in = (file: string) =>
  [...file.matchAll(/\{"([A-Z]{2})",\s*(\d+)\},\s*"(\w+)"/g)].map(([, letters = '', number = '', reason = '']) => ({
    clause: `${letters}-${number.padStart(2, '0')}`,
    reason,
    arguments: Array.from({ length: 4 }, () => '2'), // as many as any of them takes
  }));

describe.each(kRefusals)('what %s refuses', (_, file) => {
  it('can be said in every language', async () => {
    const reasons = reasons_in(file);
    expect(reasons.length).toBeGreaterThan(4);
    for (const each of kLanguages) {
      language.value = each;
      for (const refused of reasons) {
        await words_for(refused);
        expect(sentence_of(refused), refused.reason).not.toContain(`(${refused.clause})`);
      }
    }
  });
});

it('a ledger is a game’s by its letters', () => {
  for (const { letters = '' } of kGames) expect(ledger_of(letters), letters).not.toBe(null);
  expect([ledger_of('TB'), ledger_of(''), reasons_of('no-game')]).toEqual([null, null, null]);
});

describe('a bot’s reason', () => {
  const named = (...names: readonly string[]): readonly SeatName[] =>
    names.map((name, seat) => ({ seat, name, kind: 'person', you: false, present: true }));
  const seen = (names: readonly SeatName[], ...seats: readonly number[]) => ({
    players: names,
    mediums: seats.map((seat) => ({ seat })),
  });
  const withdraw = (medium: unknown) => ({ name: 'withdraw', arguments: [medium] });

  it('is said with the words of the game, once they have come', async () => {
    const game = await load_game('pas-touche');
    language.value = 'fr';
    const why = { name: 'starting_level', arguments: [] };
    await reasons_of('pas-touche')?.fetch();
    expect(reason_of(game, why, {}, [])).toMatch(/^Commence à ce niveau/);
    for (const other of [null, { name: 'new_reason', arguments: [] }]) expect(reason_of(game, other, {}, [])).toBe(null);
    expect(reason_of(await load_game('no-game'), why, {}, [])).toBe(null);
  });
  it('calls a medium as the log does: by its player', async () => {
    const game = await load_game('mysterium');
    await reasons_of('mysterium')?.fetch();
    language.value = 'fr';
    const four = named('Léa', 'Max', 'Olga', 'Zoé');
    const said = (medium: unknown) => reason_of(game, withdraw(medium), seen(four, 0, 2, 3), four);
    expect(said('0')).toBe('Le choix de Léa n’est plus si clair.');
    expect(said('1')).toBe('Le choix d’Olga n’est plus si clair.');
    expect(said('thing')).toBe('Le choix de thing n’est plus si clair.');
    const three = named('Léa', 'Max', 'Zoé');
    const of_three = reason_of(game, withdraw('2'), seen(three, 0, 0, 2, 2), three);
    expect(of_three).toBe('Le choix de Jaune (Zoé) n’est plus si clair.');
  });
  it('is given the medium first', () => {
    const listed = kReasons['../../../texts/fr/mysterium/reasons.ftl']?.match(/^# \$.*$/gm) ?? [];
    expect(listed.filter((each) => each.includes('$medium')).length).toBeGreaterThan(3);
    for (const each of listed) expect(each.indexOf('$medium'), each).toBeLessThanOrEqual(2);
  });
});
