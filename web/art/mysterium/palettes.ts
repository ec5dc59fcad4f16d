// Palettes: one dominant hue in steps, its opposite for the light, one loud accent. Ink is never black.

export interface Palette {
  sky: readonly [string, string, string, string]; // from the top to the horizon, the lightest last
  lit: string;
  ink: string;
  pap: string;
  acc: string;
  far: string;
  mid: string;
  near: string;
  water: string;
  win: string;
  time: Time;
  mood: string;
}

export type Time = 'night' | 'dusk' | 'dawn' | 'day' | 'storm' | 'indoors' | 'deep';

function palette(
  time: Time,
  mood: string,
  sky: string,
  [lit, ink, pap, acc]: readonly [string, string, string, string],
  [far, mid, near, water]: readonly [string, string, string, string],
  win = '#ffd27a',
): Palette {
  const [a, b, c, d] = sky.split(' ');
  if (!a || !b || !c || !d) throw new Error(`four skies expected: ${sky}`);
  return { sky: [a, b, c, d], lit, ink, pap, acc, far, mid, near, water, win, time, mood };
}

export const kPalettes = {
  moonsea: palette(
    'night',
    'calm',
    '#0d1440 #1f3a7a #5f8fb5 #a9cfd0',
    ['#eef8ea', '#0a0f2c', '#f3ead6', '#ff8a5c'],
    ['#3d6a94', '#2a4f80', '#152a5c', '#1c4a7c'],
  ),
  ember: palette(
    'dusk',
    'tender',
    '#2b1b4d #6b3566 #d9705a #ffc27a',
    ['#ffe2a0', '#1d1030', '#fbe9c8', '#ff6f4d'],
    ['#8e4a5c', '#a5623f', '#5c2f2c', '#7a4a6a'],
  ),
  frost: palette(
    'dawn',
    'hushed',
    '#7f9fc4 #b8c5dc #f2d3cf #fbe7d4',
    ['#fff6e4', '#2d3a5e', '#ffffff', '#d8513f'],
    ['#a9b9d6', '#d3dff0', '#eef4fb', '#8fb0cf'],
    '#ffcf7a',
  ),
  autumn: palette(
    'dusk',
    'merry',
    '#15233a #2d5560 #b9a25f #f0b95a',
    ['#ffeebc', '#1a1420', '#f7e6c4', '#e8622c'],
    ['#8a7a4a', '#8f5a2a', '#3e2620', '#3f6a6a'],
  ),
  emerald: palette(
    'night',
    'secret',
    '#06231f #0f5145 #5fae7a #cde6a0',
    ['#e6ffc0', '#04150f', '#f0f2d8', '#ff9a6a'],
    ['#3f8a68', '#1f5f48', '#0c3328', '#1a5a50'],
  ),
  drizzle: palette(
    'day',
    'wistful',
    '#22405a #4f8090 #b5c9b0 #ffdc9a',
    ['#ffe9c0', '#141d2b', '#f4ecd8', '#ff7f50'],
    ['#7fa0a0', '#4f7480', '#2a4552', '#4a7a88'],
  ),
  noon: palette(
    'day',
    'bold',
    '#c2452f #ee8a3e #ffd27a #fff0bf',
    ['#fff3c8', '#3a1226', '#fbe6c2', '#1f8a8c'],
    ['#d9764a', '#e79a52', '#9a4a38', '#c07a5a'],
    '#ffe9a8',
  ),
  plum: palette(
    'night',
    'playful',
    '#1a0f33 #43245f #a5567f #f0a489',
    ['#ffe6cf', '#12081f', '#fbe8d8', '#ff8a6a'],
    ['#7a4478', '#5a2f5f', '#2f1838', '#4f3070'],
  ),
  squall: palette(
    'storm',
    'anxious',
    '#0a1a22 #1d4048 #5c8a7e #b7cfa8',
    ['#e9ffe9', '#06110f', '#f4eeda', '#ffb55a'],
    ['#3a6a68', '#285654', '#10302f', '#23565a'],
    '#ffc96a',
  ),
  hearth: palette(
    'indoors',
    'cosy',
    '#2a1512 #5a2f20 #8f5a30 #a86e3c',
    ['#ffe2ae', '#170a0a', '#fbead0', '#e2574c'],
    ['#7a4628', '#8a5230', '#4a2418', '#6f452f'],
  ),
  lilac: palette(
    'dusk',
    'dreamy',
    '#1b2a55 #4c5f94 #c99ab0 #f7cdb4',
    ['#fff0cc', '#12162f', '#fbf0da', '#d8485a'],
    ['#8a84b0', '#5f6a9c', '#2d2f58', '#3f5a8e'],
  ),
  sorbet: palette(
    'day',
    'dreamy',
    '#5a6fc0 #a68fd0 #f6b8c0 #ffe3c8',
    ['#fff0cf', '#2a1f4a', '#fff6ea', '#d83f5a'],
    ['#b8a4d8', '#9a86c8', '#5f4f94', '#8a94d0'],
  ),
  violet: palette(
    'night',
    'mysterious',
    '#0b0a2c #2a2368 #6a4a9a #c89ac0',
    ['#fbe8ff', '#0b0822', '#f2e8f0', '#ffb55a'],
    ['#5a4a90', '#3f3478', '#1a1642', '#33307a'],
  ),
  wheat: palette(
    'day',
    'merry',
    '#4f93b8 #8fc0cc #f0e4b8 #fff0c0',
    ['#fff6d0', '#2a2418', '#fff4dc', '#d84a3a'],
    ['#a9b878', '#c9a548', '#7a5a28', '#6fa8b8'],
  ),
  blush: palette(
    'dawn',
    'tender',
    '#5f6a9c #b08ab0 #f4b0a4 #ffe0bc',
    ['#fff0d4', '#2a1a34', '#fff2e2', '#e0506a'],
    ['#c08a9c', '#a06a80', '#5a3450', '#a890b4'],
  ),
  lagoon: palette(
    'day',
    'merry',
    '#1f6f94 #4fb0b8 #b8e4cc #fff2c8',
    ['#fffbe0', '#0c2a3a', '#fff6e0', '#f2603f'],
    ['#6fb8a0', '#e0c48a', '#a8804a', '#2f94a4'],
  ),
  crimson: palette(
    'night',
    'ominous',
    '#1a0614 #4f1028 #a83a3a #f0946a',
    ['#ffe0b8', '#160510', '#fbe4cc', '#ffc24a'],
    ['#7a2a38', '#5a1c2e', '#2a0a18', '#6a2438'],
  ),
  sepia: palette(
    'day',
    'nostalgic',
    '#6a5440 #a88a64 #dcc498 #f6e6c4',
    ['#fff2d4', '#2a1c14', '#fbf0d8', '#b0402c'],
    ['#b89a74', '#94744e', '#54402c', '#a08a70'],
  ),
  spring: palette(
    'day',
    'hopeful',
    '#5fa0b4 #9ccfb8 #e4eeb8 #fff6d8',
    ['#fffde4', '#143028', '#fffaf0', '#f06a8a'],
    ['#9ac890', '#6fae6a', '#2f6a48', '#6fb8b4'],
  ),
  abyss: palette(
    'deep',
    'mysterious',
    '#0a2a4a #0f4a6a #1f7a88 #5fc0b0',
    ['#d8fff0', '#04101f', '#f0f4e4', '#ff8a6a'],
    ['#1f6a7a', '#14506a', '#082440', '#16607a'],
  ),
  starry: palette(
    'night',
    'solemn',
    '#050a24 #101c4c #2f4a8a #7f8fc0',
    ['#f4f0d8', '#050818', '#f0ead8', '#ffb55a'],
    ['#2f4478', '#1f2f5c', '#0c1434', '#1a3060'],
  ),
  fog: palette(
    'day',
    'melancholy',
    '#55626e #8494a0 #bcc8c8 #e8e6d4',
    ['#fff8e0', '#1c242e', '#f6f2e4', '#e8a02c'],
    ['#9aa8ae', '#74868e', '#3a4850', '#8a9ca4'],
    '#ffd98a',
  ),
  apricot: palette(
    'dusk',
    'bold',
    '#134a5a #2f7a80 #f0a868 #ffdca0',
    ['#ffeec0', '#0c2430', '#fbeed4', '#e0483c'],
    ['#5a8a84', '#c07a4f', '#5a3038', '#2a6f78'],
  ),
  mossy: palette(
    'dusk',
    'secret',
    '#1f2a1c #4a5a34 #a8a860 #e8dc9a',
    ['#fbf4c4', '#12180e', '#f6f0d4', '#d85a34'],
    ['#7a8a54', '#54683c', '#263420', '#5a6a4a'],
  ),
  parlour: palette(
    'indoors',
    'solemn',
    '#1f1430 #3a2450 #5f3a68 #7a4a74',
    ['#ffe0c0', '#120a1c', '#f8e8d8', '#e8a04a'],
    ['#5a3864', '#6a4468', '#34203f', '#4a3058'],
  ),
  study: palette(
    'indoors',
    'hushed',
    '#10241f #1f4438 #3a6a52 #54846a',
    ['#fff0c0', '#081410', '#f6eed6', '#d85a3c'],
    ['#2f5a48', '#6a4a30', '#3a2418', '#2a5a52'],
  ),
  salon: palette(
    'indoors',
    'merry',
    '#3a1220 #7a2434 #b04a48 #cc7058',
    ['#ffe6b8', '#1f0a12', '#fbeed8', '#f0b84a'],
    ['#8a3040', '#7a4a34', '#4a2020', '#6a2a3a'],
  ),
  attic: palette(
    'indoors',
    'nostalgic',
    '#1c2034 #384058 #6a6a78 #94887c',
    ['#fff0cc', '#0e1020', '#f4ecd8', '#e0704a'],
    ['#565a70', '#7a5f4a', '#3a2c2c', '#4a5068'],
  ),
  teal: palette(
    'indoors',
    'mysterious',
    '#081e2a #123f4c #1f5f6a #3f8484',
    ['#eafff4', '#06161f', '#f2f0e0', '#ffb55a'],
    ['#1d4a58', '#2f6a6c', '#12343e', '#1f5a68'],
  ),
} as const satisfies Record<string, Palette>;

export type PaletteId = keyof typeof kPalettes;
