import { describe, expect, it, vi } from 'vitest';
import { kEnglish } from '../door/texts_en';
import { kFrench } from '../door/texts_fr';
import { kEnglish as kTrustEnglish } from '../trust/texts_en';
import { kFrench as kTrustFrench } from '../trust/texts_fr';
import { en } from './en';
import { fr } from './fr';
import type { Language } from './language';

vi.stubGlobal('document', { documentElement: { lang: '' } });
vi.stubGlobal('addEventListener', () => undefined);
const { kLocales } = await import('./language');

// Every sentence of a catalogue, with those that take numbers said for 0, 1 and 2.
function sentences(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const said = path.endsWith('winners')
      ? [value(['Léa', 'Max'])]
      : [0, 1, 2].map((count) => value(path.match(/bot_name|played_by/) ? ['easy', 'normal', 'new'][count] : count, 2));
    return said.map((text, at) => [`${path}(${at})`, String(text)] as const);
  }
  if (value !== null && typeof value === 'object')
    return Object.entries(value).flatMap(([key, each]) => sentences(each, path === '' ? key : `${path}.${key}`));
  return [];
}

describe('the catalogues', () => {
  const french = sentences({ ...fr, door: kFrench, trust: kTrustFrench }, '');
  const english = sentences({ ...en, door: kEnglish, trust: kTrustEnglish }, '');
  it('say the same things', () => {
    expect(french.map(([path]) => path)).toEqual(english.map(([path]) => path));
  });
  it('leave nothing empty', () => {
    for (const [path, text] of [...french, ...english]) expect(text.trim(), path).not.toBe('');
  });
  it('give the ages that the rulebooks state', () => {
    expect(fr.pitches['le-fantome-de-minuit']?.tags).toContain('dès 8 ans');
    expect(en.pitches['le-fantome-de-minuit']?.tags).toContain('from age 8');
    const others = [fr, en].flatMap(({ pitches }) => Object.entries(pitches).filter(([id]) => id !== 'le-fantome-de-minuit'));
    for (const [id, { tags }] of others) expect(tags.join(), id).not.toMatch(/\d+ ans|age/); // theirs state none
  });
  it('never let a French mark begin a line', () => {
    for (const [path, text] of french) expect(text, path).not.toMatch(/ [!?;:»]/);
  });
  it('name what a button does, and with what, as each language writes it', () => {
    expect(fr.labelled('Reprendre', 'chez Léa')).toBe('Reprendre\u00a0: chez Léa');
    expect(en.labelled('Go on', 'at Léa’s')).toBe('Go on: at Léa’s');
    expect(fr.free_sure('Max')).toContain('Max');
  });
  it('write dates as Europe does', () => {
    const day = (of: Language) => new Date(2026, 1, 3).toLocaleDateString(kLocales[of], { dateStyle: 'medium' });
    expect([day('en'), day('fr')]).toEqual(['3 Feb 2026', '3 févr. 2026']);
  });
  it('count rightly', () => {
    expect([fr.players(1), fr.players(2), en.players(1), en.players(2)]).toEqual([
      '1 joueur',
      '2 joueurs',
      '1 player',
      '2 players',
    ]);
    expect([fr.spectators(0), en.spectators(0)]).toEqual(['0 spectateur', '0 spectators']);
    expect([fr.bots_count(0), en.bots_count(1)]).toEqual(['aucun robot', '1 bot']);
    expect([1, 2, 3, 4].map(en.place)).toEqual(['1st', '2nd', '3rd', '4th']);
    expect([1, 2].map(fr.place)).toEqual(['1er', '2e']);
    expect(fr.winners(['Léa', 'Max', 'Zoé'])).toBe('Léa, Max et Zoé gagnent ensemble\u00a0!');
    expect(fr.waiting_seats(1)).toContain('une place');
    expect([kFrench.more(1), kEnglish.more(1)]).toEqual(['Une autre personne attend', 'One more person waits']);
    expect([kFrench.seat(3, ''), kEnglish.seat(3, 'Zoé')]).toEqual(['la place 3', 'seat 3, which was Zoé’s']);
  });
});
