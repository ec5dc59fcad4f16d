import type { PaletteId } from '../palettes.ts';
import type { Scene, SettingId } from '../scene.ts';
import { card } from './make.ts';

type Place = readonly [PaletteId, SettingId, Scene['light']];
const thing = (id: string, title: string, where: Place, rest: Partial<Scene>): Scene =>
  card('object', id, title, where, { hero: [], ...rest });

// Clues 37 to 54: a thing alone, huge, with one hint or two.
export const kObjects: readonly Scene[] = [
  thing('c37', 'The hourglass', ['plum', 'niche', ['within', 140, 90]], {
    hero: [['hourglass', 100, 238, 168]],
    with: [
      ['house', 100, 223, 22, { at: 'in', air: true }],
      ['moth', 54, 128, 22, { r: -14, air: true }],
    ],
  }),
  thing('c38', 'The silver scissors', ['teal', 'niche', ['crescent', 46, 58, 34]], {
    mark: '-#e2384c:2.200 M8,150C40,130 60,150 84,140M112,132C140,120 160,142 194,120M84,140q6,4 3,9M112,132q-5,-5 -1,-9',
    hero: [['scissors', 100, 176, 186, { r: 8, air: true }]],
    with: [['yarn', 158, 246, 24, { o: '#e2384c' }]],
  }),
  thing('c39', 'The candlestick', ['hearth', 'alcove', ['within', 100, 90]], {
    hero: [['candelabra', 100, 238, 166]],
    with: [
      ['moth', 152, 84, 26, { r: 16, air: true }],
      ['moth', 46, 100, 18, { r: -12, air: true }],
      ['book', 144, 236, 34, { r: 0 }],
    ],
  }),
  thing('c40', 'The dagger', ['crimson', 'niche', ['within', 60, 90]], {
    hero: [['knife', 100, 236, 170, { air: true }]],
    with: [
      ['rose', 140, 236, 64, { r: 30 }],
      ['coin', 62, 232, 20, { air: true }],
    ],
  }),
  thing('c41', 'The rope', ['sepia', 'alcove', ['within', 140, 80]], {
    hero: [['rope', 98, 240, 164]],
    with: [
      ['mouse', 54, 238, 32],
      ['knife', 156, 226, 60, { r: -66, air: true }],
    ],
  }),
  thing('c42', 'The flask', ['emerald', 'cabinet', ['within', 100, 180]], {
    hero: [['flask', 100, 236, 150, { o: '#8fe06a' }]],
    with: [
      ['spider', 154, 120, 28, { air: true }],
      ['mushroom', 48, 236, 40],
    ],
  }),
  thing('c43', 'The axe', ['mossy', 'alcove', ['within', 50, 80]], {
    turn: -20,
    hero: [['axe', 92, 238, 172, { r: 6, air: true }]],
    with: [
      ['leaf', 140, 230, 26, { r: 14, air: true }],
      ['leaf', 60, 234, 20, { r: -30, air: true }],
      ['snail', 146, 238, 34],
    ],
  }),
  thing('c44', 'The pocket watch', ['lilac', 'niche', ['within', 144, 60]], {
    turn: 20,
    hero: [['watch', 92, 182, 178, { air: true }]],
    with: [['key', 150, 222, 34, { r: 74, air: true }]],
  }),
  thing('c45', 'The violin', ['autumn', 'desk', ['within', 46, 90]], {
    hero: [['violin', 92, 240, 186, { r: 4 }]],
    with: [
      ['stave', 118, 70, 76, { r: -10, air: true }],
      ['cat', 154, 238, 56],
    ],
  }),
  thing('c46', 'The mirror', ['study', 'niche', ['within', 60, 90]], {
    hero: [['mirror', 100, 238, 172]],
    with: [
      ['ghost', 108, 200, 62, { at: 'in', air: true, op: 0.7 }],
      ['candle', 42, 240, 48],
    ],
  }),
  thing('c47', 'The golden key', ['starry', 'niche', ['within', 100, 120]], {
    turn: 30,
    hero: [['key', 100, 172, 152, { r: 14, air: true }]],
    with: [
      ['door-shut', 160, 238, 54],
      ['bird', 46, 98, 28, { air: true, o: 'pap' }],
    ],
  }),
  thing('c48', 'The gramophone', ['salon', 'desk', ['within', 60, 90]], {
    hero: [['gramophone', 98, 240, 156]],
    with: [
      ['stave', 84, 74, 92, { r: -6, air: true }],
      ['rose', 160, 238, 62, { r: 8 }],
    ],
  }),
  thing('c49', 'The umbrella', ['drizzle', 'alcove', ['within', 140, 70]], {
    hero: [['umbrella', 98, 236, 168, { o: '#c8384c', r: -6, air: true }]],
    with: [
      ['frog', 58, 238, 40],
      ['boot', 148, 238, 42],
    ],
  }),
  thing('c50', 'The white king', ['moonsea', 'niche', ['within', 50, 90]], {
    turn: -16,
    hero: [['king', 92, 238, 170]],
    with: [
      ['horsehead', 152, 240, 70],
      ['crown', 44, 238, 36, { r: -10 }],
    ],
  }),
  thing('c51', 'The typewriter', ['apricot', 'cabinet', ['within', 150, 90]], {
    hero: [['typewriter', 96, 238, 136]],
    with: [
      ['quill', 168, 230, 72, { air: true }],
      ['inkwell', 166, 238, 30],
    ],
  }),
  thing('c52', 'The golden goblet', ['violet', 'alcove', ['within', 100, 110]], {
    turn: 20,
    hero: [['chalice', 98, 238, 158]],
    with: [
      ['snake', 146, 236, 66, { flip: true }],
      ['ring', 54, 238, 30],
    ],
  }),
  thing('c53', 'The camera', ['ember', 'niche', ['within', 60, 90]], {
    hero: [['camera', 96, 238, 136]],
    with: [
      ['frame', 48, 110, 46, { air: true, r: -8 }],
      ['medal', 154, 210, 44, { air: true }],
    ],
  }),
  thing('c54', 'The teapot', ['blush', 'table', ['within', 140, 90]], {
    hero: [['teapot', 94, 240, 138]],
    with: [
      ['steam', 164, 130, 76, { air: true }],
      ['cup', 156, 240, 62],
      ['bee', 50, 126, 24, { air: true }],
    ],
  }),
];
