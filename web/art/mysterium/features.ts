// What a card shows, as data: read off the scene and its drawing.
import type { Drawing } from './draw.ts';
import { scaleOf } from './draw.ts';
import { type Share, shares } from './hues.ts';
import { kKit, type MotifId, motif } from './kit/index.ts';
import { motifLemmas, settingLemmas } from './lemmas.ts';
import { kPalettes, type Time } from './palettes.ts';
import {
  type Item,
  itemsAt,
  itemsOf,
  type Kind,
  kSettings,
  type Light,
  type Scene,
  type SettingId,
  type Weather,
  type Where,
} from './scene.ts';
import type { Setting } from './settings.ts';

export interface Count {
  id: MotifId;
  count: number;
  size: number; // the share of the card it takes
  where: Where[];
}

export interface Features {
  id: string;
  kind: Kind;
  setting: SettingId;
  time: Time;
  light: Light;
  weather: Weather | 'none';
  mood: string;
  hero: MotifId[];
  motifs: Count[];
  scenery: MotifId[];
  traits: string[];
  colours: Share[];
}

const kArea = 200 * 300;
const kWheres: readonly Where[] = ['hero', 'in', 'on', 'with', 'near', 'far', 'sky'];

// Several of one kind are one motif with a count, the largest first.
export function counted(items: readonly Item[]): Omit<Count, 'where'>[] {
  const counts = new Map<MotifId, Omit<Count, 'where'>>();
  for (const item of items) {
    const { box } = motif(item[0]);
    const share = (box.w * box.h * scaleOf(item) ** 2) / kArea;
    const found = counts.get(item[0]) ?? { id: item[0], count: 0, size: 0 };
    counts.set(item[0], { id: item[0], count: found.count + 1, size: found.size + share });
  }
  return [...counts.values()]
    .map((each) => ({ ...each, size: Math.round(each.size * 1000) / 1000 }))
    .sort((x, y) => y.size - x.size || (x.id < y.id ? -1 : 1));
}

// A moon makes an evening of a day; in a room there is no telling.
export function timeOf(scene: Scene): Time {
  const setting: Setting = kSettings[scene.setting];
  const { time } = kPalettes[scene.palette];
  if (setting.indoors) return 'indoors';
  const moonlit = ['moon', 'crescent', 'star', 'comet'].includes(scene.light[0]);
  if (time === 'indoors') return moonlit ? 'night' : 'dusk';
  return moonlit && (time === 'day' || time === 'dawn') ? 'dusk' : time;
}

function traitsOf({ look }: Scene): string[] {
  if (!look) return [];
  const hair = {
    long: 'hair',
    bob: 'hair',
    bun: 'bun',
    curls: 'curl',
    short: 'hair',
    bald: 'baldness',
    braids: 'braid',
    waves: 'hair',
    tall: 'wig',
    swept: 'hair',
  }[look.hair[0]];
  const coats = {
    jacket: 'jacket',
    dress: 'dress',
    uniform: 'uniform',
    apron: 'apron',
    robe: 'robe',
    shawl: 'shawl',
    waistcoat: 'waistcoat',
    ruff: 'collar',
    overalls: 'overall',
    cape: 'cape',
  };
  return [
    hair,
    coats[look.coat[0]],
    ...(look.hat ? ['hat'] : []),
    ...(look.beard ? [look.beard === 'moustache' ? 'mustache' : 'beard'] : []),
    ...(look.glasses ? ['spectacles'] : []),
    ...(look.jewels ? ['earring'] : []),
  ];
}

export function featuresOf(scene: Scene, drawing: Drawing): Features {
  const motifs = counted(itemsOf(scene)).map((each) => ({
    ...each,
    where: kWheres.filter((where) => itemsAt(scene, where).some(([id]) => id === each.id)),
  }));
  const shown = new Set(motifs.map((each) => each.id));
  return {
    id: scene.id,
    kind: scene.kind,
    setting: scene.setting,
    time: timeOf(scene),
    light: scene.light[0],
    weather: scene.weather ?? 'none',
    mood: kPalettes[scene.palette].mood,
    hero: counted(scene.hero).map((each) => each.id),
    motifs,
    scenery: [...drawing.used.keys()].filter((id) => !shown.has(id) && id !== 'shadow').sort(),
    traits: traitsOf(scene),
    colours: shares(drawing.colours),
  };
}

// The words of the working title, without the article.
function titleWords(scene: Scene): string[] {
  return scene.title
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .split(/\s+/)
    .filter((word) => !['the', 'of', 'in', 'a', 'and', 'to', 'on', 'with', 'from', 'that', 'what'].includes(word));
}

// The file the program embeds. One card to a line, so that a change shows where it is.
export function featuresFile(deck: readonly { scene: Scene; features: Features }[]): string {
  const cards = deck.map(({ scene, features }) =>
    JSON.stringify({ ...features, title: scene.kind === 'vision' ? [] : titleWords(scene) }),
  );
  const motifs = [...kKit].map(([id, { family }]) => JSON.stringify({ id, family, words: motifLemmas(id) }));
  const settings = Object.keys(kSettings).map((id) => JSON.stringify({ id, words: settingLemmas(id as SettingId) }));
  const list = (lines: string[]) => `[\n${lines.map((line) => `    ${line}`).join(',\n')}\n  ]`;
  return `{\n  "version": 1,\n  "cards": ${list(cards)},\n  "motifs": ${list(motifs)},\n  "settings": ${list(settings)}\n}\n`;
}
