import type { Row } from '../motif.ts';

// Buildings and their parts, the first ones.
export const kPlacesFirst = {
  house: [
    'building',
    'une maison|maisons',
    'a house|houses',
    '#a8605a',
    '#3a2030',
    `
o M-22,0V-30L0,-50L22,-30V0Z
k/.2 M0,-50L22,-30V0H4V-46Z
o2 M-27,-27L0,-54L27,-27L23,-25L0,-47L-23,-25Z
o2 M10,-60h7v17l-7,-7z
win M-5,0v-15q5,-6 10,0v15z
win M-16,-16v-8h7v8zM10,-16v-8h7v8z
-o:1 M-12.5,-24v8M13.5,-24v8M-16,-20h7M10,-20h7`,
  ],
  door: [
    'building',
    'une porte ouverte|portes ouvertes',
    'an open door|open doors',
    '#8a3f4a',
    '#2a2148',
    `
o2 M-17,0V-44A17,17 0 0 1 17,-44V0Z
win M-13,0V-44A13,13 0 0 1 13,-44V0Z
top M-13,0V-44A13,13 0 0 1 13,-44V0Z
o M-13,0V-44A13,13 0 0 1 -8,-55L-3,-50V5Z
lit c -5.5 -24 1.3`,
  ],
  'door-shut': [
    'building',
    'une porte fermée|portes fermées',
    'a closed door|closed doors',
    '#6a4a9c',
    '#2f2450',
    `
o2 M-17,0V-44A17,17 0 0 1 17,-44V0Z
o M-13.5,0V-44A13.5,13.5 0 0 1 13.5,-44V0Z
k/.22 M-9,-6v-16h7v16zM2,-6v-16h7v16zM-9,-27v-16q2,-8 7,-10v26zM2,-27v-26q5,2 7,10v16z
lit c 9.5 -24 1.6`,
  ],
  arch: [
    'building',
    'une arche|arches',
    'an arch|arches',
    '#b9a79a',
    '#8a7a78',
    `
o M-40,0V-70A40,40 0 0 1 40,-70V0H30V-68A30,30 0 0 0 -30,-68V0Z
o2 M-44,0h18v-6h-18zM26,0h18v-6h-18zM-43,-66h16v-5h-16zM27,-66h16v-5h-16z`,
  ],
  ladder: [
    'tool',
    'une échelle|échelles',
    'a ladder|ladders',
    '#8a5a3a',
    '',
    `
-o:2.4 M-7,0L-4,-90M7,0L4,-90
-o:1.8 M-6.8,-5H6.8M-6.5,-14H6.5M-6.2,-23H6.2M-5.9,-32H5.9M-5.6,-41H5.6M-5.3,-50H5.3M-5,-59H5M-4.7,-68H4.7M-4.4,-77H4.4M-4.1,-86H4.1`,
  ],
  'candle-house': [
    'building',
    'un phare en forme de bougie|phares en forme de bougie',
    'a lighthouse made of a candle|lighthouses made of candles',
    'pap',
    '',
    `
halo c 0 -118 30
pap M-15,0L-13,-96Q-9,-102 -4,-99Q0,-104 6,-99Q11,-101 13,-95L15,0Z
k/.16 M2,-101Q6,-101 6,-99Q11,-101 13,-95L15,0H3Z
w/.6 M-13,-96Q-15,-84 -13,-76Q-10,-72 -10,-82Q-8,-92 -6,-80Q-4,-64 -2,-84Q1,-98 6,-99H-4Z
acc M-14.5,-18L-14,-34L14,-34L14.5,-18ZM-13.6,-54L-13.2,-68H13.2L13.6,-54Z
win M-4,0v-12q4,-5 8,0v12zM-3,-40v-7q3,-3 6,0v7z
-ink:1.6 M0,-101V-108
flame M0,-106C-9,-112 -5,-122 0,-132C6,-121 9,-112 0,-106Z
#fff6d8 M0,-107C-4,-111 -2,-116 0,-121C3,-115 4,-111 0,-107Z`,
  ],
  window: [
    'building',
    'une fenêtre|fenêtres',
    'a window|windows',
    '#6a3a22',
    '#3a2018',
    `
o2 M-30,0V-62A30,30 0 0 1 30,-62V0Z
pane M-25,-4V-62A25,25 0 0 1 25,-62V-4Z
-o2:3 M0,-90V-4M-25,-34H25M-25,-60H25
o M-34,0H34V5H-34Z`,
  ],
  'violin-house': [
    'building',
    'une maison-violon|maisons-violons',
    'a violin house|violin houses',
    '#a8501f',
    '#4a2018',
    `
o M0,0C-22,0 -28,-9 -27,-23C-26,-32 -15,-34 -15,-43C-15,-50 -22,-52 -22,-62C-22,-76 -12,-82 0,-82C12,-82 22,-76 22,-62C22,-52 15,-50 15,-43C15,-34 26,-32 27,-23C28,-9 22,0 0,0Z
ball M0,0C-22,0 -28,-9 -27,-23C-26,-32 -15,-34 -15,-43C-15,-50 -22,-52 -22,-62C-22,-76 -12,-82 0,-82C12,-82 22,-76 22,-62C22,-52 15,-50 15,-43C15,-34 26,-32 27,-23C28,-9 22,0 0,0Z
o2 M-22,-62C-22,-76 -12,-82 0,-82C12,-82 22,-76 22,-62C22,-60 22,-58 21,-56Q0,-66 -21,-56C-22,-58 -22,-60 -22,-62Z
-k:1/.25 M-17,-66q4,3 8,0q4,3 9,0q4,3 9,0q4,3 8,0M-14,-73q4,3 8,0q4,3 7,0q4,3 8,0q3,2 6,0
o2 M-5,-70H5L3.5,-122H-3.5Z
-o2:4 M-3,-121C-7,-130 2,-138 6,-132C8,-127 2,-126 1,-129
-ink:2.4 M-8,-116h16M-8,-109h16
win M-6,0V-16A6,6 0 0 1 6,-16V0Z
-o2:1 M0,-22V0
<path d="M-12.5,-26C-17,-33 -9,-37 -12,-45C-7,-38 -13,-34 -9,-27ZM12.5,-26C17,-33 9,-37 12,-45C7,-38 13,-34 9,-27Z" fill="@win" stroke="@win" stroke-width="1.6"/>
win M-19,-8v-8h7v8zM12,-8v-8h7v8zM-4,-46v-7q4,-4 8,0v7z
-o2:.9 M-15.5,-16v8M15.5,-16v8M0,-54v8M-4,-50h8
-ink:2.4 M-20,-33H20
-ink:1 M-18,-33v-4M-12,-33v-4M-6,-33v-4M0,-33v-4M6,-33v-4M12,-33v-4M18,-33v-4M-20,-37H20`,
  ],
  curtain: [
    'cloth',
    'un rideau|rideaux',
    'a curtain|curtains',
    '#8a2438',
    '',
    `
o M-2,-6H46C40,60 44,110 22,140C34,180 26,240 36,310H-2Z
k/.24 M8,-6C10,80 4,150 10,310H18C12,200 18,120 18,-6ZM28,-6C28,70 24,110 14,140C22,190 18,250 24,310H30C24,240 30,190 22,140C34,110 36,60 36,-6Z
w/.13 M2,-6C4,80 0,200 4,310H8C4,150 10,80 8,-6ZM22,-6C22,60 20,110 15,136L20,138C28,110 28,50 28,-6Z
lit M4,136Q16,146 26,134L27,143Q16,154 4,144Z`,
  ],
} as const satisfies Record<string, Row>;
