// What a card shows, in words: the same items, in the order in which one would tell them.
import { counted, timeOf } from './features.ts';
import { hueOf, kHueNames, type Share } from './hues.ts';
import { motif } from './kit/index.ts';
import { labOf } from './paint.ts';
import type { Time } from './palettes.ts';
import type { Look } from './portrait.ts';
import { type Item, itemsAt, kSettings, type Light, type Scene, type Weather } from './scene.ts';
import type { Setting } from './settings.ts';

export type Language = 'fr' | 'en';
type Both = readonly [fr: string, en: string];

const kNumbers: readonly Both[] = [
  ['', ''],
  ['', ''],
  ['deux', 'two'],
  ['trois', 'three'],
  ['quatre', 'four'],
  ['cinq', 'five'],
  ['six', 'six'],
  ['sept', 'seven'],
  ['huit', 'eight'],
  ['neuf', 'nine'],
];

const kTimes: Readonly<Record<Time, Both>> = {
  night: ['de nuit', 'at night'],
  dusk: ['au crépuscule', 'at dusk'],
  dawn: ['à l’aube', 'at dawn'],
  day: ['en plein jour', 'by day'],
  storm: ['par temps d’orage', 'in stormy weather'],
  indoors: ['', ''],
  deep: ['', ''],
};

const kLights: Readonly<Record<Light, Both>> = {
  moon: ['sous une pleine lune', 'under a full moon'],
  crescent: ['sous un croissant de lune', 'under a crescent moon'],
  sun: ['sous un soleil', 'under a sun'],
  star: ['sous une étoile', 'under a star'],
  comet: ['sous une comète', 'under a comet'],
  bolt: ['sous un éclair', 'under a bolt of lightning'],
  within: ['', ''],
};

const kWeathers: Readonly<Record<Weather, Both>> = {
  rain: ['Il pleut.', 'It is raining.'],
  snow: ['Il neige.', 'It is snowing.'],
  leaves: ['Des feuilles qui volent.', 'A flight of leaves.'],
  petals: ['Des pétales qui volent.', 'A flight of petals.'],
  mist: ['Il y a de la brume.', 'There is mist.'],
};

const kPlaces: Readonly<Record<string, Both>> = {
  sky: ['Dans le ciel', 'In the sky'],
  above: ['En haut', 'Above'],
  far: ['Au loin', 'Far away'],
  behind: ['Derrière', 'Behind'],
  hero: ['Au centre, en grand', 'In the middle, large'],
  in: ['Dedans', 'Inside'],
  on: ['Dessus', 'On top'],
  held: ['Elle tient', 'Holding'],
  with: ['Autour', 'Around'],
  beside: ['À côté', 'Beside'],
  near: ['Tout près', 'Close by'],
};

function pick(both: Both, language: Language): string {
  return both[language === 'fr' ? 0 : 1];
}

