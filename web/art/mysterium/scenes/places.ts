import type { PaletteId } from '../palettes.ts';
import type { Scene, SettingId } from '../scene.ts';
import { card } from './make.ts';

type Place = readonly [PaletteId, SettingId, Scene['light']];
const place = (id: string, title: string, where: Place, rest: Partial<Scene>): Scene =>
  card('place', id, title, where, { hero: [], ...rest });

// Clues 19 to 36. The name covers the foot: what matters stands above y 252.
export const kPlaces: readonly Scene[] = [
  place('c19', 'The library', ['salon', 'library', ['within', 100, 110]], {
    far: [['window', 100, 170, 100, { air: true }]],
    hero: [
      ['ladder', 46, 246, 170, { r: 9 }],
      ['armchair', 108, 246, 70],
    ],
    with: [
      ['chandelier', 100, 44, 60, { air: true }],
      ['lamp', 156, 244, 54],
    ],
  }),
  place('c20', 'The observatory', ['violet', 'mountain', ['star', 46, 56, 40]], {
    mark: '#7f8fc0 M56,178A52,54 0 0 1 160,178Z\nball M56,178A52,54 0 0 1 160,178Z\n#1a1a4a M100,126Q84,140 80,178H98Q100,146 112,125Q106,124 100,126Z\n#c99a4f M50,176H166V186H50Z\n#d9c8c0 M60,186H156V246H60Z\nk/.18 M120,186H156V246H120Z\nwin M98,246V218A10,10 0 0 1 118,218V246ZM72,214v-12q5,-5 10,0v12zM134,214v-12q5,-5 10,0v12z',
    sky: [['comet', 156, 74, 70]],
    hero: [['telescope', 92, 152, 100, { air: true, flip: true }]],
    with: [
      ['cypress', 32, 250, 74],
      ['cypress', 182, 250, 84],
      ['cat', 146, 250, 22],
    ],
  }),
  place('c21', 'The glasshouse', ['spring', 'garden', ['sun', 152, 56, 36]], {
    hero: [['greenhouse', 100, 246, 142]],
    with: [
      ['fern', 46, 250, 44, { flip: true }],
      ['tulip', 30, 252, 34],
      ['tulip', 172, 252, 36],
      ['butterfly', 44, 120, 22, { air: true, r: -12 }],
      ['lantern', 152, 250, 26],
    ],
  }),
  place('c22', 'The lighthouse', ['squall', 'island', ['within', 104, 92]], {
    sky: [
      ['beam', 104, 92, 150, { r: 172 }],
      ['beam', 104, 92, 120, { r: -10 }],
    ],
    hero: [['lighthouse', 104, 244, 168]],
    with: [
      ['wave', 46, 262, 70, { air: true }],
      ['gull', 156, 120, 22, { air: true }],
      ['rowboat', 168, 262, 40],
    ],
  }),
  place('c23', 'The kitchen', ['hearth', 'kitchen', ['within', 66, 200]], {
    hero: [['stove', 58, 244, 132]],
    with: [
      ['cauldron', 58, 160, 40, { at: 'on', air: true }],
      ['table', 150, 214, 96, { air: true }],
      ['bread', 136, 214, 38, { air: true }],
      ['teapot', 174, 214, 34, { air: true }],
    ],
  }),
  place('c24', 'The attic', ['attic', 'attic', ['within', 100, 86]], {
    far: [['mirror', 152, 222, 104, { air: true }]],
    hero: [
      ['chest', 58, 248, 78],
      ['horse', 124, 250, 88],
    ],
    with: [
      ['lantern', 174, 250, 34],
      ['spider', 54, 140, 24, { air: true }],
    ],
  }),
  place('c25', 'The cellar', ['study', 'cellar', ['within', 60, 200]], {
    mark: '#7a4a2c M108,240C100,212 104,186 112,178H160C168,186 172,212 164,240Z\nsh M108,240C100,212 104,186 112,178H160C168,186 172,212 164,240Z\n-#3a2a24:4 M104,222H168M104,196H168\n#8a5632 c 92 222 26\nk/.2 c 92 222 21\n-#3a2a24:3 M92,196a26,26 0 1 1 -.1,0Z\n#c99a4f r 89 228 6 8',
    hero: [
      ['bottle', 126, 178, 52, { air: true }],
      ['bottle', 148, 178, 46, { air: true, o: '#7a2f44' }],
    ],
    with: [
      ['candle', 48, 246, 60],
      ['mouse', 172, 250, 24, { flip: true }],
      ['cobweb', 46, 74, 50, { air: true }],
    ],
  }),
  place('c26', 'The ballroom', ['blush', 'hall', ['within', 100, 70]], {
    turn: 14,
    far: [['fireplace', 100, 206, 62, { air: true }]],
    hero: [['piano', 138, 248, 92]],
    with: [
      ['chandelier', 100, 78, 108, { air: true }],
      ['harp', 56, 250, 92],
    ],
  }),
  place('c27', 'The chapel', ['lilac', 'meadow', ['crescent', 152, 58, 38]], {
    turn: -14,
    hero: [['chapel', 104, 246, 160]],
    with: [
      ['bell', 62, 176, 22, { air: true }],
      ['cypress', 168, 246, 90],
      ['lamppost', 36, 250, 62],
    ],
  }),
  place('c28', 'The graveyard', ['emerald', 'graveyard', ['moon', 148, 70, 52]], {
    turn: -20,
    hero: [['gate', 100, 248, 120]],
    with: [
      ['angel', 100, 216, 66, { air: true }],
      ['bat', 54, 90, 34, { air: true }],
      ['bat', 96, 62, 22, { air: true }],
      ['lantern', 38, 250, 30],
    ],
  }),
  place('c29', 'The station', ['sepia', 'town', ['sun', 46, 108, 34]], {
    hero: [['train', 92, 240, 146]],
    with: [
      ['clock', 146, 96, 56, { air: true }],
      ['steam', 116, 172, 60, { air: true }],
      ['lamppost', 172, 248, 108],
      ['suitcase', 30, 250, 30],
    ],
  }),
  place('c30', 'The old bridge', ['autumn', 'lake', ['sun', 50, 92, 34]], {
    weather: 'leaves',
    hero: [['bridge', 100, 240, 206, { o: '#9a7a68' }]],
    with: [
      ['lamppost', 60, 210, 74, { air: true }],
      ['lamppost', 142, 210, 74, { air: true }],
      ['rowboat', 100, 252, 46],
      ['swan', 166, 254, 28, { flip: true }],
    ],
  }),
  place('c31', 'The square', ['drizzle', 'town', ['moon', 152, 62, 42]], {
    turn: 26,
    far: [['arch', 158, 216, 64]],
    hero: [['fountain', 100, 248, 104]],
    with: [
      ['bench', 160, 250, 46],
      ['lamppost', 38, 250, 100],
      ['bird', 122, 128, 20, { air: true }],
      ['bird', 104, 112, 14, { air: true }],
    ],
  }),
  place('c32', 'The fairground', ['ember', 'meadow', ['within', 100, 200]], {
    far: [['wheel', 148, 216, 124]],
    hero: [
      ['tent', 66, 246, 108],
      ['carousel', 146, 248, 82],
    ],
    with: [['balloon', 52, 100, 46, { air: true }]],
  }),
  place('c33', 'The castle', ['starry', 'mountain', ['moon', 48, 62, 46]], {
    turn: -14,
    hero: [['castle', 104, 240, 156]],
    with: [
      ['stairs', 62, 252, 44],
      ['gate', 104, 250, 40],
      ['crow', 156, 110, 20, { air: true }],
    ],
  }),
  place('c34', 'The bedroom', ['moonsea', 'room', ['within', 142, 190]], {
    turn: 12,
    far: [
      ['wardrobe', 166, 222, 122, { air: true }],
      ['frame', 100, 130, 46, { air: true }],
    ],
    hero: [['bed', 84, 250, 146, { o: '#c0506a' }]],
    with: [['lamp', 142, 246, 62]],
  }),
  place('c35', 'The theatre', ['crimson', 'stage', ['moon', 100, 104, 60]], {
    turn: -12,
    hero: [['castle', 100, 226, 84, { air: true, o: '#6a5a8a' }]],
    with: [
      ['swing', 100, 184, 110, { air: true }],
      ['mask', 56, 132, 34, { r: -12, air: true }],
      ['mask', 146, 132, 34, { r: 12, air: true, o: 'acc' }],
      ['violin', 142, 250, 62, { r: 10 }],
    ],
  }),
  place('c36', 'The harbour', ['apricot', 'sea', ['sun', 154, 132, 40]], {
    mark: '#7a4a34 M-4,246H206V304H-4Z\nsh M-4,246H206V304H-4Z\n-#3a2018:2 M-4,256H206M30,246V256M80,246V256M130,246V256M180,246V256\n#5a3424 r 36 222 8 30 2 | r 158 222 8 30 2',
    hero: [['ship', 96, 238, 150]],
    with: [
      ['gull', 44, 128, 22, { air: true }],
      ['gull', 62, 108, 15, { air: true }],
    ],
    near: [
      ['anchor', 168, 252, 54, { r: 12 }],
      ['lantern', 40, 224, 30, { air: true }],
    ],
  }),
];
