// tidy: long because it is a list of scenes, each of which stands alone
import type { Scene } from '../scene.ts';
import { vision } from './make.ts';

// Visions 1 to 28.
export const kVisionsA: readonly Scene[] = [
  vision('v01', 'The piano stairs', ['moonsea', 'sea', ['moon', 138, 60]], {
    hero: [['stairs-piano', 84, 266, 166]],
    with: [
      ['door', 93, 110, 40, { at: 'on', air: true }],
      ['walker', 104, 172, 25, { at: 'on', air: true }],
      ['umbrella', 110, 160, 27, { air: true }],
      ['fish', 40, 202, 34, { r: -32 }],
      ['fish', 60, 152, 20, { r: -18 }],
      ['fish', 32, 128, 14, { r: -10 }],
    ],
  }),
  vision('v02', 'The lantern cage', ['ember', 'field', ['within', 98, 126]], {
    mark: '-ink:7 M206,6C170,14 140,8 112,26C104,32 100,40 98,50\n-ink:3 M150,12C140,24 130,26 122,38M176,12C170,26 164,28 160,40\n-ink:1.600 M98,46V62',
    hero: [
      ['flame', 98, 132, 52, { at: 'in', air: true }],
      ['cage', 98, 158, 100, { o: '#3a1d33', air: true }],
    ],
    with: [
      ['bird', 44, 108, 28, { r: -12 }],
      ['bird', 28, 138, 18, { r: 6 }],
      ['bird', 64, 152, 14, { r: -20 }],
      ['walker', 60, 236, 29, { o: '#3f5f8f' }],
    ],
    near: [['cat', 152, 276, 36]],
  }),
  vision('v03', 'The cup in the snow', ['frost', 'snow', ['sun', 40, 104, 28]], {
    weather: 'snow',
    sky: [['steam', 100, 132, 84, { air: true }]],
    hero: [['cup', 96, 240, 128, { o: '#fdf8ef', o2: '#9c5a34' }]],
    with: [
      ['ladder', 62, 248, 74, { r: 14 }],
      ['sitter', 118, 176, 24, { at: 'on', air: true }],
    ],
    near: [['fox', 164, 284, 40]],
  }),
  vision('v04', 'The violin house', ['autumn', 'meadow', ['crescent', 46, 66]], {
    weather: 'leaves',
    sky: [['stave', 118, 54, 80, { r: -14 }]],
    far: [
      ['tree-round', 28, 236, 66, { o: '#c8561f' }],
      ['tree-round', 178, 234, 56, { o: '#d98a2b' }],
    ],
    hero: [['violin-house', 104, 240, 186]],
    with: [['walker', 74, 270, 26, { o: '#2f6f73' }]],
    near: [['cat', 160, 290, 38]],
  }),
  vision('v05', 'The orchard of keys', ['emerald', 'forest', ['moon', 112, 120, 50]], {
    hero: [['tree-bare', 98, 256, 190, { o: 'ink' }]],
    with: [
      ['key', 42, 150, 26, { at: 'on' }],
      ['key', 66, 120, 20, { at: 'on' }],
      ['key', 92, 92, 18, { at: 'on' }],
      ['key', 128, 108, 26, { at: 'on' }],
      ['key', 152, 132, 30, { at: 'on' }],
      ['key', 120, 168, 34, { at: 'on' }],
      ['key', 60, 190, 30, { at: 'on' }],
    ],
    near: [
      ['fox', 40, 288, 40],
      ['mushroom', 146, 290, 22],
      ['mushroom', 164, 294, 15],
      ['hedgehog', 112, 292, 24],
    ],
  }),
  vision('v06', 'The whale of rain', ['drizzle', 'town', ['sun', 168, 136, 26]], {
    weather: 'rain',
    hero: [['whale', 92, 106, 140, { air: true }]],
    with: [
      ['walker', 148, 262, 28, { o: '#e8a04a' }],
      ['umbrella', 154, 250, 36, { air: true }],
    ],
    near: [['cat', 34, 290, 40]],
  }),
  vision('v07', 'Noon in the sand', ['noon', 'desert', ['sun', 58, 42, 34]], {
    sky: [['balloon', 162, 112, 54, { air: true }]],
    hero: [['clock', 102, 192, 124, { r: -14, air: true }]],
    with: [
      ['ladder', 42, 250, 82, { r: 16 }],
      ['sitter', 112, 129, 25, { at: 'on', o: '#7a3a8c', air: true }],
    ],
    near: [['key', 150, 280, 26, { r: 62 }]],
  }),
  vision('v08', 'The theatre in the woods', ['plum', 'stage', ['moon', 100, 98, 64]], {
    hero: [['chair', 100, 254, 96]],
    with: [
      ['cat', 100, 208, 34, { at: 'on', air: true }],
      ['mask', 56, 154, 40, { r: -12, air: true }],
      ['mask', 146, 160, 38, { r: 14, o: 'acc', air: true }],
    ],
    near: [
      ['mushroom', 62, 284, 22],
      ['mushroom', 78, 290, 14],
      ['mushroom', 144, 288, 24],
    ],
  }),
  vision('v09', 'The hand of the lake', ['squall', 'lake', ['bolt', 154, 46, 100]], {
    weather: 'rain',
    hero: [['hand', 92, 238, 156, { o: '#7fae98', air: true }]],
    with: [
      ['house', 90, 119, 50, { at: 'on', o: '#7a3f3a', air: true }],
      ['boat', 160, 262, 38],
      ['boat', 34, 238, 22, { o: 'acc' }],
      ['boat', 176, 220, 15],
    ],
    near: [['owl', 176, 298, 34]],
  }),
  vision('v10', 'The garden under glass', ['hearth', 'table', ['within', 44, 168]], {
    hero: [
      ['tree-round', 124, 234, 80, { at: 'in' }],
      ['house', 96, 234, 44, { at: 'in' }],
      ['belljar', 112, 238, 158],
    ],
    with: [
      ['candle', 40, 240, 78],
      ['moth', 62, 118, 30, { r: -14, air: true }],
      ['moth', 34, 84, 20, { r: 22, air: true }],
      ['moth', 84, 62, 16, { r: 8, air: true }],
    ],
  }),
  vision('v11', 'The candle lighthouse', ['lilac', 'island', ['within', 108, 84]], {
    sky: [
      ['letter', 42, 60, 26, { r: -14 }],
      ['wings', 42, 60, 62, { r: -14 }],
      ['letter', 62, 128, 17, { r: 10 }],
      ['wings', 62, 128, 42, { r: 10 }],
      ['letter', 168, 56, 16, { r: 16 }],
      ['wings', 168, 56, 38, { r: 16 }],
    ],
    hero: [['candle-house', 108, 240, 158]],
    with: [['walker', 140, 266, 22, { o: '#3f7f8a' }]],
    near: [['boat', 34, 290, 44]],
  }),
  vision('v12', 'The thread and the doors', ['sorbet', 'checker', ['within', 120, 150]], {
    mark: '-#d8304a:2.200 M36,282C80,270 30,246 80,240C120,236 96,218 108,206',
    far: [['door', 118, 206, 42]],
    hero: [
      ['door-shut', 154, 262, 108],
      ['door', 56, 234, 68, { o: '#e09a3a' }],
    ],
    with: [
      ['walker', 96, 238, 25],
      ['owl', 154, 156, 34, { at: 'on', air: true }],
    ],
    near: [['yarn', 34, 290, 24]],
  }),
  vision('v13', 'The elephant on the wire', ['apricot', 'town', ['sun', 48, 132, 40]], {
    horizon: 206,
    mark: '-pap:1.800 M-4,158Q100,182 204,150',
    hero: [['elephant', 98, 170, 118, { air: true }]],
    with: [
      ['umbrella', 150, 130, 54, { r: 10, air: true }],
      ['bird', 40, 150, 20, { air: true }],
    ],
    near: [
      ['child', 56, 282, 28],
      ['dog', 84, 286, 32],
    ],
  }),
  vision('v14', 'The stag of flames', ['emerald', 'forest', ['within', 112, 92]], {
    turn: 30,
    hero: [['stag', 92, 252, 176, { o: '#7a4a34', o2: '#c9a070' }]],
    with: [
      ['flame', 110, 76, 26, { at: 'on', air: true }],
      ['flame', 99, 98, 20, { at: 'on', air: true }],
      ['flame', 123, 72, 22, { at: 'on', air: true }],
      ['flame', 165, 86, 26, { at: 'on', air: true }],
      ['flame', 156, 72, 22, { at: 'on', air: true }],
      ['flame', 170, 102, 20, { at: 'on', air: true }],
    ],
    near: [
      ['hare', 48, 288, 42],
      ['mushroom', 156, 290, 20],
      ['mushroom', 170, 294, 13],
    ],
  }),
  vision('v15', 'The fisher of stars', ['starry', 'clouds', ['within', 92, 130]], {
    hero: [['crescent', 92, 138, 132, { r: -14, air: true }]],
    with: [
      ['fisher', 74, 166, 44, { at: 'on', air: true }],
      ['star', 110, 192, 34, { air: true }],
      ['star', 150, 78, 20, { r: 12, air: true }],
      ['star', 40, 62, 16, { r: -8, air: true }],
    ],
    near: [['rowboat', 148, 272, 66]],
  }),
  vision('v16', 'Departure from the wardrobe', ['violet', 'room', ['within', 96, 190]], {
    turn: -14,
    hero: [['wardrobe', 74, 252, 168]],
    with: [
      ['train', 118, 260, 92],
      ['steam', 138, 214, 60, { air: true }],
    ],
    near: [
      ['child', 42, 290, 32, { o: '#4f8fb0' }],
      ['suitcase', 166, 292, 38],
    ],
  }),
  vision('v17', 'The queen of bees', ['wheat', 'field', ['sun', 46, 54]], {
    hero: [['sunflower', 104, 268, 196]],
    with: [
      ['crown', 104, 64, 44, { air: true }],
      ['bee', 58, 110, 26, { r: -12, air: true }],
      ['bee', 152, 122, 22, { r: 16, flip: true, air: true }],
      ['bee', 40, 164, 16, { air: true }],
      ['bee', 164, 74, 15, { air: true }],
      ['bee', 148, 176, 18, { r: -8, air: true }],
    ],
    near: [['child', 56, 286, 30, { o: '#d84a3a' }]],
  }),
  vision('v18', 'The piano in bloom', ['spring', 'meadow', ['sun', 150, 58]], {
    weather: 'petals',
    hero: [['piano', 98, 258, 130]],
    with: [
      ['rose', 84, 192, 54, { at: 'on', air: true }],
      ['rose', 108, 178, 62, { at: 'on', r: 6, air: true }],
      ['tulip', 128, 190, 44, { at: 'on', r: 14, air: true }],
      ['tulip', 66, 206, 34, { at: 'on', r: -12, air: true }],
      ['butterfly', 52, 124, 26, { r: -16, air: true }],
      ['butterfly', 150, 136, 18, { r: 12, air: true }],
    ],
    near: [['lady', 38, 284, 36, { o: '#5f6fb0' }]],
  }),
  vision('v19', 'What the dog sees', ['parlour', 'parlour', ['within', 154, 150]], {
    hero: [['mirror', 92, 248, 168]],
    with: [
      ['wolf', 94, 214, 78, { at: 'in', air: true, o: '#8f9ac0' }],
      ['candle', 158, 246, 78],
    ],
    near: [['dog', 70, 290, 52]],
  }),
  vision('v20', 'The airship heart', ['blush', 'clouds', ['sun', 40, 170, 30]], {
    mark: '-ink:.9 M78,122L92,170M122,122L110,170M100,140L100,168',
    hero: [['heart', 100, 92, 106, { air: true }]],
    with: [
      ['suitcase', 101, 194, 40, { air: true }],
      ['child', 101, 180, 26, { air: true }],
      ['gull', 44, 140, 22, { air: true }],
      ['gull', 160, 150, 16, { flip: true, air: true }],
      ['gull', 150, 60, 14, { air: true }],
    ],
  }),
  vision('v21', 'The hourglass of the seas', ['lilac', 'shore', ['moon', 44, 60, 44]], {
    turn: -20,
    hero: [['hourglass', 104, 262, 176, { o: '#b8803f' }]],
    with: [
      ['ship', 104, 134, 50, { at: 'in', air: true }],
      ['whale', 98, 240, 40, { at: 'in', air: true }],
    ],
    near: [
      ['walker', 44, 282, 27],
      ['starfish', 164, 284, 22, { air: true }],
    ],
  }),
  vision('v22', 'The island of a book', ['lagoon', 'sea', ['sun', 46, 60, 36]], {
    hero: [
      ['openbook', 100, 262, 168],
      ['castle', 100, 224, 112, { at: 'on', air: true }],
    ],
    with: [
      ['knight', 56, 236, 30, { at: 'on', air: true }],
      ['swan', 160, 272, 30],
    ],
    near: [['boat', 34, 288, 40]],
  }),
  vision('v23', 'The magic hat', ['plum', 'checker', ['within', 102, 150]], {
    turn: 24,
    hero: [
      ['hare', 96, 196, 72, { at: 'in', air: true, o: '#efe4d2' }],
      ['hat', 102, 260, 124],
    ],
    with: [
      ['card', 48, 148, 30, { r: -24, air: true }],
      ['card', 158, 132, 32, { r: 20, air: true }],
      ['card', 76, 84, 22, { r: 10, air: true }],
      ['bird', 136, 84, 28, { air: true, o: 'pap' }],
      ['bird', 52, 104, 20, { air: true, o: 'pap' }],
    ],
    near: [['child', 166, 290, 30, { o: '#4f8fb0' }]],
  }),
  vision('v24', 'The gramophone ball', ['teal', 'parlour', ['within', 74, 130]], {
    hero: [['gramophone', 100, 262, 152]],
    with: [
      ['dancers', 96, 224, 46, { at: 'on', air: true }],
      ['stave', 74, 92, 92, { r: -12, air: true }],
    ],
    near: [
      ['glove', 168, 290, 30, { r: 70 }],
      ['rose', 30, 292, 40, { r: -50 }],
    ],
  }),
  vision('v25', 'The game on the ice', ['frost', 'lake', ['sun', 156, 92, 30]], {
    turn: 16,
    weather: 'snow',
    hero: [
      ['king', 62, 258, 152, { o: '#eef4fa' }],
      ['horsehead', 140, 266, 124],
    ],
    with: [
      ['iceberg', 166, 206, 44],
      ['gentleman', 98, 270, 34],
    ],
    near: [['lamppost', 22, 294, 74]],
  }),
  vision('v26', 'The mermaid and the bottle', ['apricot', 'shore', ['sun', 150, 140, 44]], {
    turn: -10,
    hero: [['shipbottle', 98, 250, 150, { r: -6 }]],
    with: [['mermaid', 110, 206, 74, { air: true }]],
    near: [
      ['shell', 40, 290, 34],
      ['starfish', 160, 282, 26, { air: true }],
    ],
  }),
  vision('v27', 'The dice of the desert', ['noon', 'desert', ['sun', 150, 50, 36]], {
    turn: -24,
    hero: [
      ['dice', 74, 246, 96],
      ['dice', 140, 270, 66, { o: '#c84a44' }],
    ],
    with: [
      ['ladder', 42, 250, 84, { r: 12 }],
      ['sitter', 80, 152, 26, { at: 'on', air: true }],
    ],
    near: [
      ['snake', 96, 294, 42],
      ['cactus', 176, 236, 48],
    ],
  }),
  vision('v28', 'The face of the desert', ['ember', 'desert', ['within', 100, 92]], {
    turn: 18,
    far: [['pyramid', 156, 196, 58]],
    hero: [
      ['eye', 100, 96, 132, { air: true, o: '#2f8a94' }],
      ['lips', 96, 226, 106, { air: true }],
    ],
    with: [['gentleman', 148, 258, 30]],
    near: [['cactus', 30, 290, 66]],
  }),
];