function listed(words: readonly string[], language: Language): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${language === 'fr' ? 'et' : 'and'} ${last}`;
}

export function named(items: readonly Item[], language: Language): string[] {
  return counted(items).map(({ id, count }) => {
    const names = motif(id)[language];
    return count === 1 ? names.one : `${pick(kNumbers[count] ?? [String(count), String(count)], language)} ${names.several}`;
  });
}

function sentence(place: string, words: readonly string[], language: Language): string[] {
  if (words.length === 0) return [];
  return [`${pick(kPlaces[place] as Both, language)}${language === 'fr' ? ' : ' : ': '}${listed(words, language)}.`];
}

const kHair: Readonly<Record<Look['hair'][0], Both>> = {
  long: ['aux longs cheveux', 'long hair'],
  bob: ['aux cheveux au carré', 'bobbed hair'],
  bun: ['au chignon', 'hair in a bun'],
  curls: ['aux boucles', 'curls'],
  short: ['aux cheveux courts', 'short hair'],
  bald: ['au front dégarni, aux cheveux', 'balding hair'],
  braids: ['aux tresses', 'braids'],
  waves: ['aux cheveux ondulés', 'wavy hair'],
  tall: ['à la haute perruque', 'a tall wig'],
  swept: ['aux cheveux en arrière', 'swept-back hair'],
};
const kHats: Readonly<Record<NonNullable<Look['hat']>[0], Both>> = {
  straw: ['un chapeau de paille', 'a straw hat'],
  captain: ['une casquette de marine', 'a naval cap'],
  top: ['un grand chapeau', 'a tall hat'],
  beret: ['un béret', 'a beret'],
  turban: ['un turban', 'a turban'],
  chef: ['une toque', 'a cook’s hat'],
  scarf: ['un foulard', 'a headscarf'],
  bowler: ['un chapeau melon', 'a bowler hat'],
  plumed: ['un chapeau empanaché', 'a plumed hat'],
  cap: ['une casquette', 'a cap'],
  flowers: ['une guirlande', 'a garland'],
  hood: ['une capuche', 'a hood'],
};
const kCoats: Readonly<Record<Look['coat'][0], Both>> = {
  jacket: ['en veste', 'a jacket'],
  dress: ['en robe', 'a dress'],
  uniform: ['en uniforme', 'a uniform'],
  apron: ['en tablier', 'an apron'],
  robe: ['en longue robe étoilée', 'a starred robe'],
  shawl: ['en châle', 'a shawl'],
  waistcoat: ['en gilet', 'a waistcoat'],
  ruff: ['en collerette', 'a ruffed gown'],
  overalls: ['en salopette', 'overalls'],
  cape: ['en cape', 'a cape'],
};
const kFaces: Readonly<Record<Look['face'], Both>> = {
  smile: ['souriante', 'smiling'],
  stern: ['sévère', 'stern'],
  sly: ['malicieuse', 'sly'],
  gentle: ['douce', 'gentle'],
};
const kBeards: Readonly<Record<NonNullable<Look['beard']>, Both>> = {
  full: ['une barbe', 'a beard'],
  moustache: ['une moustache', 'a moustache'],
  goatee: ['un bouc', 'a goatee'],
};
const kGlasses: Readonly<Record<NonNullable<Look['glasses']>, Both>> = {
  round: ['des lunettes rondes', 'round spectacles'],
  monocle: ['un monocle', 'a monocle'],
  half: ['des demi-lunettes', 'half-moon spectacles'],
};

function person(look: Look, language: Language): string {
  const hue = (hex: string) => kHueNames[hueOf(labOf(hex))];
  const more = [
    look.beard && kBeards[look.beard],
    look.glasses && kGlasses[look.glasses],
    look.jewels && (['des boucles d’oreilles', 'earrings'] as Both),
  ].filter((each) => !!each) as Both[];
  const [hair, coat] = [kHair[look.hair[0]], kCoats[look.coat[0]]];
  if (language === 'fr') {
    const hat = look.hat ? `, avec ${kHats[look.hat[0]][0]} de couleur ${hue(look.hat[1]).frFeminine}` : '';
    const rest =
      more.length > 0
        ? ` ; ${listed(
            more.map((each) => each[0]),
            'fr',
          )}`
        : '';
    return `Une personne ${kFaces[look.face][0]} ${hair[0]} de couleur ${hue(look.hair[1]).frFeminine}, ${coat[0]} de couleur ${hue(look.coat[1]).frFeminine}${hat}${rest}.`;
  }
  const hat = look.hat ? ` and ${kHats[look.hat[0]][1]} in ${hue(look.hat[1]).en}` : '';
  const rest =
    more.length > 0
      ? `; ${listed(
          more.map((each) => each[1]),
          'en',
        )}`
      : '';
  return `A ${kFaces[look.face][1]} person with ${hair[1]} in ${hue(look.hair[1]).en}, in ${coat[1]} of ${hue(look.coat[1]).en}${hat}${rest}.`;
}

function colours(shares: readonly Share[], language: Language): string {
  const names = [...new Set(shares.map(({ lab }) => hueOf(lab)))].slice(0, 4).map((hue) => kHueNames[hue][language]);
  return language === 'fr' ? `Couleurs : ${listed(names, 'fr')}.` : `Colours: ${listed(names, 'en')}.`;
}

// The scene in a few sentences.
export function describe(scene: Scene, shares: readonly Share[], language: Language): string {
  const setting: Setting = kSettings[scene.setting];
  const where = [pick(kTimes[timeOf(scene)], language), setting[language], pick(kLights[scene.light[0]], language)]
    .filter((each) => each !== '')
    .join(', ');
  const say = (place: string, items: readonly Item[], more: readonly string[] = []) =>
    sentence(place, [...named(items, language), ...more], language);
  const mark = scene.mark ? [scene.mark[language]] : [];
  const { look } = scene;
  return [
    `${where.charAt(0).toUpperCase()}${where.slice(1)}.`,
    ...(scene.weather ? [pick(kWeathers[scene.weather], language)] : []),
    ...(look ? [person(look, language)] : []),
    ...say(look ? 'held' : 'hero', itemsAt(scene, 'hero')),
    ...say('in', itemsAt(scene, 'in')),
    ...say('on', itemsAt(scene, 'on')),
    ...say(look ? 'beside' : 'with', itemsAt(scene, 'with'), mark),
    ...say('near', itemsAt(scene, 'near')),
    ...say(setting.indoors ? 'above' : 'sky', itemsAt(scene, 'sky')),
    ...say(look || setting.indoors ? 'behind' : 'far', itemsAt(scene, 'far')),
    colours(shares, language),
  ].join(' ');
}
