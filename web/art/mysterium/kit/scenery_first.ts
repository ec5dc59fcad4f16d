import type { Row } from '../motif.ts';

// Sky and land, the first ones.
export const kSceneryFirst = {
  moon: [
    'sky',
    'une pleine lune|pleines lunes',
    'a full moon|full moons',
    '',
    '',
    `
lit c 0 0 27
ball c 0 0 27
<g fill="#000" opacity=".09"><circle cx="-9" cy="-8" r="6.5"/><circle cx="9" cy="5" r="8"/><circle cx="-8" cy="12" r="3.6"/><circle cx="11" cy="-13" r="3"/><circle cx="-16" cy="4" r="2"/></g>`,
  ],
  crescent: [
    'sky',
    'un croissant de lune|croissants de lune',
    'a crescent moon|crescent moons',
    '',
    '',
    `
lit M9,-25A27,27 0 1 0 25,11A21,21 0 1 1 9,-25Z`,
  ],
  cloud: [
    'sky',
    'un nuage|nuages',
    'a cloud|clouds',
    '',
    '',
    `
cl M-52,0C-60,-9 -50,-19 -40,-15C-38,-29 -16,-33 -9,-21C-2,-31 20,-29 22,-15C33,-22 50,-13 45,-3C56,-3 60,3 52,4H-46Q-52,4 -52,0Z
lit/.42 M-40,-15C-38,-29 -16,-33 -9,-21C-2,-31 20,-29 22,-15C10,-22 0,-18 -4,-12C-14,-22 -32,-20 -40,-15Z`,
  ],
  'cloud-long': [
    'sky',
    'un nuage étiré|nuages étirés',
    'a drifting cloud|drifting clouds',
    '',
    '',
    `
cl M-70,0Q-40,-9 -18,-7Q0,-17 24,-8Q50,-10 70,0Q30,5 0,3Q-40,5 -70,0Z
lit/.5 M-18,-7Q0,-17 24,-8Q4,-10 -18,-7Z`,
  ],
  bolt: [
    'weather',
    'un éclair|éclairs',
    'a bolt of lightning|bolts of lightning',
    '',
    '',
    `
lit M0,0L-9,26L-2,25L-13,58L-7,57L-16,92L8,48L1,49L12,20L4,21L9,0Z`,
  ],
  mist: [
    'weather',
    'une brume|brumes',
    'a bank of mist|banks of mist',
    '',
    '',
    `
mist e 0 0 150 16`,
  ],
  shadow: [
    'weather',
    'une ombre|ombres',
    'a shadow|shadows',
    '',
    '',
    `
shadow e 0 0 30 5`,
  ],
  beam: [
    'light',
    'un rayon de lumière|rayons de lumière',
    'a beam of light|beams of light',
    '',
    '',
    `
beam M0,0L150,-34V34Z`,
  ],
  'hill-a': [
    'land',
    'une colline|collines',
    'a hill|hills',
    'mid',
    '',
    `
o M-10,40C20,10 60,-8 100,6C140,20 170,4 210,14V200H-10Z
top M-10,40C20,10 60,-8 100,6C140,20 170,4 210,14V200H-10Z`,
  ],
  'hill-b': [
    'land',
    'une colline|collines',
    'a hill|hills',
    'mid',
    '',
    `
o M-10,18C30,-12 66,-4 96,14C130,30 160,-6 210,-10V200H-10Z
top M-10,18C30,-12 66,-4 96,14C130,30 160,-6 210,-10V200H-10Z`,
  ],
  'hill-c': [
    'land',
    'une colline|collines',
    'a hill|hills',
    'mid',
    '',
    `
o M-10,6C40,10 50,34 104,30C150,26 170,2 210,0V200H-10Z
top M-10,6C40,10 50,34 104,30C150,26 170,2 210,0V200H-10Z`,
  ],
  dune: [
    'land',
    'une dune|dunes',
    'a dune|dunes',
    'mid',
    '',
    `
o M-10,34C30,26 54,0 96,-6C86,10 120,30 210,28V200H-10Z
top M-10,34C30,26 54,0 96,-6C86,10 120,30 210,28V200H-10Z
k/.2 M96,-6C86,10 120,30 210,28C160,18 120,4 96,-6Z`,
  ],
  peaks: [
    'land',
    'une chaîne de montagnes|chaînes de montagnes',
    'a range of peaks|ranges of peaks',
    'far',
    '',
    `
o M-10,60L14,34L30,44L58,2L78,26L92,14L122,50L148,22L176,52L210,30V200H-10Z
top M-10,60L14,34L30,44L58,2L78,26L92,14L122,50L148,22L176,52L210,30V200H-10Z
lit/.55 M58,2L44,24L52,22L57,28L64,20L70,26L78,26Z M148,22L138,33L146,32L152,36L157,32Z`,
  ],
  town: [
    'land',
    'une rangée de toits|rangées de toits',
    'a row of roofs|rows of roofs',
    'far',
    '',
    `
o M-6,0L-6,-41h3v-5h4v5h3v-5h4v5L12,-41V0ZM11,0L11,-37L19,-53L26,-37V0ZM21,-37v-16h4v20zM25,0L25,-35L35,-54L45,-35V0ZM38,-35v-16h4v20zM44,0L44,-23h3v-5h4v5h3v-5h4v5L57,-23V0ZM56,0L56,-33L67,-45L78,-33V0ZM77,0L77,-38L87,-60L97,-38V0ZM90,-38v-16h4v20zM96,0L96,-33L107,-45L117,-33V0ZM110,-33v-16h4v20zM116,0L116,-26L125,-38L135,-26V0ZM129,-26v-16h4v20zM134,0L134,-51L146,-63L158,-51V0ZM150,-51v-16h4v20zM157,0L157,-55L166,-65L175,-55V0ZM169,-55v-16h4v20zM174,0L174,-33h3v-5h4v5h3v-5h4v5L188,-33V0ZM187,0L187,-46L194,-61L201,-46V0ZM196,-46v-16h4v20zM200,0L200,-26L210,-38L220,-26V0ZM213,-26v-16h4v20zV60H-10V0Z
o r -6 -1 214 120
<g fill="@win"><path d="M1,-31v-4q1.7,-2 3.4,0v4z"/><path d="M-1,-30v-4q1.7,-2 3.4,0v4z"/><path d="M1,-25v-4q1.7,-2 3.4,0v4z"/><path d="M35,-26v-4q1.7,-2 3.4,0v4z"/><path d="M67,-18v-4q1.7,-2 3.4,0v4z"/><path d="M167,-19v-4q1.7,-2 3.4,0v4z"/><path d="M191,-26v-4q1.7,-2 3.4,0v4z"/><path d="M192,-14v-4q1.7,-2 3.4,0v4z"/><path d="M194,-12v-4q1.7,-2 3.4,0v4z"/><path d="M213,-20v-4q1.7,-2 3.4,0v4z"/><path d="M210,-20v-4q1.7,-2 3.4,0v4z"/></g>`,
  ],
  'town-b': [
    'land',
    'une rangée de toits|rangées de toits',
    'a row of roofs|rows of roofs',
    'far',
    '',
    `
o M-6,0L-6,-54h3v-5h4v5h3v-5h4v5L17,-54V0ZM16,0L16,-32L23,-46L29,-32V0ZM25,-32v-16h4v20zM28,0L28,-53L38,-74L48,-53V0ZM41,-53v-16h4v20zM47,0L47,-44L57,-66L67,-44V0ZM66,0L66,-41h3v-5h4v5h3v-5h4v5L89,-41V0ZM88,0L88,-44L97,-55L106,-44V0ZM100,-44v-16h4v20zM105,0L105,-41h3v-5h4v5h3v-5h4v5L123,-41V0ZM122,0L122,-48L130,-61L138,-48V0ZM137,0L137,-26h3v-5h4v5h3v-5h4v5L157,-26V0ZM156,0L156,-24L168,-33L180,-24V0ZM172,-24v-16h4v20zM179,0L179,-54L190,-76L201,-54V0ZM200,0L200,-55L208,-67L217,-55V0ZM211,-55v-16h4v20zV60H-10V0Z
o r -6 -1 214 120
<g fill="@win"><path d="M20,-8v-4q1.7,-2 3.4,0v4z"/><path d="M36,-28v-4q1.7,-2 3.4,0v4z"/><path d="M39,-22v-4q1.7,-2 3.4,0v4z"/><path d="M32,-38v-4q1.7,-2 3.4,0v4z"/><path d="M56,-34v-4q1.7,-2 3.4,0v4z"/><path d="M60,-17v-4q1.7,-2 3.4,0v4z"/><path d="M79,-24v-4q1.7,-2 3.4,0v4z"/><path d="M97,-24v-4q1.7,-2 3.4,0v4z"/><path d="M97,-10v-4q1.7,-2 3.4,0v4z"/><path d="M115,-17v-4q1.7,-2 3.4,0v4z"/><path d="M112,-16v-4q1.7,-2 3.4,0v4z"/><path d="M143,-15v-4q1.7,-2 3.4,0v4z"/><path d="M150,-15v-4q1.7,-2 3.4,0v4z"/><path d="M151,-10v-4q1.7,-2 3.4,0v4z"/><path d="M169,-18v-4q1.7,-2 3.4,0v4z"/></g>`,
  ],
  pines: [
    'land',
    'une lisière de sapins|lisières de sapins',
    'an edge of firs|edges of firs',
    'far',
    '',
    `
o M-10,40V0L-8,-6L-9,-6L-6,-19L-2,-6L-3,-6L-1,0L1,-6L-0,-6L4,-20L7,-6L6,-6L8,0L10,-7L9,-8L12,-24L15,-8L14,-7L16,0L19,-9L18,-10L23,-31L28,-10L27,-9L29,0L32,-6L31,-7L35,-21L40,-7L39,-6L42,0L44,-7L43,-7L47,-22L51,-7L50,-7L52,0L54,-6L53,-6L57,-19L60,-6L59,-6L61,0L62,-10L62,-10L65,-33L68,-10L67,-10L69,0L72,-9L71,-10L76,-31L80,-10L79,-9L82,0L84,-6L83,-6L88,-20L93,-6L92,-6L95,0L96,-8L96,-9L99,-28L103,-9L102,-8L104,0L106,-9L105,-10L110,-32L114,-10L113,-9L116,0L118,-6L117,-6L122,-18L127,-6L126,-6L129,0L131,-9L130,-9L135,-28L139,-9L138,-9L140,0L142,-6L142,-6L146,-20L150,-6L149,-6L151,0L153,-6L152,-6L156,-19L160,-6L159,-6L161,0L164,-10L163,-10L168,-32L173,-10L172,-10L175,0L177,-7L176,-7L180,-22L184,-7L183,-7L185,0L188,-8L187,-9L192,-27L197,-9L196,-8L199,0L201,-9L200,-10L205,-31L210,-10L209,-9L212,0V120H-10Z`,
  ],
} as const satisfies Record<string, Row>;
