// tidy: long because it is a list of scenes, each of which stands alone
import type { PaletteId } from '../palettes.ts';
import type { Look } from '../portrait.ts';
import type { Scene, SettingId } from '../scene.ts';
import { card } from './make.ts';

type Place = readonly [PaletteId, SettingId, Scene['light']];
const person = (id: string, title: string, place: Place, look: Look, rest: Partial<Scene>): Scene =>
  card('person', id, title, place, { hero: [], ...rest, look });

// Clues 1 to 18.
export const kPersons: readonly Scene[] = [
  person(
    'c01',
    'The botanist',
    ['spring', 'garden', ['sun', 40, 52, 34]],
    {
      skin: '#d99a6c',
      hair: ['long', '#8a3f22'],
      hat: ['straw', '#ecca84', '#c0486a'],
      coat: ['jacket', '#3f6b4a', '#2a4a34'],
      face: 'smile',
      glasses: 'round',
      hand: [150, 238],
    },
    {
      turn: -12,
      far: [['greenhouse', 152, 176, 76]],
      hero: [['magnifier', 154, 244, 66, { r: 14, air: true }]],
      with: [
        ['butterfly', 160, 196, 22, { r: -10, air: true, o: '#7a4a8c' }],
        ['flower', 42, 250, 46, { r: -12, air: true }],
        ['fern', 54, 252, 44, { air: true }],
      ],
    },
  ),
  person(
    'c02',
    'The captain',
    ['lilac', 'sea', ['sun', 162, 90, 30]],
    {
      skin: '#7a4a34',
      hair: ['curls', '#ece8e0'],
      hat: ['captain', '#fbf6ea', '#24305a'],
      coat: ['uniform', '#27386e', '#e0b04a'],
      face: 'stern',
      jewels: true,
      hand: [152, 240],
    },
    {
      horizon: 140,
      far: [['ship', 44, 152, 62]],
      hero: [['compass', 154, 226, 44, { air: true }]],
      with: [['gull', 48, 208, 42, { air: true }]],
    },
  ),
  person(
    'c03',
    'The cook',
    ['hearth', 'kitchen', ['within', 40, 130]],
    {
      skin: '#f0c0a0',
      hair: ['short', '#5a3a28'],
      hat: ['chef', '#fbf8f0', '#e0d8c8'],
      coat: ['apron', '#f4efe4', '#c8504c'],
      face: 'smile',
      beard: 'moustache',
      hand: [150, 240],
    },
    {
      hero: [['spoon', 154, 252, 96, { r: 10, air: true }]],
      with: [
        ['mouse', 46, 204, 28, { air: true, flip: true }],
        ['bread', 42, 250, 46, { air: true }],
      ],
    },
  ),
  person(
    'c04',
    'The pianist',
    ['salon', 'parlour', ['within', 150, 90]],
    {
      skin: '#f2c9ae',
      hair: ['bun', '#2a1c24'],
      coat: ['dress', '#2f2a4a', '#e8c47a'],
      face: 'gentle',
      jewels: true,
      hand: [48, 238],
    },
    {
      turn: -20,
      far: [
        ['candelabra', 164, 178, 84],
        ['frame', 40, 104, 52, { air: true }],
      ],
      hero: [['fan', 40, 244, 62, { r: -16, air: true }]],
      with: [
        ['stave', 116, 60, 72, { r: -8, air: true }],
        ['rose', 152, 252, 52, { r: 10, air: true }],
      ],
    },
  ),
  person(
    'c05',
    'The astronomer',
    ['starry', 'mountain', ['star', 44, 60, 40]],
    {
      skin: '#c98a60',
      hair: ['swept', '#d8d4cc'],
      hat: ['turban', '#3a3f8a', '#e8b84a'],
      coat: ['robe', '#2f347a', '#8a5ab0'],
      face: 'gentle',
      beard: 'full',
      hand: [150, 240],
    },
    {
      horizon: 176,
      sky: [['planet', 160, 74, 48]],
      hero: [['scroll', 154, 252, 58, { r: 8, air: true }]],
      with: [['owl', 46, 212, 40, { air: true }]],
    },
  ),
  person(
    'c06',
    'The gardener',
    ['wheat', 'field', ['sun', 156, 60, 36]],
    {
      skin: '#b87850',
      hair: ['bald', '#8a8a84'],
      hat: ['straw', '#d9b45f', '#5f7a3a'],
      coat: ['overalls', '#4f6f9c', '#c8604a'],
      face: 'smile',
      beard: 'full',
      hand: [150, 240],
    },
    {
      far: [['windmill', 38, 190, 74]],
      hero: [['shovel', 156, 262, 116, { r: 8, air: true }]],
      with: [
        ['sunflower', 38, 254, 92, { r: -6, air: true }],
        ['bee', 60, 172, 18, { air: true }],
      ],
    },
  ),
  person(
    'c07',
    'The countess',
    ['parlour', 'hall', ['within', 100, 60]],
    {
      skin: '#f6d4be',
      hair: ['tall', '#e8e2dc'],
      coat: ['ruff', '#8a2f5a', '#e8c47a'],
      face: 'sly',
      jewels: true,
      hand: [152, 238],
    },
    {
      far: [['mirror', 36, 160, 74, { air: true }]],
      hero: [['fan', 158, 242, 60, { r: 18, air: true, o: '#e8c47a' }]],
      with: [['dog', 44, 252, 50, { air: true, o: '#f2e8da', o2: '#c9a98a' }]],
    },
  ),
  person(
    'c08',
    'The doctor',
    ['study', 'cabinet', ['within', 44, 120]],
    {
      skin: '#8a5a3e',
      hair: ['short', '#241c20'],
      hat: ['bowler', '#2a2430', '#7a3038'],
      coat: ['waistcoat', '#5a2f3c', '#b0863f'],
      face: 'stern',
      beard: 'goatee',
      glasses: 'monocle',
      hand: [150, 240],
    },
    { hero: [['flask', 154, 248, 60, { r: 8, air: true }]], with: [['skull', 44, 250, 40, { air: true }]] },
  ),
  person(
    'c09',
    'The painter',
    ['apricot', 'room', ['within', 150, 90]],
    {
      skin: '#e8b08a',
      hair: ['bob', '#c0582f'],
      hat: ['beret', '#2f7f8a', '#2f7f8a'],
      coat: ['shawl', '#f0e4d0', '#d8a03a'],
      face: 'smile',
      hand: [148, 244],
    },
    {
      far: [['frame', 154, 148, 64, { air: true }]],
      hero: [['easel', 148, 250, 66, { air: true }]],
      with: [['cat', 44, 252, 56, { air: true }]],
    },
  ),
  person(
    'c10',
    'The magician',
    ['plum', 'stage', ['within', 100, 100]],
    {
      skin: '#f0c8a8',
      hair: ['swept', '#1c1626'],
      hat: ['top', '#1f1a30', '#c8384c'],
      coat: ['cape', '#3a1f5a', '#c8384c'],
      face: 'sly',
      beard: 'goatee',
      hand: [150, 238],
    },
    {
      hero: [
        ['card', 148, 240, 40, { r: -14, air: true }],
        ['card', 156, 240, 40, { r: 4, air: true }],
        ['card', 164, 242, 40, { r: 22, air: true }],
      ],
      with: [
        ['hare', 44, 252, 56, { air: true, o: '#f4efe6' }],
        ['bird', 50, 128, 28, { air: true, o: 'pap' }],
      ],
    },
  ),
  person(
    'c11',
    'The postman',
    ['drizzle', 'town', ['sun', 46, 96, 28]],
    {
      skin: '#e0a880',
      hair: ['curls', '#7a4a2a'],
      hat: ['cap', '#2f5a8a', '#1f3a5a'],
      coat: ['uniform', '#2f5a8a', '#d8a03a'],
      face: 'smile',
      hand: [150, 240],
    },
    {
      weather: 'rain',
      hero: [['letter', 154, 230, 44, { r: 10, air: true }]],
      with: [
        ['dog', 42, 252, 54, { air: true }],
        ['bicycle', 160, 182, 56, { air: true }],
      ],
    },
  ),
  person(
    'c12',
    'The librarian',
    ['attic', 'library', ['within', 150, 80]],
    {
      skin: '#6a4430',
      hair: ['braids', '#1f1618'],
      coat: ['jacket', '#8a4a3a', '#d8a85a'],
      face: 'gentle',
      glasses: 'half',
      hand: [148, 244],
    },
    {
      hero: [['openbook', 144, 252, 72, { r: -4, air: true }]],
      with: [
        ['moth', 160, 196, 22, { r: 12, air: true }],
        ['candle', 42, 250, 58, { air: true }],
      ],
    },
  ),
  person(
    'c13',
    'The clockmaker',
    ['hearth', 'parlour', ['within', 46, 90]],
    {
      skin: '#f0c8ac',
      hair: ['bald', '#c8c2bc'],
      coat: ['waistcoat', '#3f5f5a', '#c8504c'],
      face: 'gentle',
      beard: 'moustache',
      glasses: 'round',
      hand: [152, 238],
    },
    {
      turn: 16,
      far: [
        ['clock', 44, 84, 60, { air: true }],
        ['clock', 162, 60, 40, { air: true, o2: '#5a3a4a' }],
        ['clock', 166, 128, 34, { air: true, o2: '#3f5f5a' }],
      ],
      hero: [['watch', 156, 232, 56, { air: true }]],
      with: [
        ['gear', 40, 236, 38, { air: true }],
        ['bird', 52, 190, 22, { air: true, o: 'acc' }],
      ],
    },
  ),
  person(
    'c14',
    'The fortune teller',
    ['violet', 'niche', ['crescent', 150, 54, 36]],
    {
      skin: '#c08a5c',
      hair: ['waves', '#24182c'],
      hat: ['scarf', '#b03a5a', '#e8b84a'],
      coat: ['shawl', '#3a2a6a', '#7a3a8c'],
      face: 'sly',
      jewels: true,
      hand: [48, 240],
    },
    {
      hero: [
        ['card', 40, 244, 44, { r: -16, air: true }],
        ['card', 52, 246, 44, { r: 4, air: true }],
      ],
      with: [
        ['candle', 156, 252, 62, { air: true }],
        ['eye', 100, 52, 36, { air: true }],
      ],
    },
  ),
  person(
    'c15',
    'The fisherman',
    ['fog', 'lake', ['sun', 154, 76, 28]],
    {
      skin: '#d8a078',
      hair: ['short', '#e0dcd0'],
      hat: ['hood', '#e0b03a', '#b8842a'],
      coat: ['cape', '#e0b03a', '#c8942f'],
      face: 'stern',
      beard: 'full',
      hand: [150, 240],
    },
    {
      weather: 'rain',
      far: [['rowboat', 44, 204, 56]],
      hero: [['fish', 154, 220, 52, { r: -64, air: true }]],
      with: [['crow', 46, 206, 40, { air: true }]],
    },
  ),
  person(
    'c16',
    'The actress',
    ['crimson', 'stage', ['within', 100, 90]],
    {
      skin: '#f4cdb4',
      hair: ['waves', '#e0a83f'],
      hat: ['plumed', '#2f5f6a', '#f0e0c8'],
      coat: ['dress', '#c03a4c', '#f0e0c8'],
      face: 'smile',
      jewels: true,
      hand: [152, 240],
    },
    {
      hero: [['mask', 156, 216, 44, { r: 10, air: true }]],
      with: [
        ['rose', 38, 254, 56, { r: -12, air: true }],
        ['necklace', 100, 226, 36, { air: true }],
      ],
    },
  ),
  person(
    'c17',
    'The hunter',
    ['autumn', 'forest', ['sun', 150, 92, 30]],
    {
      skin: '#e0a078',
      hair: ['swept', '#a85a28'],
      hat: ['plumed', '#4a5f34', '#c8502c'],
      coat: ['jacket', '#5a6a3a', '#7a3a24'],
      face: 'stern',
      beard: 'full',
      hand: [150, 242],
    },
    {
      far: [['stag', 38, 200, 74]],
      hero: [['trumpet', 150, 226, 66, { r: -24, air: true, o: '#d8a84a' }]],
      with: [['fox', 42, 252, 50, { air: true, flip: true }]],
    },
  ),
  person(
    'c18',
    'The beekeeper',
    ['blush', 'meadow', ['sun', 46, 62, 36]],
    {
      skin: '#b0744c',
      hair: ['bun', '#3a2420'],
      hat: ['flowers', '#f0a0b0', '#f4dc8a'],
      coat: ['apron', '#e8c86a', '#fbf2dc'],
      face: 'gentle',
      hand: [150, 242],
    },
    {
      hero: [['teapot', 146, 250, 56, { air: true, o: '#d8943a' }]],
      with: [
        ['bee', 158, 140, 22, { r: -10, air: true }],
        ['bee', 44, 150, 18, { flip: true, air: true }],
        ['bee', 164, 186, 14, { air: true }],
        ['hedgehog', 42, 252, 40, { air: true }],
      ],
    },
  ),
];
