// tidy: long because it is a list of scenes, each of which stands alone
import type { Scene } from '../scene.ts';
import { vision } from './make.ts';

// Visions 57 to 84.
export const kVisionsC: readonly Scene[] = [
  vision('v57', 'The travelling globe', ['sepia', 'clouds', ['sun', 44, 62, 34]], {
    mark: '-ink:.9 M70,136L88,196M130,136L114,196M100,152V196',
    hero: [['globe', 100, 168, 132, { air: true }]],
    with: [
      ['suitcase', 101, 222, 44, { air: true }],
      ['gentleman', 101, 204, 34, { air: true }],
      ['plane', 38, 160, 34, { air: true }],
    ],
    near: [['compass', 166, 262, 48, { air: true }]],
  }),
  vision('v58', 'The dreaming machine', ['hearth', 'desk', ['within', 150, 180]], {
    turn: 18,
    hero: [['typewriter', 92, 242, 116]],
    with: [
      ['lamp', 160, 238, 82],
      ['plane', 60, 126, 40, { r: -14, air: true }],
      ['plane', 108, 92, 30, { r: -26, air: true }],
      ['plane', 40, 74, 22, { r: -10, air: true }],
    ],
    near: [['cat', 38, 298, 52]],
  }),
  vision('v59', 'The egg in the tree', ['teal', 'forest', ['moon', 152, 62, 40]], {
    hero: [
      ['tree-bare', 100, 266, 182, { o: 'ink' }],
      ['egg', 98, 150, 72, { at: 'in', air: true }],
      ['nest', 98, 156, 92, { air: true }],
    ],
    with: [
      ['ladder', 74, 268, 106, { r: 8 }],
      ['crow', 148, 150, 34, { air: true, flip: true }],
    ],
  }),
  vision('v60', 'The lived-in apple', ['spring', 'meadow', ['sun', 46, 56, 36]], {
    turn: 18,
    hero: [
      ['apple', 106, 262, 132],
      ['door', 92, 260, 56, { at: 'in', air: true }],
    ],
    with: [
      ['snake', 160, 254, 62, { flip: true }],
      ['ladder', 56, 262, 74, { r: 12 }],
    ],
    near: [['child', 42, 288, 32, { o: '#3f6fb0' }]],
  }),
  vision('v61', 'Past midnight', ['violet', 'road', ['moon', 148, 62, 48]], {
    turn: -22,
    far: [['castle', 46, 206, 66]],
    hero: [
      ['pumpkin', 104, 262, 118],
      ['door', 104, 260, 52, { at: 'in', air: true }],
    ],
    with: [
      ['mouse', 156, 270, 34],
      ['mouse', 176, 276, 24],
    ],
    near: [['boot', 52, 290, 36, { o: '#b8d8e8' }]],
  }),
  vision('v62', 'The cake mountain', ['blush', 'mountain', ['sun', 44, 64, 36]], {
    turn: -12,
    hero: [['cake', 104, 258, 150]],
    with: [
      ['ladder', 66, 252, 60, { r: 8 }],
      ['ropewalker', 140, 196, 44, { at: 'on', air: true }],
      ['bee', 152, 120, 26, { r: 12, air: true }],
      ['bee', 54, 138, 18, { air: true }],
    ],
    near: [['spoon', 168, 292, 92, { r: 16 }]],
  }),
  vision('v63', 'The overturned vase', ['lagoon', 'shore', ['sun', 152, 50, 34]], {
    turn: 14,
    hero: [
      ['vase', 62, 196, 100, { r: 62, air: true }],
      ['wave', 118, 254, 132, { air: true }],
    ],
    with: [
      ['fish', 140, 186, 34, { r: 20, air: true }],
      ['fish', 164, 214, 24, { r: 32, air: true }],
      ['fish', 116, 160, 18, { r: -6, air: true }],
    ],
    near: [
      ['tulip', 40, 290, 46, { r: -14 }],
      ['shell', 160, 292, 28],
    ],
  }),
  vision('v64', 'The harp boat', ['moonsea', 'river', ['moon', 60, 64, 50]], {
    turn: 40,
    hero: [
      ['rowboat', 104, 254, 130],
      ['harp', 104, 244, 138, { at: 'on', air: true }],
    ],
    with: [
      ['mermaid', 58, 270, 62],
      ['stave', 108, 96, 84, { r: -8, air: true }],
    ],
    near: [['swan', 160, 284, 42, { flip: true }]],
  }),
  vision('v65', 'The stargazer', ['starry', 'mountain', ['comet', 168, 66, 96]], {
    turn: 24,
    sky: [['planet', 44, 70, 54]],
    hero: [['telescope', 100, 258, 134, { flip: false }]],
    with: [
      ['gentleman', 56, 264, 48],
      ['owl', 158, 262, 38],
    ],
  }),
  vision('v66', 'The skull hill', ['squall', 'graveyard', ['crescent', 48, 58, 40]], {
    turn: -34,
    hero: [['skull', 104, 256, 128]],
    with: [
      ['candle', 76, 208, 30, { at: 'in', air: true }],
      ['candle', 128, 208, 30, { at: 'in', air: true }],
      ['crow', 112, 132, 44, { at: 'on', air: true, flip: true }],
    ],
    near: [
      ['shovel', 168, 290, 72, { r: 14 }],
      ['rose', 44, 292, 48, { r: -8 }],
    ],
  }),
  vision('v67', 'The puppet master', ['salon', 'stage', ['within', 100, 130]], {
    turn: 14,
    sky: [['hand', 84, -6, 118, { r: 180, air: true }]],
    hero: [['puppet', 100, 252, 160, { air: true, o: '#2f7f9c', o2: '#f0c89a' }]],
    with: [
      ['house', 52, 246, 36],
      ['tree-round', 152, 246, 44],
    ],
    near: [['dog', 146, 288, 36]],
  }),
  vision('v68', 'The bear’s book', ['autumn', 'forest', ['within', 152, 170]], {
    turn: -16,
    hero: [
      ['armchair', 96, 262, 124],
      ['bear', 96, 248, 96, { at: 'in', air: true }],
    ],
    with: [
      ['openbook', 96, 238, 46, { air: true }],
      ['lamp', 156, 262, 96],
    ],
    near: [['hedgehog', 42, 292, 36]],
  }),
  vision('v69', 'The stove in the snow', ['starry', 'snow', ['within', 84, 210]], {
    turn: 16,
    weather: 'snow',
    hero: [['stove', 78, 262, 142]],
    with: [
      ['snowman', 146, 268, 92],
      ['steam', 82, 118, 66, { air: true }],
    ],
    near: [
      ['icicles', 100, -2, 210, { air: true }],
      ['fox', 44, 288, 40, { flip: true }],
    ],
  }),
  vision('v70', 'The window of air', ['lagoon', 'clouds', ['sun', 152, 58, 34]], {
    turn: -24,
    hero: [
      ['window', 100, 206, 138, { air: true }],
      ['ladder', 66, 264, 104, { r: 10 }],
    ],
    with: [
      ['sitter', 104, 204, 38, { at: 'on', air: true, o: '#d8506a' }],
      ['bird', 44, 110, 26, { air: true, o: 'pap' }],
      ['bird', 150, 128, 20, { air: true, o: 'pap' }],
      ['bird', 38, 158, 15, { air: true, o: 'pap' }],
    ],
    near: [['cat', 160, 262, 42]],
  }),
  vision('v71', 'The grass knight', ['mossy', 'meadow', ['sun', 150, 66, 34]], {
    turn: 14,
    hero: [
      ['knight', 96, 262, 170],
      ['ivy', 82, 258, 112, { air: true }],
    ],
    with: [
      ['nest', 94, 98, 40, { at: 'on', air: true }],
      ['butterfly', 52, 146, 28, { r: -12, air: true }],
      ['butterfly', 142, 166, 20, { r: 14, air: true }],
    ],
    near: [['snail', 46, 290, 34]],
  }),
  vision('v72', 'The carousel of planets', ['violet', 'space', ['star', 40, 130, 34]], {
    turn: 10,
    hero: [['carousel', 100, 258, 140]],
    with: [
      ['planet', 158, 92, 62, { air: true, o: '#e0805a' }],
      ['comet', 104, 62, 70, { air: true }],
    ],
    near: [
      ['child', 44, 270, 32],
      ['lady', 158, 274, 40, { o: '#4f8fb0' }],
    ],
  }),
  vision('v73', 'The anchor from the sky', ['drizzle', 'town', ['sun', 44, 128, 30]], {
    turn: -20,
    mark: '-ink:2.600 M108,72V146',
    sky: [['ship', 108, 86, 98]],
    hero: [['anchor', 108, 258, 122, { air: true }]],
    with: [['lamppost', 44, 264, 92]],
    near: [
      ['dog', 148, 286, 40, { flip: true }],
      ['walker', 174, 284, 32],
    ],
  }),
  vision('v74', 'The caught letter', ['attic', 'attic', ['within', 58, 200]], {
    hero: [
      ['cobweb', 60, 76, 128, { r: 22, air: true }],
      ['letter', 104, 168, 52, { at: 'in', r: 18, air: true }],
    ],
    with: [
      ['spider', 138, 118, 40, { at: 'in', air: true }],
      ['candle', 56, 262, 66],
    ],
    near: [['chair', 156, 288, 66]],
  }),
  vision('v75', 'The painting overflows', ['study', 'parlour', ['within', 100, 100]], {
    turn: 20,
    hero: [
      ['frame', 100, 142, 130, { air: true }],
      ['wave', 104, 256, 150, { air: true }],
    ],
    with: [
      ['boat', 110, 196, 36, { at: 'on', r: -12, air: true }],
      ['fish', 52, 222, 26, { r: -24, air: true }],
      ['fish', 156, 206, 20, { r: 22, air: true }],
    ],
    near: [['cat', 38, 294, 44]],
  }),
  vision('v76', 'The cloud spinner', ['lilac', 'meadow', ['crescent', 150, 56, 38]], {
    turn: 24,
    mark: '-pap:2 M118,176C130,140 90,120 96,92',
    sky: [['cloud', 84, 90, 104]],
    hero: [['spinningwheel', 100, 260, 124]],
    with: [['lady', 50, 264, 56, { o: '#c0586a' }]],
    near: [
      ['yarn', 154, 290, 26, { o: 'pap' }],
      ['cat', 172, 292, 36],
    ],
  }),
  vision('v77', 'The lake of wine', ['salon', 'table', ['within', 150, 120]], {
    turn: -10,
    hero: [['glass', 92, 240, 154]],
    with: [
      ['rowboat', 92, 132, 50, { at: 'in', air: true }],
      ['fisher', 90, 126, 36, { at: 'in', air: true }],
      ['candelabra', 158, 240, 124],
    ],
    near: [['necklace', 44, 268, 40, { r: 24, air: true }]],
  }),
  vision('v78', 'The forest in a flask', ['emerald', 'swamp', ['within', 100, 200]], {
    turn: 20,
    hero: [
      ['pine', 86, 248, 58, { at: 'in', air: true }],
      ['pine', 104, 252, 76, { at: 'in', air: true }],
      ['flask', 98, 264, 156, { o: '#5fae7a', op: 0.86 }],
    ],
    with: [
      ['dragonfly', 48, 136, 38, { r: -20, air: true }],
      ['dragonfly', 152, 120, 30, { r: 24, air: true }],
    ],
    near: [
      ['frog', 42, 290, 40],
      ['mushroom', 156, 290, 34],
      ['mushroom', 174, 294, 22],
    ],
  }),
  vision('v79', 'The painter of evening', ['ember', 'island', ['sun', 46, 138, 42]], {
    turn: -12,
    sky: [['rainbow', 104, 170, 176, { op: 0.75 }]],
    hero: [['easel', 104, 234, 138]],
    with: [
      ['sitter', 74, 186, 32, { at: 'on', air: true }],
      ['peacock', 144, 250, 62],
    ],
    near: [['boat', 36, 290, 44, { o: 'acc' }]],
  }),
  vision('v80', 'The ghost’s portrait', ['attic', 'hall', ['within', 128, 150]], {
    turn: -22,
    hero: [['camera', 66, 258, 104]],
    with: [
      ['ghost', 142, 252, 88],
      ['hat', 142, 170, 34, { air: true }],
      ['frame', 100, 112, 54, { air: true }],
    ],
    near: [
      ['bat', 52, 84, 36, { air: true }],
      ['bat', 152, 64, 24, { air: true }],
    ],
  }),
  vision('v81', 'The candlestick tree', ['mossy', 'graveyard', ['within', 100, 100]], {
    turn: 40,
    hero: [['candelabra', 100, 260, 186]],
    with: [
      ['owl', 132, 154, 34, { at: 'on', air: true }],
      ['moth', 54, 90, 30, { r: -20, air: true }],
      ['moth', 156, 76, 24, { r: 14, air: true }],
      ['moth', 130, 44, 16, { air: true }],
    ],
    near: [
      ['gate', 100, 298, 78],
      ['hedgehog', 40, 294, 30],
    ],
  }),
  vision('v82', 'The buried moon', ['starry', 'road', ['within', 104, 220]], {
    turn: -18,
    mark: 'near M14,300C24,262 56,236 84,240C110,228 150,236 168,262C184,274 188,290 190,304H10Z\ntop M14,300C24,262 56,236 84,240C110,228 150,236 168,262C184,274 188,290 190,304H10Z\n-lit:1.6/.35 M40,268h4M66,256h5M92,250h4M120,248h5M146,262h5M70,276h6M112,270h5M134,282h6',
    hero: [
      ['moon', 104, 216, 120, { air: true }],
      ['shovel', 158, 262, 124, { r: 14 }],
    ],
    with: [['dog', 52, 274, 58]],
    near: [['map', 110, 294, 56, { r: -6 }]],
  }),
  vision('v83', 'The axe in the stump', ['fog', 'forest', ['sun', 150, 74, 34]], {
    mark: '#6a4a36 M58,262C70,250 70,226 70,212H134C134,226 136,250 148,262C120,270 86,270 58,262Z\n#c9a276 e 102 212 32 9\n-#8a5f40:1.400 M84,212a18,5 0 1 0 36,0a18,5 0 1 0 -36,0M94,212a8,2.400 0 1 0 16,0a8,2.400 0 1 0 -16,0',
    hero: [['axe', 112, 216, 122, { r: 24, air: true }]],
    with: [
      ['door', 90, 260, 38, { air: true }],
      ['tulip', 78, 212, 46, { air: true, r: -10 }],
      ['bird', 130, 106, 28, { air: true }],
    ],
    near: [['hedgehog', 42, 290, 34]],
  }),
  vision('v84', 'The wheel of cups', ['plum', 'shore', ['within', 100, 150]], {
    turn: -24,
    hero: [['wheel', 100, 258, 178]],
    with: [
      ['cup', 54, 184, 40, { at: 'on', air: true }],
      ['cup', 146, 186, 40, { at: 'on', air: true, o: '#f0c8b0' }],
      ['cup', 100, 112, 36, { at: 'on', air: true, o: '#b8d8d0' }],
    ],
    near: [
      ['lady', 40, 286, 38],
      ['child', 62, 288, 28],
      ['balloon', 36, 116, 48, { air: true }],
    ],
  }),
];
