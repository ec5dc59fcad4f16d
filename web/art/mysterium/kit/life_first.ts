import type { Row } from '../motif.ts';

// What lives, the first ones.
export const kLifeFirst = {
  'tree-bare': [
    'plant',
    'un arbre nu|arbres nus',
    'a bare tree|bare trees',
    'ink2',
    '',
    `
<g fill="none" stroke="@o" stroke-linecap="round" stroke-linejoin="round"><path d="M0,2C2,-18 -3,-34 0,-54" stroke-width="9"/><path d="M0,-40C6,-58 18,-62 26,-84M0,-50C-4,-66 -16,-72 -20,-96M-1,-34C-12,-44 -24,-44 -36,-58" stroke-width="5"/><path d="M14,-62C24,-64 34,-62 42,-70M22,-74C20,-86 24,-94 22,-104M-12,-72C-22,-76 -30,-76 -36,-86M-17,-84C-12,-94 -12,-104 -8,-112M-25,-49C-32,-48 -40,-46 -48,-50" stroke-width="2.8"/><path d="M34,-64l8,5M24,-92l8,-6M-30,-79l-2,-10M-13,-98l-7,-9M-38,-60l-8,-7M36,-66l2,-10" stroke-width="1.5"/></g>
o M-9,3Q-3,-3 -4,-16H4Q4,-3 11,3Z`,
  ],
  'tree-round': [
    'plant',
    'un arbre rond|arbres ronds',
    'a round tree|round trees',
    '#5f8a4a',
    '#3b2420',
    `
o2 M-3,2Q-1,-20 -3,-40H4Q2,-18 5,2Z
o M-34,-52C-40,-74 -22,-84 -14,-84C-10,-102 18,-104 22,-88C40,-88 46,-62 32,-52C34,-38 10,-32 2,-40C-12,-30 -36,-36 -34,-52Z
lit/.22 M-14,-84C-10,-102 18,-104 22,-88C40,-88 46,-62 32,-52C30,-70 14,-80 -14,-84Z
<g fill="#000" opacity=".16"><circle cx="-16" cy="-54" r="8"/><circle cx="4" cy="-48" r="9"/><circle cx="-4" cy="-68" r="5"/></g>`,
  ],
  pine: [
    'plant',
    'un sapin|sapins',
    'a fir tree|fir trees',
    '#1f4a42',
    '#2b1d2b',
    `
o2 M-3,0V-14H3V0Z
o M0,-92L14,-62H8L21,-38H13L27,-10Q0,-4 -27,-10L-13,-38H-21L-8,-62H-14Z`,
  ],
  cypress: [
    'plant',
    'un cyprès|cyprès',
    'a cypress|cypresses',
    '#2f4a3c',
    '',
    `
o M0,2C-13,-6 -12,-52 0,-92C12,-52 13,-6 0,2Z`,
  ],
  grass: [
    'plant',
    'une touffe d’herbe|touffes d’herbe',
    'a tuft of grass|tufts of grass',
    'ink2',
    '',
    `
o M-30,4Q-32,-11 -38,-18Q-29,-9 -26,4ZM-24,4Q-25,-18 -28,-30Q-22,-15 -20,4ZM-17,4Q-16,-13 -14,-22Q-13,-11 -13,4ZM-10,4Q-11,-22 -16,-36Q-8,-18 -6,4ZM-4,4Q-3,-16 2,-26Q0,-13 0,4ZM3,4Q4,-24 6,-40Q7,-20 7,4ZM9,4Q8,-14 6,-24Q11,-12 13,4ZM15,4Q17,-19 24,-32Q20,-16 19,4ZM22,4Q23,-12 28,-20Q26,-10 26,4Z`,
  ],
  fern: [
    'plant',
    'une fougère|fougères',
    'a fern|ferns',
    '#2f6a4a',
    '',
    `
<g fill="none" stroke="@o" stroke-linecap="round"><path d="M0,2Q2,-40 26,-62" stroke-width="2"/><path d="M0,-6q-13,-1 -17,-11M0,-6q11,1 18,-1M1,-13q-12,-1 -15,-9M1,-13q9,1 16,-1M3,-21q-10,-1 -13,-8M3,-21q8,1 14,-1M6,-29q-9,-1 -11,-7M6,-29q7,1 12,-1M9,-36q-7,-1 -10,-6M9,-36q6,1 10,-1M13,-44q-6,-1 -8,-5M13,-44q5,1 8,-1M18,-52q-5,-0 -6,-4M18,-52q4,0 6,-0M23,-58q-3,-0 -4,-3M23,-58q3,0 5,-0" stroke-width="2.6"/></g>`,
  ],
  mushroom: [
    'plant',
    'un champignon|champignons',
    'a mushroom|mushrooms',
    'acc',
    '',
    `
pap M-4,0Q-2,-12 -4,-20H5Q3,-12 6,0Z
o M-19,-18C-18,-36 18,-38 20,-18Q0,-13 -19,-18Z
<g fill="@pap" opacity=".85"><ellipse cx="-7" cy="-25" rx="3" ry="2.2"/><ellipse cx="6" cy="-28" rx="3.4" ry="2.4"/><ellipse cx="12" cy="-21" rx="2" ry="1.5"/></g>`,
  ],
  flower: [
    'plant',
    'une fleur|fleurs',
    'a flower|flowers',
    '#ff8aa0',
    '#355a2c',
    `
-o2:1.8 M0,0Q3,-16 0,-30M1,-12Q8,-18 12,-16
<ellipse cx="0" cy="-37" rx="3.6" ry="7" fill="@o" transform="rotate(0 0 -31)"/>
<ellipse cx="0" cy="-37" rx="3.6" ry="7" fill="@o" transform="rotate(60 0 -31)"/>
<ellipse cx="0" cy="-37" rx="3.6" ry="7" fill="@o" transform="rotate(120 0 -31)"/>
<ellipse cx="0" cy="-37" rx="3.6" ry="7" fill="@o" transform="rotate(180 0 -31)"/>
<ellipse cx="0" cy="-37" rx="3.6" ry="7" fill="@o" transform="rotate(240 0 -31)"/>
<ellipse cx="0" cy="-37" rx="3.6" ry="7" fill="@o" transform="rotate(300 0 -31)"/>
lit c 0 -31 3.4`,
  ],
  leaf: [
    'plant',
    'une feuille|feuilles',
    'a leaf|leaves',
    '#7f9a4a',
    '',
    `
o M0,0C4,-5 11,-6 16,-3C12,3 5,5 0,0Z
-k:.7/.3 M0,0Q8,-2 16,-3`,
  ],
  cat: [
    'animal',
    'un chat|chats',
    'a cat|cats',
    'ink',
    '',
    `
o M8,-3C20,-2 24,-14 18,-22C15,-26 12,-22 15,-19C18,-14 14,-8 7,-8Z
o M-10,0C-13,-12 -9,-20 -5,-24C-9,-28 -9,-34 -8,-41L-3,-36H3L8,-41C9,-34 9,-28 5,-24C10,-18 12,-10 10,0Z
eye e -3.4 -30.5 1.5 1.9
eye e 3.4 -30.5 1.5 1.9`,
  ],
  fox: [
    'animal',
    'un renard|renards',
    'a fox|foxes',
    '#e0763a',
    '',
    `
o M8,-2C26,4 38,-8 36,-24C28,-18 20,-20 14,-14Z
pap M36,-24C30,-21 28,-20 26,-15C31,-12 34,-14 36,-24Z
o M-8,0C-12,-12 -8,-24 -4,-30L-20,-28C-16,-36 -10,-40 -7,-41L-9,-52L-1,-44L6,-50L6,-40C8,-34 8,-30 8,-26C14,-20 16,-8 14,0Z
pap M-20,-28C-16,-31 -10,-33 -5,-32L-3,-29Z M-6,-24C-9,-16 -7,-8 -4,-2C0,-10 0,-18 -6,-24Z
ink c -20 -28.5 1.5
ink c -7 -36 1.3`,
  ],
  owl: [
    'animal',
    'un hibou|hiboux',
    'an owl|owls',
    '#7a5a44',
    '',
    `
o M-14,-2C-20,-20 -16,-36 -12,-44Q-6,-38 0,-39Q6,-38 12,-44C16,-36 20,-20 14,-2Q0,5 -14,-2Z
k/.25 M-14,-2C-20,-20 -16,-30 -14,-32C-8,-22 -7,-10 -14,-2ZM14,-2C20,-20 16,-30 14,-32C8,-22 7,-10 14,-2Z
pap c -5.6 -30 5.4
pap c 5.6 -30 5.4
ink c -5 -30 2.7
ink c 5 -30 2.7
acc M-2,-27H2L0,-21Z
-k:1/.35 M-6,-14q2,3 4,0q2,3 4,0q2,3 4,0M-4,-8q2,3 4,0q2,3 4,0`,
  ],
  bird: [
    'animal',
    'un oiseau|oiseaux',
    'a bird|birds',
    'ink2',
    '',
    `
o M-16,-6C-10,-10 -4,-6 0,0C4,-8 12,-12 20,-8C13,-7 8,-2 4,4C10,4 12,6 14,9C6,8 0,7 -3,4C-8,4 -10,6 -12,5C-8,2 -6,0 -16,-6Z`,
  ],
  whale: [
    'animal',
    'une baleine|baleines',
    'a whale|whales',
    '#34558f',
    '',
    `
o M-64,-16C-62,-40 -32,-48 0,-43C30,-38 46,-24 62,-22C64,-34 74,-42 90,-42C86,-30 80,-22 72,-16C80,-10 86,-2 86,8C74,6 64,-2 60,-9C40,2 12,8 -20,6C-46,4 -62,-4 -64,-16Z
pap/.85 M-64,-16C-50,-10 -34,-12 -14,-8C10,-4 30,-6 46,-2C26,5 4,8 -20,6C-46,4 -62,-4 -64,-16Z
-o:1/.7 M-52,-9C-40,-4 -20,-2 0,2M-44,-11C-30,-8 -10,-5 14,1M-56,-12C-50,-4 -36,0 -16,5
o M-20,-6C-18,8 -8,18 4,20C6,10 0,0 -8,-8Z
ink c -44 -18 2
w c -44.6 -18.7 .7`,
  ],
  fish: [
    'animal',
    'un poisson|poissons',
    'a fish|fish',
    '#ffb36b',
    '',
    `
o M-16,0C-8,-10 6,-10 12,0C6,9 -8,9 -16,0Z
o M10,0L22,-8Q18,0 22,8Z
o M-2,-7Q4,-14 8,-6Z
ink c -10 -1.5 1.3
-k:1/.25 M-5,-5q3,5 0,10M0,-5q3,5 0,10`,
  ],
  moth: [
    'animal',
    'un papillon de nuit|papillons de nuit',
    'a moth|moths',
    '#f0d2a0',
    '',
    `
o M0,-2C-6,-14 -18,-14 -17,-5C-16,2 -8,4 -1,2C-8,5 -10,12 -5,12C-2,12 0,7 0,4C0,7 2,12 5,12C10,12 8,5 1,2C8,4 16,2 17,-5C18,-14 6,-14 0,-2Z
ink/.5 c -10 -5 2
ink/.5 c 10 -5 2
-ink:2 M0,-6V8`,
  ],
  hand: [
    'body',
    'une main|mains',
    'a hand|hands',
    '#d99a6c',
    '',
    `
<g stroke="@o" stroke-linecap="round" fill="none"><path d="M-17,-52L-23,-84" stroke-width="11"/><path d="M-5,-54L-7,-96" stroke-width="11.5"/><path d="M8,-54L10,-92" stroke-width="11.5"/><path d="M19,-48L25,-78" stroke-width="10"/><path d="M-14,-26C-28,-34 -34,-42 -40,-56" stroke-width="12"/></g>
o M-19,30C-17,0 -25,-24 -23,-54Q0,-62 24,-50C26,-28 17,0 19,30Z
-k:1.2/.22 M-11,-60L-13,-88M2,-58L2,-90M14,-56L18,-82
-k:1.6/.2 M-19,-22C-8,-34 6,-36 22,-32M-15,-6C-10,-22 -8,-30 -12,-40`,
  ],
  walker: [
    'person',
    'un promeneur|promeneurs',
    'a walker|walkers',
    'acc',
    '',
    `
ink M-4,0L-2,-10H1L0,0ZM3,-1L2,-10H5L7,-2Z
o M-8,-6C-7,-16 -5,-22 0,-24C5,-22 8,-15 9,-6Q0,-3 -8,-6Z
skin c 0 -27.5 4.2
ink M-7,-29.5Q0,-32 7,-29.5L4,-30.5Q4,-38 0,-37.5Q-4,-38 -4,-30.5Z
-o:3 M2,-20L9,-12`,
  ],
  sitter: [
    'person',
    'une personne assise|personnes assises',
    'a sitting person|sitting people',
    'acc',
    '',
    `
o M-6,-16C-6,-24 6,-24 7,-14L6,-8H16L18,6H14L12,-2H-5Z
skin c 1 -26 4.6
ink M-4,-27C-5,-34 7,-35 6,-27C3,-30 0,-30 -4,-27Z`,
  ],
  prints: [
    'trace',
    'des traces de pas|traces de pas',
    'a trail of footprints|trails of footprints',
    '#7f97c0',
    '',
    `
o/.6 e -5.9 -1.0 3.3 6.0 10 | e 7.7 -9.3 3.3 6.0 10 | e 2.1 -24.2 2.8 5.0 14 | e 14.0 -30.3 2.8 5.0 14 | e 9.9 -43.9 2.3 4.2 12 | e 19.6 -49.3 2.3 4.2 12 | e 15.6 -59.4 1.9 3.4 6 | e 23.0 -64.6 1.9 3.4 6 | e 18.2 -71.7 1.5 2.8 -6 | e 23.3 -77.2 1.5 2.8 -6 | e 16.9 -82.4 1.2 2.2 -16 | e 20.1 -87.3 1.2 2.2 -16 | e 13.3 -90.3 1.0 1.8 -22 | e 15.5 -94.6 1.0 1.8 -22`,
  ],
} as const satisfies Record<string, Row>;
