import type { Row } from '../motif.ts';

// Things, the first ones.
export const kThingsFirst = {
  umbrella: [
    'tool',
    'acc',
    '',
    `
-ink:1.4 M0,0V-30
o M-22,-28C-20,-46 20,-46 22,-28Q17,-32 11,-28Q5.5,-32 0,-28Q-5.5,-32 -11,-28Q-17,-32 -22,-28Z
k/.2 M0,-43C5,-41 11,-34 11,-28Q5.5,-32 0,-28ZM0,-42L0,-45
-ink:1.4 M0,-41.5V-45`,
  ],
  violin: [
    'instrument',
    '#a8501f',
    '#4a2018',
    `
o M0,0C-22,0 -28,-9 -27,-23C-26,-32 -15,-34 -15,-43C-15,-50 -22,-52 -22,-62C-22,-76 -12,-82 0,-82C12,-82 22,-76 22,-62C22,-52 15,-50 15,-43C15,-34 26,-32 27,-23C28,-9 22,0 0,0Z
ball M0,0C-22,0 -28,-9 -27,-23C-26,-32 -15,-34 -15,-43C-15,-50 -22,-52 -22,-62C-22,-76 -12,-82 0,-82C12,-82 22,-76 22,-62C22,-52 15,-50 15,-43C15,-34 26,-32 27,-23C28,-9 22,0 0,0Z
ink M-3.5,-58H3.5L2.5,-126H-2.5Z
-o2:3.4 M-2.5,-124C-5,-132 2,-138 5,-133C7,-129 2,-128 1,-130
-ink:2 M-6,-120h12M-6,-115h12
-ink:1.8 M-11,-27C-14,-33 -8,-36 -10,-43M11,-27C14,-33 8,-36 10,-43
-ink:2 M-7,-30h14
-lit:.5/.8 M-4,-8L-1.5,-120M-1.3,-8L-.5,-120M1.3,-8L.5,-120M4,-8L1.5,-120
ink M-5,-4L-3,-16H3L5,-4Z`,
  ],
  cup: [
    'vessel',
    'pap',
    '#9c5a34',
    `
o e 0 -2 62 11
sh/.5 e 0 -4 62 11
-o:7 M40,-46C66,-54 70,-18 32,-18
o M-48,-56C-46,-14 -28,-3 0,-3C28,-3 46,-14 48,-56Z
k/.13 M6,-3C30,-4 46,-16 48,-56H20C22,-30 16,-12 6,-3Z
o e 0 -56 48 11
w/.35 e 0 -56 48 11
o2 e 0 -54.5 42 8
lit/.5 e -12 -55.5 18 2.6
-acc:1.5 M-45,-38Q0,-22 45,-38M-42,-30Q0,-14 42,-30
<g fill="@acc"><g transform="translate(-30 -28)"><circle cx="-2.6" r="2.2"/><circle cx="2.6" r="2.2"/><circle cy="-2.6" r="2.2"/><circle cy="2.6" r="2.2"/></g><g transform="translate(-11 -23.5)"><circle cx="-2.6" r="2.2"/><circle cx="2.6" r="2.2"/><circle cy="-2.6" r="2.2"/><circle cy="2.6" r="2.2"/></g><g transform="translate(11 -23.5)"><circle cx="-2.6" r="2.2"/><circle cx="2.6" r="2.2"/><circle cy="-2.6" r="2.2"/><circle cy="2.6" r="2.2"/></g><g transform="translate(30 -28)"><circle cx="-2.6" r="2.2"/><circle cx="2.6" r="2.2"/><circle cy="-2.6" r="2.2"/><circle cy="2.6" r="2.2"/></g></g>`,
  ],
  cage: [
    'tool',
    '#c9a04f',
    '',
    `
-o:2 M0,-84a5,5 0 1 1 .1,0
win/.34 M-27,-6V-46A27,31 0 0 1 27,-46V-6Z
<g fill="none" stroke="@o" stroke-width="1.7"><path d="M-27,-6V-46A27,31 0 0 1 27,-46V-6M-18,-6V-48Q-17,-68 0,-77M18,-6V-48Q17,-68 0,-77M-9,-6V-50Q-8,-68 0,-77M9,-6V-50Q8,-68 0,-77M0,-6V-77M-27,-28H27M-27,-48H27"/></g>
o M-31,-7H31L27,0H-27Z
o c 0 -77 3`,
  ],
  flame: [
    'light',
    '',
    '',
    `
halo c 0 0 26
#ffb347 M0,8C-9,3 -7,-8 0,-18C8,-8 9,3 0,8Z
#fff3c4 M0,7C-5,3 -3,-3 0,-9C4,-3 5,3 0,7Z`,
  ],
  key: [
    'tool',
    '#e9b24a',
    '',
    `
<path d="M0,-6a8,8 0 1 1 .1,0ZM0,-10a4,4 0 1 0 -.1,0Z" fill="@o" fill-rule="evenodd"/>
o M-1.7,-8H1.7V24H-1.7ZM1,14H8V17H1ZM1,19H10V23H1Z`,
  ],
  clock: [
    'time',
    'pap',
    '#a3552b',
    `
o2 c 0 0 50
o c 0 0 45
ball c 0 0 45
<g stroke="@ink" stroke-linecap="round"><path d="M0,-40V-31" stroke-width="3" transform="rotate(0)"/><path d="M0,-40V-34" stroke-width="1.6" transform="rotate(30)"/><path d="M0,-40V-34" stroke-width="1.6" transform="rotate(60)"/><path d="M0,-40V-31" stroke-width="3" transform="rotate(90)"/><path d="M0,-40V-34" stroke-width="1.6" transform="rotate(120)"/><path d="M0,-40V-34" stroke-width="1.6" transform="rotate(150)"/><path d="M0,-40V-31" stroke-width="3" transform="rotate(180)"/><path d="M0,-40V-34" stroke-width="1.6" transform="rotate(210)"/><path d="M0,-40V-34" stroke-width="1.6" transform="rotate(240)"/><path d="M0,-40V-31" stroke-width="3" transform="rotate(270)"/><path d="M0,-40V-34" stroke-width="1.6" transform="rotate(300)"/><path d="M0,-40V-34" stroke-width="1.6" transform="rotate(330)"/><path d="M0,0L-17,-19" stroke-width="4"/><path d="M0,4L12,-32" stroke-width="2.6"/></g>
ink c 0 0 4
-ink:.6/.6 c 0 0 30`,
  ],
  hourglass: [
    'time',
    '#c9903f',
    '',
    `
o M-30,-128H30V-118H-30ZM-30,-10H30V0H-30Z
-o:4.5 M-26,-118V-10M26,-118V-10
o c -26 -64 4
o c 26 -64 4
lit/.28 M-20,-118C-20,-84 -4,-76 -3,-64C-4,-52 -20,-44 -20,-10H20C20,-44 4,-52 3,-64C4,-76 20,-84 20,-118Z
acc M-18,-96C-15,-82 -4,-74 -2,-64H2C4,-74 15,-82 18,-96Q0,-90 -18,-96Z
acc M-19.5,-10C-19,-20 -8,-26 0,-34C8,-26 19,-20 19.5,-10Z
-acc:1.4 M0,-64V-34
-w:2/.7 M-15,-112C-15,-94 -9,-86 -6,-80M-12,-38C-15,-32 -16,-26 -16,-18
w/.25 M-30,-128H30V-125H-30ZM-30,-10H30V-7H-30Z`,
  ],
  scissors: [
    'tool',
    '#d3dde6',
    '#c9903f',
    `
o M-4,-2L30,-92Q33,-60 4,4Z
o M4,-2L-30,-92Q-33,-60 -4,4Z
k/.2 M4,-2L-30,-92L-22,-60L-2,2Z
w/.3 M-4,-2L30,-92L22,-60L2,2Z
<g fill="none" stroke="@o2" stroke-width="7"><ellipse cx="-19" cy="29" rx="13" ry="19" transform="rotate(24 -19 29)"/><ellipse cx="19" cy="29" rx="13" ry="19" transform="rotate(-24 19 29)"/></g>
-o2:7 M3,-8L-11,14M-3,-8L11,14
acc c 0 -3 3.8`,
  ],
  belljar: [
    'vessel',
    '#6a3a22',
    '',
    `
o M-46,0H46V7H-46Z
lit/.13 M-40,0V-70A40,42 0 0 1 40,-70V0Z
-lit:1.5/.75 M-40,0V-70A40,42 0 0 1 40,-70V0
-w:4/.38 M-32,-10V-68C-32,-84 -24,-96 -14,-101
-w:2.5/.3 M30,-20V-40
lit/.65 c 0 -117 5.5`,
  ],
  boat: [
    'vehicle',
    'pap',
    '',
    `
o M-26,-12L26,-12L16,0H-16Z
k/.12 M-26,-12L0,-4L26,-12L16,0H-16Z
o M-14,-12L0,-34L14,-12Z
k/.16 M0,-34L14,-12H2Z`,
  ],
  letter: [
    'paper',
    'pap',
    '',
    `
o M-14,-9H14V9H-14Z
-k:1.2/.35 M-14,-9L0,3L14,-9
acc c 0 2 2.6`,
  ],
  wings: [
    'body',
    '#fffaf0',
    '',
    `
o M-12,-6C-24,-22 -34,-18 -36,-12C-30,-10 -28,-6 -32,-4C-26,-1 -18,0 -12,0ZM12,-6C24,-22 34,-18 36,-12C30,-10 28,-6 32,-4C26,-1 18,0 12,0Z`,
  ],
  chair: [
    'furniture',
    '#c98a3a',
    '',
    `
o M-14,-34H14V-28H-14Z
-o:2.8 M-13,-28L-15,0M13,-28L15,0M-7,-28L-7,-5M8,-28L8,-5
o M-13,-34C-15,-56 -14,-70 0,-72C14,-70 15,-56 13,-34H9C10,-54 9,-64 0,-65C-9,-64 -10,-54 -9,-34Z
acc M-14,-36Q0,-41 14,-36V-33H-14Z`,
  ],
  mask: [
    'toy',
    'pap',
    '',
    `
o M-19,-14C-10,-18 10,-18 19,-14C20,6 10,20 0,22C-10,20 -20,6 -19,-14Z
ink M-13,-6q5,-5 10,0q-5,4 -10,0zM3,-6q5,-5 10,0q-5,4 -10,0z
ink M-9,7Q0,17 9,7Q0,11 -9,7Z`,
  ],
  yarn: [
    'cloth',
    'acc',
    '',
    `
o c 0 -11 11
-k:1/.28 M-9,-16Q0,-8 10,-14M-11,-11Q0,-2 10,-8M-6,-20Q2,-12 9,-18M-4,-1Q-6,-12 2,-22M3,0Q4,-12 9,-18`,
  ],
  balloon: [
    'vehicle',
    '#1f8a8c',
    '#5a2a2a',
    `
o M0,-42C-32,-42 -34,-84 0,-88C34,-84 32,-42 0,-42Z
pap/.75 M0,-42C-14,-46 -14,-84 0,-88C14,-84 14,-46 0,-42Z
-ink:.8 M-9,-43L-5,-16M9,-43L5,-16
o2 M-6,-16H6L5,-6H-5Z`,
  ],
  table: [
    'furniture',
    '#a5622e',
    '#4a2418',
    `
o M-120,0H120V9H-120Z
o2 M-120,9H120V90H-120Z
k/.3 M-120,9H120V22H-120Z`,
  ],
  spoon: [
    'tool',
    '#c9d3e2',
    '',
    `
o M0,0C-9,-3 -9,-22 0,-25C9,-22 9,-3 0,0Z
o M-1.6,-24L-2,-92Q0,-96 2,-92L1.6,-24Z
-w:1.5/.6 M-5,-13Q-4,-20 0,-22`,
  ],
  steam: [
    'weather',
    '',
    '',
    `
-lit:5/.45 M-14,0C-24,-18 2,-24 -8,-44C-16,-58 4,-66 -2,-82M6,2C-2,-16 20,-24 10,-42C2,-58 20,-62 16,-78`,
  ],
  stave: [
    'sound',
    '',
    '',
    `
-lit:.8/.7 M0,0C30,-20 50,10 84,-14M1,5C31,-15 51,15 85,-9M2,10C32,-10 52,20 86,-4M3,15C33,-5 53,25 87,1
<g fill="@lit"><ellipse cx="22" cy="2" rx="3.4" ry="2.5"/><path d="M24.5,2V-13H25.5V2Z"/><ellipse cx="46" cy="4" rx="3.4" ry="2.5"/><path d="M48.5,4V-12L60,-14V2H59V-9L49.5,-8V4Z"/><ellipse cx="57" cy="3" rx="3.4" ry="2.5"/></g>`,
  ],
  book: [
    'paper',
    '#8a2f3c',
    '',
    `
o M-5,-30H5V0H-5Z
-lit:1/.6 M-5,-25h10M-5,-6h10`,
  ],
} as const satisfies Record<string, Row>;
