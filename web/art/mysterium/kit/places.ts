import type { Row } from '../motif.ts';

// Buildings, and what stands outside.
export const kPlaces = {
  lighthouse: [
    'building',
    'un phare|phares',
    'a lighthouse|lighthouses',
    '#f2ead8',
    '#c0444c',
    `
o M-15,0L-10,-88H10L15,0Z
o2 M-14,-16L-13,-36H13L14,-16ZM-11.800,-54L-11,-72H11L11.800,-54Z
k/.2 M3,-88H10L15,0H5Z
o2 M-14,-94H14V-88H-14ZM-9,-110C-8,-120 8,-120 9,-110Z
win M-8,-94V-110H8V-94Z
-ink:1 M-8,-110V-94M0,-110V-94M8,-110V-94M-14,-98H14
-ink:1.400 M0,-117V-124
win M-4,0V-10Q0,-14 4,-10V0ZM-3,-42v-6h6v6z`,
  ],
  windmill: [
    'building',
    'un moulin à vent|moulins à vent',
    'a windmill|windmills',
    '#d9c3a0',
    '#7a3a3a',
    `
o M-19,0L-13,-58H13L19,0Z
k/.2 M3,-58H13L19,0H7Z
o2 M-16,-56C-15,-74 15,-74 16,-56Z
win M-5,0V-12Q0,-17 5,-12V0ZM-4,-32v-8h8v8z
<g transform="rotate(18 0 -62)" fill="none" stroke="@ink" stroke-linecap="round"><path d="M0,-62V-112M0,-62V-12M0,-62H50M0,-62H-50" stroke-width="2.4"/><path d="M2,-72H12V-110H2M-2,-52H-12V-14H-2M10,-60V-50H48V-60M-10,-64V-74H-48V-64" stroke-width="1.4" fill="@pap" fill-opacity=".85"/><path d="M2,-82H12M2,-92H12M2,-101H12M-2,-42H-12M-2,-32H-12M-2,-23H-12M20,-60V-50M30,-60V-50M39,-60V-50M-20,-64V-74M-30,-64V-74M-39,-64V-74" stroke-width="1"/></g>
ink c 0 -62 3.400`,
  ],
  castle: [
    'building',
    'un château|châteaux',
    'a castle|castles',
    '#8a86a8',
    '#5a3a6a',
    `
o M-44,0V-46H-40V-52H-36V-46H-32V-52H-28V-46H-24V0ZM24,0V-46H28V-52H32V-46H36V-52H40V-46H44V0Z
o M-26,0V-34H26V0Z
o M-12,0V-74H12V0ZM-22,-34V-60H-8V-34ZM10,-34V-66H22V-34Z
o2 M-48,-46L-34,-80L-20,-46ZM20,-46L34,-84L48,-46ZM-16,-74L0,-112L16,-74ZM-24,-60L-15,-82L-6,-60ZM8,-66L16,-88L24,-66Z
k/.18 M2,-112L16,-74H12V0H4ZM34,-84L48,-46H44V0H36ZM-34,-80L-20,-46H-24V0H-32Z
win M-6,0V-14A6,6 0 0 1 6,-14V0ZM-3,-50v-8q3,-4 6,0v8zM-37,-30v-7q3,-3 6,0v7zM31,-30v-7q3,-3 6,0v7zM-17,-46v-6q2,-2 4,0v6zM14,-48v-6q2,-2 4,0v6z
acc M0,-112V-124L12,-120L0,-116Z
-ink:1 M0,-110V-124`,
  ],
  tower: [
    'building',
    'une tour|tours',
    'a tower|towers',
    '#9a8f9c',
    '#5a4a6a',
    `
o M-16,0L-13,-84H13L16,0Z
k/.2 M3,-84H13L16,0H6Z
o M-18,-84V-100H-12V-95H-6V-100H0V-95H6V-100H12V-95H18V-84Z
-k:1/.18 M-15,-12H-5M2,-22H12M-12,-34H-4M-13,-58H-3M3,-66H11M-11,-74H-2
win M-5,0V-14A5,5 0 0 1 5,-14V0ZM-3,-40v-9q3,-4 6,0v9zM-3,-64v-8q3,-4 6,0v8z`,
  ],
  bridge: [
    'building',
    'un pont de pierre|ponts de pierre',
    'a stone bridge|stone bridges',
    '#9a8a86',
    '',
    `
o M-90,0V-14C-50,-40 50,-40 90,-14V0H66C66,-22 26,-22 26,0H-26C-26,-22 -66,-22 -66,0Z
k/.2 M66,0C66,-22 26,-22 26,0H31C32,-16 62,-16 63,0ZM-26,0C-26,-22 -66,-22 -66,0H-61C-60,-16 -30,-16 -29,0Z
-w:2/.3 M-90,-15C-50,-41 50,-41 90,-15
-k:1/.2 M-40,-22L-42,-28M-20,-24L-21,-32M0,-24V-34M20,-24L21,-32M40,-22L42,-28M-70,-10L-74,-18M70,-10L74,-18`,
  ],
  tent: [
    'building',
    'un chapiteau|chapiteaux',
    'a circus tent|circus tents',
    '#c8404c',
    '',
    `
o M-46,0L-40,-34H40L46,0Z
pap M-30,0L-26,-34H-14L-15,0ZM15,0L14,-34H26L30,0Z
ink M-10,0Q-4,-16 0,-28Q4,-16 10,0Z
o M-48,-32C-24,-40 -8,-58 0,-76C8,-58 24,-40 48,-32Q42,-27 36,-32Q30,-27 24,-32Q18,-27 12,-32Q6,-27 0,-32Q-6,-27 -12,-32Q-18,-27 -24,-32Q-30,-27 -36,-32Q-42,-27 -48,-32Z
pap M0,-76C-6,-58 -16,-42 -24,-32Q-18,-27 -12,-32C-6,-44 -2,-58 0,-76ZM0,-76C6,-58 16,-42 24,-32Q18,-27 12,-32C6,-44 2,-58 0,-76Z
k/.15 M0,-76C8,-58 24,-40 48,-32L46,0H20L16,-34Z
acc M0,-76V-90L13,-85L0,-81Z
-ink:1.200 M0,-74V-90`,
  ],
  carousel: [
    'building',
    'un manège de chevaux|manèges de chevaux',
    'a merry-go-round|merry-go-rounds',
    '#c8506a',
    '#e8c47a',
    `
o2 M-44,-4H44L40,4H-40Z
-o2:2 M-34,-4V-50M-12,-4V-50M12,-4V-50M34,-4V-50
pap M-42,-14C-38,-22 -30,-22 -26,-20L-22,-28L-19,-20L-22,-16L-24,-6H-27L-28,-12H-36L-38,-6H-41ZM2,-18C6,-26 14,-26 18,-24L22,-32L25,-24L22,-20L20,-10H17L16,-16H8L6,-10H3Z
acc M-34,-20h6v5h-7zM10,-24h6v5h-7z
o M-50,-48C-30,-56 -8,-66 0,-80C8,-66 30,-56 50,-48Q44,-41 37,-47Q31,-41 25,-47Q19,-41 12,-47Q6,-41 0,-47Q-6,-41 -12,-47Q-19,-41 -25,-47Q-31,-41 -37,-47Q-44,-41 -50,-48Z
pap M0,-80C-4,-66 -16,-54 -25,-48Q-19,-41 -12,-47C-6,-56 -2,-68 0,-80ZM0,-80C4,-66 16,-54 25,-48Q19,-41 12,-47C6,-56 2,-68 0,-80Z
o2 c 0 -83 4
win c -37 -46 1.600 | c -25 -46 1.600 | c -12 -46 1.600 | c 0 -46 1.600 | c 12 -46 1.600 | c 25 -46 1.600 | c 37 -46 1.600`,
  ],
  well: [
    'building',
    'un puits|puits',
    'a well|wells',
    '#8f8a96',
    '#7a3f34',
    `
-#6a4632:4 M-20,-26V-60M20,-26V-60
o2 M-32,-56L0,-80L32,-56L28,-52H-28Z
k/.2 M0,-80L32,-56L28,-52H2Z
-#6a4632:3 M-24,-46H24
-lit:1 M0,-46V-30
#8a5a3a M-5,-31H5L4,-23H-4Z
o M-27,0L-24,-26H24L27,0Z
ink e 0 -26 24 5
-w:1.500/.3 M-24,-26A24,5 0 0 1 24,-26
-k:1/.25 M-26,-9H26M-25,-17H25M-12,-26V-17M8,-26V-17M-18,-17V-9M0,-17V-9M17,-17V-9M-10,-9V0M10,-9V0`,
  ],
  fountain: [
    'building',
    'une fontaine|fontaines',
    'a fountain|fountains',
    '#b9b3bc',
    '',
    `
-lit:2/.8 M0,-62C-4,-78 -22,-74 -24,-46M0,-62C4,-78 22,-74 24,-46M0,-62C-2,-72 -12,-68 -13,-48M0,-62C2,-72 12,-68 13,-48M0,-62V-80
o M-5,-24L-3,-46H3L5,-24ZM-26,-48H26C22,-40 10,-38 0,-38C-10,-38 -22,-40 -26,-48ZM-3,-48L-2,-60H2L3,-48Z
o M-46,-24H46C44,-10 36,0 20,0H-20C-36,0 -44,-10 -46,-24Z
lit/.5 e 0 -24 42 4
k/.2 M10,-24H46C44,-10 36,0 20,0H10Z`,
  ],
  gate: [
    'building',
    'une grille de fer|grilles de fer',
    'an iron gate|iron gates',
    'ink',
    '#8a8490',
    `
o2 M-46,0V-66H-34V0ZM34,0V-66H46V0Z
o2 M-49,-66H-31V-71H-49ZM31,-66H49V-71H31Z
o2 c -40 -77 6 | c 40 -77 6
-o:2 M-34,-6H34M-34,-40C-20,-40 -10,-56 0,-60C10,-56 20,-40 34,-40M-28,0V-43M-21,0V-46M-14,0V-51M-7,0V-57M0,0V-60M7,0V-57M14,0V-51M21,0V-46M28,0V-43
-o:1.600 M-24,-22a6,6 0 1 1 .1,0M24,-22a6,6 0 1 1 .1,0M-10,-26a5,5 0 1 1 .1,0M10,-26a5,5 0 1 1 .1,0`,
  ],
  lamppost: [
    'light',
    'un réverbère|réverbères',
    'a street lamp|street lamps',
    'ink',
    '',
    `
halo c 0 -84 28
o M-7,0L-3,-6L-2,-70H2L3,-6L7,0Z
-o:1.800 M-10,-66H10M-8,-72C-12,-66 -10,-62 -6,-62M8,-72C12,-66 10,-62 6,-62
win M-7,-74L-9,-92H9L7,-74Z
o M-11,-92L0,-102L11,-92ZM-8,-74H8V-71H-8Z
-o:1 M-3,-74L-4,-92M3,-74L4,-92
o c 0 -104 2`,
  ],
  chapel: [
    'building',
    'une chapelle|chapelles',
    'a chapel|chapels',
    '#c4b49a',
    '#5a3a4a',
    `
o M-12,0V-34L18,-34V-40L32,-30V0Z
o2 M-14,-32L-2,-46H22L36,-30L32,-28L22,-34H-10Z
o M-26,0V-58H-6V0Z
o2 M-29,-58L-16,-96L-3,-58Z
k/.2 M-16,-96L-3,-58H-6V0H-14Z
-ink:1.600 M-16,-95V-106M-20,-102H-12
win M-20,0V-12A4,4 0 0 1 -12,-12V0ZM-19,-38v-8q3,-4 6,0v8zM2,-10v-10q3,-5 6,0v10zM16,-10v-10q3,-5 6,0v10z`,
  ],
  greenhouse: [
    'building',
    'une serre|serres',
    'a glasshouse|glasshouses',
    '#e4f2e4',
    '#4f7a5a',
    `
o2/.9 M-36,0C-30,-20 -22,-22 -18,0ZM-20,0C-12,-34 -4,-34 2,0ZM4,0C8,-26 20,-26 24,0ZM22,0C26,-18 34,-18 36,0Z
acc c -26 -12 2.500 | c -8 -22 3 | c 14 -16 2.500
lit/.35 M-42,0V-36C-38,-56 -20,-68 0,-68C20,-68 38,-56 42,-36V0Z
-o:1.800 M-42,0V-36C-38,-56 -20,-68 0,-68C20,-68 38,-56 42,-36V0ZM-42,-36H42M-28,0V-36C-26,-54 -14,-66 0,-68M28,0V-36C26,-54 14,-66 0,-68M-14,0V-36C-12,-52 -6,-64 0,-68M14,0V-36C12,-52 6,-64 0,-68M-42,-18H42
o M-7,0V-24H7V0H4V-21H-4V0Z
o c 0 -71 3`,
  ],
  wheel: [
    'building',
    'une grande roue|grandes roues',
    'a big wheel|big wheels',
    '#c9708a',
    '#5a4a7a',
    `
-o2:3 M0,-56L-26,0M0,-56L26,0
-o:2.400 M0,-100a44,44 0 1 1 -.1,0Z
-o:1.200 M0,-92a36,36 0 1 1 -.1,0ZM0,-100V-12M-44,-56H44M-31,-87L31,-25M31,-87L-31,-25
acc M-6,-104h12v9q-6,5 -12,0zM-6,-16h12v9q-6,5 -12,0zM-50,-60h12v9q-6,5 -12,0zM38,-60h12v9q-6,5 -12,0z
win M-37,-91h12v9q-6,5 -12,0zM25,-91h12v9q-6,5 -12,0zM-37,-29h12v9q-6,5 -12,0zM25,-29h12v9q-6,5 -12,0z
o2 c 0 -56 5`,
  ],
  stairs: [
    'building',
    'un escalier de pierre|escaliers de pierre',
    'a stone staircase|stone staircases',
    '#b3a6a8',
    '',
    `
o M-40,0V-10H-24V-22H-8V-34H8V-46H24V-58H40V0Z
k/.25 M-24,-10V-22H-8V-34H8V-46H24V-58H26V0H-40V-10Z
o M-42,-12H-22V-9H-42ZM-26,-24H-6V-21H-26ZM-10,-36H10V-33H-10ZM6,-48H26V-45H6ZM22,-60H42V-57H22Z
w/.35 M-42,-12H-22V-10.500H-42ZM-26,-24H-6V-22.500H-26ZM-10,-36H10V-34.500H-10ZM6,-48H26V-46.500H6ZM22,-60H42V-58.500H22Z`,
  ],
  column: [
    'building',
    'une colonne|colonnes',
    'a column|columns',
    '#d3c8c0',
    '',
    `
o M-10,-6L-8,-84H8L10,-6Z
-k:1.400/.18 M-5,-8L-4,-84M0,-8V-84M5,-8L4,-84
o M-15,0V-6H15V0ZM-12,-84H12L15,-91H-15ZM-16,-91H16V-96H-16Z
k/.2 M4,-84H8L10,-6H15V0H4Z`,
  ],
  tomb: [
    'building',
    'une tombe|tombes',
    'a gravestone|gravestones',
    '#9a9aa8',
    '',
    `
o M-15,0V-26C-15,-46 15,-46 15,-26V0Z
k/.2 M4,-40C11,-38 15,-34 15,-26V0H6Z
-k:2/.35 M0,-34V-20M-5,-29H5
-k:1/.25 M-8,-13H8M-6,-8H6
o M-19,0H19V4H-19Z`,
  ],
  pyramid: [
    'building',
    'une pyramide|pyramides',
    'a pyramid|pyramids',
    '#d9a45a',
    '',
    `
o M-60,0L0,-70L60,0Z
k/.28 M0,-70L60,0H18Z
-k:1/.16 M-51,-10H51M-43,-20H43M-34,-30H34M-26,-40H26M-17,-50H17
ink M-5,0V-10L0,-14L5,-10V0Z`,
  ],
  bench: [
    'furniture',
    'un banc|bancs',
    'a bench|benches',
    '#7a4f38',
    '',
    `
-ink:2.400 M-26,0L-24,-16M26,0L24,-16M-24,-16L-26,-34M24,-16L26,-34
o M-32,-19H32V-14H-32ZM-31,-35H31V-31H-31ZM-31,-28H31V-24H-31Z
k/.2 M-32,-16H32V-14H-32Z`,
  ],
  signpost: [
    'building',
    'un poteau indicateur|poteaux indicateurs',
    'a signpost|signposts',
    '#b0844f',
    '#5a3a2a',
    `
o2 M-2.500,0V-68H2.500V0Z
o M-4,-62H30L37,-56L30,-50H-4ZM4,-46H-28L-35,-40L-28,-34H4ZM-4,-31H22L28,-26L22,-21H-4Z
k/.2 M-4,-52H32L30,-50H-4ZM4,-36H-30L-28,-34H4Z
-o2:1.400/.7 M4,-56H24M-22,-40H-4M4,-26H16`,
  ],
  swing: [
    'toy',
    'une balançoire|balançoires',
    'a swing|swings',
    '#a5622e',
    '',
    `
-lit:1.200 M-10,0L-6,-90M10,0L14,-90
o M-15,-2H15V3H-15Z`,
  ],
  train: [
    'vehicle',
    'un train|trains',
    'a train|trains',
    '#3a4a5a',
    '#b03f3f',
    `
o M-50,-10V-38H-22V-10ZM-20,-10V-26C-20,-34 20,-34 26,-26V-10Z
o2 M-54,-38H-18V-44H-54ZM-54,-12H34V-6H-54Z
win M-46,-20v-12h8v12zM-34,-20v-12h8v12z
o M8,-30L6,-46H18L16,-30ZM4,-46H20V-50H4Z
o2 M-8,-30C-8,-38 0,-38 0,-30ZM26,-8L38,0H22Z
lit c 26 -22 3.500
ink c -42 -4 7 | c -26 -4 7 | c -6 -4 7 | c 12 -4 7 | c 26 -2 5
o2 c -42 -4 2.500 | c -26 -4 2.500 | c -6 -4 2.500 | c 12 -4 2.500
w/.15 M-20,-26C-18,-32 20,-32 26,-26H-20Z`,
  ],
  ship: [
    'vehicle',
    'un voilier|voiliers',
    'a sailing ship|sailing ships',
    '#7a4630',
    '#f2e6cc',
    `
-ink:2.400 M-18,-18V-74M12,-18V-84
o2 M-34,-28C-28,-40 -28,-52 -32,-62H-8C-4,-50 -4,-40 -8,-28ZM-4,-26C2,-40 2,-56 -2,-70H24C30,-56 30,-42 26,-26ZM16,-72L22,-84H2L0,-72ZM30,-26C34,-40 34,-48 26,-66L52,-24Z
k/.14 M-14,-28C-10,-40 -10,-52 -14,-62H-8C-4,-50 -4,-40 -8,-28ZM18,-26C22,-42 22,-56 16,-70H24C30,-56 30,-42 26,-26Z
o M-44,-22C-30,-16 20,-14 40,-20L54,-26C50,-8 38,0 24,0H-20C-34,0 -42,-8 -44,-22Z
k/.22 M-41,-10C-20,-4 20,-4 47,-12C42,-4 34,0 24,0H-20C-30,0 -38,-4 -41,-10Z
win c -24 -11 2 | c -12 -10 2 | c 0 -9.500 2 | c 12 -10 2
acc M12,-84V-94L24,-90L12,-86ZM-18,-74V-82L-8,-79L-18,-76Z`,
  ],
  rowboat: [
    'vehicle',
    'une barque|barques',
    'a rowing boat|rowing boats',
    '#8a4f3a',
    '',
    `
o M-36,-14C-20,-8 20,-8 36,-14C32,-4 24,0 14,0H-14C-24,0 -32,-4 -36,-14Z
k/.3 M-36,-14C-20,-8 20,-8 36,-14C24,-15 -24,-15 -36,-14Z
-w:1/.3 M-33,-8C-18,-3 18,-3 33,-8
-#d9b98a:2 M-8,-14L-34,4M8,-14L30,4`,
  ],
  bicycle: [
    'vehicle',
    'une bicyclette|bicyclettes',
    'a bicycle|bicycles',
    '#c0444c',
    '',
    `
-ink:2.200 M-20,-28a14,14 0 1 1 -.1,0ZM22,-28a14,14 0 1 1 -.1,0Z
-ink:.6/.7 M-20,-28V0M-34,-14H-6M-30,-24L-10,-4M-10,-24L-30,-4M22,-28V0M8,-14H36M12,-24L32,-4M32,-24L12,-4
-o:2.600 M-20,-14L-8,-34H14L22,-14M-8,-34L2,-14L14,-34M-20,-14H2M14,-34L13,-42
-ink:2.400 M-11,-38H-4M-8,-34V-38M10,-44L20,-42`,
  ],
  anchor: [
    'tool',
    'une ancre|ancres',
    'an anchor|anchors',
    '#7f8a9c',
    '',
    `
-o:5 M0,-60V-4M-15,-50H15M-32,-20C-30,-4 -14,0 0,0C14,0 30,-4 32,-20
-o:4 M0,-76a8,8 0 1 1 -.1,0Z
o M-38,-14L-32,-28L-24,-16ZM38,-14L32,-28L24,-16Z
-w:1.200/.4 M-1.500,-58V-6`,
  ],
  pedestal: [
    'building',
    'un socle|socles',
    'a plinth|plinths',
    '#b0a4ac',
    '',
    `
o M-26,0V-6H26V0ZM-21,-6L-18,-34H18L21,-6ZM-25,-34H25V-41H-25Z
k/.2 M6,-34H18L21,-6H26V0H8ZM6,-41H25V-34H6Z`,
  ],
  volcano: [
    'land',
    'un volcan|volcans',
    'a volcano|volcanoes',
    '#5a4a5a',
    '#ff8a4a',
    `
-cl:14/.7 M2,-62C-8,-76 12,-84 4,-98
o M-64,0C-40,-10 -24,-40 -14,-56H14C24,-40 40,-10 64,0Z
k/.22 M4,-56H14C24,-40 40,-10 64,0H20Z
o2 M-14,-56H14C10,-50 10,-40 12,-28C6,-32 6,-44 2,-48C0,-38 0,-26 -6,-16C-8,-28 -6,-40 -8,-48Z
halo c 0 -58 20`,
  ],
  iceberg: [
    'land',
    'un iceberg|icebergs',
    'an iceberg|icebergs',
    '#dceaf4',
    '',
    `
o M-46,0L-34,-30L-20,-26L-8,-60L8,-66L20,-38L32,-34L46,0Z
k/.14 M8,-66L20,-38L32,-34L46,0H14L4,-24Z
w/.5 M-8,-60L8,-66L4,-24L-12,-10L-14,-26Z`,
  ],
  wave: [
    'land',
    'une grande vague|grandes vagues',
    'a great wave|great waves',
    '#2f6a94',
    '',
    `
o M-70,0C-60,-10 -40,-16 -24,-40C-10,-62 18,-72 36,-56C46,-46 44,-32 34,-28C36,-38 28,-44 20,-40C8,-34 10,-14 30,-8C46,-4 60,-4 72,0Z
w/.85 M-24,-40C-10,-62 18,-72 36,-56C46,-46 44,-32 34,-28C36,-36 32,-40 29,-41C30,-46 24,-50 18,-48C14,-54 4,-52 0,-46C-8,-50 -18,-44 -24,-40Z
-w:1.400/.5 M-44,-8C-26,-14 -16,-24 -8,-36M-28,-4C-12,-8 -4,-18 2,-30M-6,-3C2,-6 6,-12 6,-20
w/.8 c 44 -26 2 | c 50 -34 1.400 | c 40 -20 1.400 | c 26 -22 1.600`,
  ],
} as const satisfies Record<string, Row>;
