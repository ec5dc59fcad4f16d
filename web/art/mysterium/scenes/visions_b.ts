// tidy: long because it is a list of scenes, each of which stands alone
import type { Scene } from '../scene.ts';
import { vision } from './make.ts';

// Visions 29 to 56.
export const kVisionsB: readonly Scene[] = [
  vision('v29', 'The bath in the clouds', ['sorbet', 'clouds', ['sun', 42, 54, 36]], {
    turn: -16,
    sky: [['rainbow', 110, 178, 190, { op: 0.8 }]],
    hero: [
      ['wings', 100, 146, 176, { air: true }],
      ['bathtub', 100, 190, 112, { air: true }],
    ],
    with: [
      ['child', 94, 150, 34, { at: 'in', air: true, o: '#d8506a' }],
      ['gull', 158, 84, 24, { air: true }],
      ['gull', 40, 116, 18, { flip: true, air: true }],
    ],
  }),
  vision('v30', 'The bed afloat', ['moonsea', 'cave', ['moon', 104, 104, 40]], {
    turn: 18,
    hero: [['bed', 100, 252, 132]],
    with: [
      ['sitter', 90, 216, 36, { at: 'on', air: true, o: '#e8a04a' }],
      ['lantern', 154, 218, 40, { air: true }],
      ['jellyfish', 60, 276, 26, { air: true }],
      ['jellyfish', 130, 282, 20, { air: true }],
    ],
    near: [
      ['bat', 74, 80, 26, { air: true }],
      ['bat', 138, 92, 18, { air: true }],
    ],
  }),
  vision('v31', 'The tree of watches', ['mossy', 'meadow', ['sun', 152, 64, 34]], {
    hero: [['tree-round', 96, 258, 180, { o: '#7a8f3f', o2: '#4a3020' }]],
    with: [
      ['watch', 56, 196, 44, { at: 'on', air: true }],
      ['watch', 84, 212, 38, { at: 'on', air: true, flip: true }],
      ['watch', 118, 206, 46, { at: 'on', air: true }],
      ['watch', 142, 184, 34, { at: 'on', air: true, flip: true }],
      ['watch', 100, 168, 32, { at: 'on', air: true }],
    ],
    near: [
      ['hare', 40, 286, 42],
      ['gentleman', 152, 286, 38],
    ],
  }),
  vision('v32', 'The bear with the umbrella', ['ember', 'meadow', ['within', 58, 180]], {
    turn: -20,
    far: [['tent', 58, 214, 76]],
    hero: [['bear', 122, 262, 120]],
    with: [
      ['umbrella', 152, 198, 84, { r: 10, air: true, o: '#2f8a94' }],
      ['wheel', 176, 208, 60, { op: 0.9 }],
    ],
    near: [['child', 56, 286, 32, { o: '#d84a3a' }]],
  }),
  vision('v33', 'The keeper of the chest', ['abyss', 'underwater', ['within', 96, 200]], {
    hero: [
      ['octopus', 98, 196, 128, { air: true }],
      ['chest', 98, 272, 92],
    ],
    with: [
      ['fish', 44, 110, 32, { r: 10, air: true }],
      ['fish', 158, 132, 24, { flip: true, air: true }],
      ['fish', 58, 74, 16, { air: true }],
      ['anchor', 162, 270, 76, { r: 16 }],
    ],
  }),
  vision('v34', 'The bell and the butterfly', ['blush', 'meadow', ['sun', 48, 120, 36]], {
    mark: '-#8a6a4a:3 M104,-4V76',
    far: [['chapel', 44, 220, 48]],
    hero: [['bell', 104, 188, 118, { air: true }]],
    with: [['butterfly', 104, 206, 46, { r: 8, air: true }]],
    near: [
      ['rooster', 158, 288, 46],
      ['lady', 54, 282, 34],
    ],
  }),
  vision('v35', 'The mill of winds', ['wheat', 'field', ['sun', 156, 52, 36]], {
    turn: 24,
    hero: [['windmill', 92, 254, 174]],
    with: [
      ['kite', 158, 108, 64, { r: 18, air: true }],
      ['bird', 40, 84, 22, { air: true }],
      ['bird', 58, 66, 15, { air: true }],
    ],
    near: [
      ['child', 150, 282, 34, { o: '#3f6fa8', flip: true }],
      ['dog', 52, 288, 40],
    ],
  }),
  vision('v36', 'The lake of ink', ['violet', 'lake', ['moon', 48, 64, 46]], {
    turn: -14,
    hero: [
      ['rowboat', 104, 248, 124],
      ['quill', 104, 236, 148, { r: 4, air: true }],
    ],
    with: [
      ['gentleman', 74, 236, 40, { at: 'in', air: true }],
      ['swan', 40, 268, 40],
    ],
    near: [['inkwell', 170, 298, 52]],
  }),
  vision('v37', 'The castle of cards', ['apricot', 'checker', ['moon', 48, 58, 42]], {
    turn: 30,
    hero: [
      ['card', 62, 262, 70, { r: -16 }],
      ['card', 92, 262, 70, { r: 16 }],
      ['card', 116, 262, 70, { r: -16 }],
      ['card', 146, 262, 70, { r: 16 }],
      ['castle', 104, 200, 108, { at: 'on', air: true }],
    ],
    with: [['knight', 40, 268, 38]],
    near: [['horsehead', 174, 296, 46]],
  }),
  vision('v38', 'The top of worlds', ['starry', 'space', ['star', 150, 60, 44]], {
    turn: 40,
    sky: [['planet', 44, 66, 58]],
    hero: [['top', 100, 258, 128]],
    with: [['house', 100, 170, 52, { at: 'on', r: 4, air: true }]],
    near: [
      ['child', 46, 268, 28],
      ['fox', 156, 276, 34],
    ],
  }),
  vision('v39', 'The tower and the snake', ['crimson', 'mountain', ['moon', 44, 66, 50]], {
    hero: [
      ['tower', 106, 256, 176],
      ['snake', 106, 240, 128, { air: true, o: '#6f9a4a' }],
    ],
    with: [['lady', 106, 88, 32, { at: 'on', air: true }]],
    near: [
      ['rose', 160, 288, 58],
      ['knight', 46, 286, 48],
    ],
  }),
  vision('v40', 'The snail inn', ['mossy', 'forest', ['within', 96, 160]], {
    turn: 26,
    weather: 'rain',
    hero: [
      ['snail', 100, 262, 150],
      ['house', 96, 182, 74, { at: 'on', air: true }],
    ],
    with: [['lamppost', 40, 258, 82]],
    near: [
      ['walker', 150, 290, 32],
      ['umbrella', 157, 278, 38, { air: true }],
    ],
  }),
  vision('v41', 'The turtle village', ['lagoon', 'shore', ['sun', 150, 52, 36]], {
    turn: -18,
    hero: [
      ['house', 74, 214, 42, { at: 'on', air: true }],
      ['chapel', 104, 206, 62, { at: 'on', air: true }],
      ['house', 132, 216, 36, { at: 'on', air: true, o: '#d8a05a' }],
      ['turtle', 96, 264, 150],
    ],
    with: [
      ['bird', 40, 116, 24, { air: true }],
      ['bird', 58, 98, 16, { air: true }],
      ['bird', 150, 120, 18, { air: true }],
    ],
    near: [['child', 164, 286, 30, { o: '#d84a3a', flip: true }]],
  }),
  vision('v42', 'The cauldron of stars', ['emerald', 'swamp', ['within', 100, 170]], {
    turn: -22,
    hero: [['cauldron', 100, 260, 110]],
    with: [
      ['star', 96, 170, 38, { r: -10, air: true }],
      ['star', 120, 134, 28, { r: 14, air: true }],
      ['star', 84, 106, 20, { air: true }],
      ['star', 112, 72, 15, { r: 8, air: true }],
    ],
    near: [
      ['owl', 36, 288, 42],
      ['broom', 168, 292, 92, { r: 12 }],
      ['frog', 140, 294, 28],
    ],
  }),
  vision('v43', 'The moon of wool', ['plum', 'rooftops', ['within', 104, 130]], {
    turn: -30,
    mark: '-lit:1.800 M66,168C40,200 60,220 44,236C34,250 52,258 70,252',
    hero: [['yarn', 106, 178, 112, { air: true, o: '#f6e8c8' }]],
    with: [['cat', 92, 250, 92]],
    near: [
      ['mouse', 160, 256, 34, { flip: true }],
      ['umbrella', 30, 276, 44, { r: 40, air: true }],
    ],
  }),
  vision('v44', 'The books take wing', ['lilac', 'town', ['moon', 156, 58, 40]], {
    sky: [
      ['openbook', 54, 84, 50, { r: -14 }],
      ['openbook', 110, 58, 34, { r: 10 }],
      ['openbook', 44, 142, 26, { r: 8 }],
      ['openbook', 152, 112, 24, { r: -6 }],
    ],
    hero: [['cage', 100, 256, 108]],
    with: [['lamppost', 44, 262, 92]],
    near: [
      ['child', 146, 278, 32],
      ['crow', 168, 290, 34, { flip: true }],
    ],
  }),
  vision('v45', 'The scissors of time', ['crimson', 'room', ['within', 60, 110]], {
    turn: 20,
    mark: '-lit:1.600 M-4,70C30,50 60,84 92,74M112,80C120,110 108,130 116,148',
    hero: [['scissors', 92, 166, 164, { r: 10, air: true }]],
    with: [
      ['watch', 128, 192, 66, { air: true }],
      ['hourglass', 44, 266, 66],
    ],
    near: [
      ['moth', 156, 92, 28, { r: 14, air: true }],
      ['moth', 172, 130, 18, { air: true }],
      ['mouse', 150, 290, 32],
    ],
  }),
  vision('v46', 'The stitched road', ['spring', 'road', ['within', 150, 60]], {
    turn: -20,
    mark: '-acc:2.600 M62,300l6,-9M78,278l7,-8M94,260l8,-7M110,244l6,-8M118,228l2,-8M114,214l-4,-7',
    hero: [
      ['button', 148, 64, 64, { air: true, o: '#f0b84a' }],
      ['needle', 86, 276, 158, { r: 18, air: true }],
    ],
    with: [
      ['bicycle', 142, 256, 44],
      ['house', 40, 214, 40],
    ],
    near: [['yarn', 30, 288, 30]],
  }),
  vision('v47', 'The suitcase forest', ['apricot', 'road', ['sun', 46, 132, 40]], {
    turn: -28,
    hero: [
      ['pine', 76, 206, 84, { at: 'in', air: true }],
      ['pine', 102, 204, 104, { at: 'in', air: true }],
      ['pine', 128, 206, 76, { at: 'in', air: true }],
      ['suitcase', 102, 262, 112],
    ],
    with: [
      ['stag', 160, 250, 54],
      ['bird', 150, 96, 22, { air: true }],
      ['bird', 132, 78, 15, { air: true }],
    ],
    near: [['signpost', 32, 286, 62]],
  }),
  vision('v48', 'The cliff mask', ['squall', 'sea', ['crescent', 46, 58, 40]], {
    turn: 26,
    hero: [['mask', 104, 168, 168, { o: '#cfd4c4', air: true }]],
    with: [
      ['stairs', 76, 264, 66],
      ['crow', 128, 92, 34, { air: true, flip: true }],
      ['crow', 46, 140, 18, { air: true }],
    ],
    near: [
      ['rowboat', 150, 286, 62],
      ['lady', 148, 280, 30, { air: true }],
    ],
  }),
  vision('v49', 'The glove in the snow', ['frost', 'snow', ['crescent', 150, 58, 36]], {
    turn: -24,
    weather: 'snow',
    hero: [
      ['rose', 98, 176, 110, { r: 6, air: true }],
      ['glove', 98, 266, 118, { o: '#34508a' }],
    ],
    with: [['prints', 128, 298, 62, { air: true }]],
    near: [
      ['hare', 44, 288, 44, { o: '#f4f0ea' }],
      ['lantern', 166, 288, 48],
    ],
  }),
  vision('v50', 'The shipwrecked crown', ['apricot', 'sea', ['sun', 150, 148, 46]], {
    turn: 12,
    hero: [['crown', 98, 262, 152, { r: -8 }]],
    with: [
      ['ship', 40, 196, 42],
      ['gull', 62, 142, 32, { air: true }],
      ['gull', 136, 120, 22, { flip: true, air: true }],
    ],
    near: [['swan', 158, 288, 46, { flip: true }]],
  }),
  vision('v51', 'The weighing of hearts', ['parlour', 'hall', ['within', 100, 120]], {
    turn: -18,
    far: [
      ['pedestal', 100, 214, 54, { o: '#a49ab0' }],
      ['angel', 100, 166, 92, { air: true, o: '#cfc8d8' }],
    ],
    hero: [['scales', 100, 268, 142]],
    with: [
      ['heart', 50, 216, 36, { air: true }],
      ['quill', 150, 192, 46, { air: true }],
    ],
  }),
  vision('v52', 'The drum of thunder', ['squall', 'meadow', ['bolt', 58, 40, 96]], {
    turn: -16,
    weather: 'rain',
    hero: [['drum', 102, 262, 130]],
    with: [
      ['hare', 96, 198, 66, { at: 'on', air: true }],
      ['house', 172, 220, 34],
    ],
    near: [
      ['frog', 40, 290, 34],
      ['frog', 66, 294, 22],
    ],
  }),
  vision('v53', 'The jellyfish rain', ['violet', 'town', ['moon', 150, 54, 36]], {
    turn: 30,
    hero: [
      ['jellyfish', 92, 110, 118, { air: true }],
      ['jellyfish', 158, 148, 60, { air: true, o: '#8fd0e8' }],
      ['jellyfish', 38, 150, 50, { air: true, o: '#f0c08a' }],
    ],
    with: [['lamppost', 164, 264, 88]],
    near: [
      ['lady', 84, 284, 40],
      ['dog', 116, 288, 36, { flip: true }],
    ],
  }),
  vision('v54', 'The works of the volcano', ['apricot', 'mountain', ['within', 102, 150]], {
    turn: 14,
    hero: [
      ['gear', 54, 200, 82, { air: true }],
      ['gear', 152, 206, 66, { air: true, o: '#b8b0b4' }],
      ['volcano', 104, 256, 156, { o: '#6a4a5a' }],
    ],
    with: [
      ['train', 54, 276, 72],
      ['gear', 106, 234, 44, { air: true, o: '#f0b84a' }],
    ],
    near: [['hammer', 166, 294, 64, { r: 24 }]],
  }),
  vision('v55', 'The well that looks', ['mossy', 'garden', ['crescent', 150, 56, 38]], {
    turn: -30,
    hero: [['well', 100, 264, 136]],
    with: [
      ['eye', 84, 220, 34, { at: 'in', air: true }],
      ['eye', 118, 218, 28, { at: 'in', air: true, o: '#c08a3a' }],
      ['frog', 46, 270, 40],
      ['crown', 46, 236, 24, { air: true }],
    ],
    near: [
      ['leaf', 160, 284, 20, { r: 20, air: true }],
      ['leaf', 140, 292, 14, { r: -40, air: true }],
    ],
  }),
  vision('v56', 'The ring in the park', ['blush', 'garden', ['within', 100, 160]], {
    turn: 22,
    weather: 'petals',
    hero: [['ring', 100, 262, 176]],
    with: [
      ['dancers', 100, 240, 58, { at: 'in', air: true }],
      ['swan', 40, 270, 36],
      ['swan', 162, 272, 32, { flip: true }],
    ],
    near: [['bench', 164, 296, 44]],
  }),
];
