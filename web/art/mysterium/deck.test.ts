import { expect, describe as group, it } from 'vitest';
import { kClues, kDeck, kVisions } from './deck.ts';
import { counted } from './features.ts';
import { kKit, type MotifId } from './kit/index.ts';
import { motifLemmas, settingLemmas } from './lemmas.ts';
import { makeCards } from './make.ts';
import { kPalettes } from './palettes.ts';
import { itemsOf, kSettings, type Scene, type SettingId } from './scene.ts';

const cards = makeCards();

// The same motifs in the same place would be the same dream.
function composition(scene: Scene): string {
  return [scene.setting, ...new Set(itemsOf(scene).map(([id]) => id))].sort().join(' ');
}

group('MY-02, MY-60: the deck', () => {
  it('MY-60: has 84 visions and 54 clues, 18 of each kind, in order', () => {
    expect(kVisions.length).toBe(84);
    expect(kVisions.every((scene, i) => scene.kind === 'vision' && scene.id === `v${String(i + 1).padStart(2, '0')}`)).toBe(true);
    expect(kClues.length).toBe(54);
    const kinds = ['person', 'place', 'object'];
    expect(
      kClues.every((scene, i) => scene.kind === kinds[Math.floor(i / 18)] && scene.id === `c${String(i + 1).padStart(2, '0')}`),
    ).toBe(true);
  });

  it('is drawn from at least 160 motifs, every one of them somewhere', () => {
    expect(kKit.size).toBeGreaterThanOrEqual(160);
    const drawn = new Set(cards.flatMap(({ drawing }) => [...drawing.used.keys()]));
    expect([...kKit.keys()].filter((id) => !drawn.has(id))).toEqual([]);
  });

  it('uses every setting and every palette', () => {
    const settings = new Set(kDeck.map(({ setting }) => setting));
    expect(Object.keys(kSettings).filter((id) => !settings.has(id as SettingId))).toEqual([]);
    const palettes = new Set<string>(kDeck.map(({ palette }) => palette));
    expect(Object.keys(kPalettes).filter((id) => !palettes.has(id))).toEqual([]);
  });

  it('has no two cards alike in motifs and setting', () => {
    const seen = new Map<string, string>();
    for (const scene of kDeck) {
      const key = composition(scene);
      expect(seen.get(key), `${scene.id} is ${seen.get(key)} again`).toBeUndefined();
      seen.set(key, scene.id);
    }
  });

  it('has no two visions with more than three motifs in common, nor with one hero in one palette', () => {
    const all = kVisions.map((scene) => ({
      id: scene.id,
      motifs: new Set(itemsOf(scene).map(([id]) => id)),
      hero: `${counted(scene.hero)[0]?.id} ${scene.palette}`,
    }));
    const alike: string[] = [];
    for (const [i, a] of all.entries())
      for (const b of all.slice(i + 1)) {
        const shared = [...a.motifs].filter((id) => b.motifs.has(id));
        if (shared.length > 3 || a.hero === b.hero) alike.push(`${a.id} ${b.id}: ${shared.join(', ')}`);
      }
    expect(alike).toEqual([]);
  });

  it('gives every card two to five motifs', () => {
    for (const { scene, features } of cards) {
      expect(features.motifs.length, scene.id).toBeGreaterThanOrEqual(2);
      expect(features.motifs.length, scene.id).toBeLessThanOrEqual(5);
    }
  });

  it('keeps every hero inside the card and large, and every figure on it', () => {
    for (const { scene, features } of cards) {
      for (const [id, x, y] of itemsOf(scene))
        expect(x >= -10 && x <= 210 && y >= -10 && y <= 312, `${scene.id} ${id}`).toBe(true);
      if (scene.kind === 'vision')
        expect(Math.max(...scene.hero.map(([, , , size]) => size)), scene.id).toBeGreaterThanOrEqual(90);
      expect(scene.hero.some(([, , , , touch]) => touch?.at === undefined) || !!scene.look, scene.id).toBe(true);
      expect(features.hero.length, scene.id).toBeGreaterThanOrEqual(scene.look ? 0 : 1);
    }
  });
});

group('MY-60: features', () => {
  it('come for every card, with counts, colours, mood and setting', () => {
    for (const { scene, features } of cards) {
      expect(features.id).toBe(scene.id);
      expect(features.setting).toBe(scene.setting);
      expect(features.mood).not.toBe('');
      expect(features.colours.length, scene.id).toBeGreaterThanOrEqual(3);
      for (const { lab, share } of features.colours) {
        expect(lab[0] >= 0 && lab[0] <= 100, scene.id).toBe(true);
        expect(share > 0 && share <= 1, scene.id).toBe(true);
      }
      expect(Math.abs(features.colours.reduce((sum, { share }) => sum + share, 0) - 1), scene.id).toBeLessThan(0.005);
      expect(
        features.motifs.reduce((sum, { count }) => sum + count, 0),
        scene.id,
      ).toBe(itemsOf(scene).length);
    }
  });

  it('list what was drawn and nothing else', () => {
    for (const { scene, drawing, features } of cards) {
      for (const { id, count } of features.motifs) expect(drawing.used.get(id), `${scene.id} ${id}`).toBe(count);
      const listed = new Set<MotifId>([...features.motifs.map(({ id }) => id), ...features.scenery, 'shadow']);
      expect(
        [...drawing.used.keys()].filter((id) => !listed.has(id)),
        scene.id,
      ).toEqual([]);
      expect(
        [...listed].filter((id) => id !== 'shadow' && !drawing.used.has(id)),
        scene.id,
      ).toEqual([]);
    }
  });

  it('name words for every motif and setting', () => {
    for (const id of kKit.keys()) for (const word of motifLemmas(id)) expect(word, id).toMatch(/^[a-z]+$/);
    for (const id of Object.keys(kSettings))
      for (const word of settingLemmas(id as SettingId)) expect(word, id).toMatch(/^[a-z]+$/);
  });
});
