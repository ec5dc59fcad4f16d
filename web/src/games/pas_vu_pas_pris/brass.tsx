// The door that all look through: dark wood, and the brass plate around its keyhole. Drawn in thousandths of a square of the hall, from the
// corner of the square around the hole.
import { kHole } from './data/board';

export const kSide = (kHole.radius + kHole.reach) * 1000; // of the square around the hole
const [kX, kY, kR, kS] = [kSide / 2, kHole.radius * 1000, kHole.radius * 1000, (kHole.slot * 1000) / 2];
const kDrop = Math.sqrt(kR * kR - kS * kS);
const kHoleShape = `M${kX - kS} ${kY + kDrop}A${kR} ${kR} 0 1 1 ${kX + kS} ${kY + kDrop}V${kSide}H${kX - kS}Z`;
const kFar = 2400; // further than any screen reaches
const kDoor = `M${-kFar} ${-kFar}H${kFar}V${kFar}H${-kFar}Z${kHoleShape}`;
const kPlate =
  'M220-52C252-40 286-48 314-22 352-14 380 20 380 58 404 92 408 146 390 182 386 226 362 256 338 282L362 400C386 420 388 462 360 486L220 510 80 486C52 462 54 420 78 400L102 282C78 256 54 226 50 182 32 146 36 92 60 58 60 20 88-14 126-22 154-48 188-40 220-52Z';
const kCurl = 'M0 0C34-6 56-40 44-66 36-84 10-78 14-56 16-44 32-44 32-56M16-8C50 6 80-6 88-34M30-16C54 6 50 34 26 34';
const kCurls = [
  'translate(298 330) scale(.5)',
  'translate(142 330) scale(-.5 .5)',
  'translate(292 420) scale(.34 .4)',
  'translate(148 420) scale(-.34 .4)',
];
const kScrews = [
  [104, 448, -30],
  [336, 448, 62],
  [92, 40, 15],
  [348, 40, -50],
] as const;
const kFibres = Array.from({ length: 46 }, (_, index) => {
  const [x, sway] = [(index * 53) % 300, (index * 7) % 5];
  return {
    d: `M${x} 0C${x + 9 - sway * 3} 380 ${x - 14 + sway * 4} 820 ${x} 1400`,
    colour: index % 3 ? '#1c0a0a' : '#6a3a22',
    strength: 0.22 + (index % 4) * 0.09,
    wide: 1.5 + sway,
  };
});
const kStops: Readonly<Record<string, readonly (readonly [number, string])[]>> = {
  bright: [
    [0, '#fff0c0'],
    [0.25, '#dcae5c'],
    [0.5, '#a8712c'],
    [0.72, '#e8bf6e'],
    [1, '#7c4a18'],
  ],
  dull: [
    [0, '#6a3c12'],
    [0.5, '#c89446'],
    [1, '#fff0c4'],
  ],
  plate: [
    [0, '#ffe6ac'],
    [0.3, '#d9a650'],
    [0.65, '#96602a'],
    [1, '#4a2810'],
  ],
  inside: [
    [0, '#160806'],
    [0.45, '#4a2a12'],
    [0.8, '#c48a3c'],
    [1, '#ffdf98'],
  ],
};
const stops = (name: string) => kStops[name]?.map(([at, colour]) => <stop key={at} offset={at} stop-color={colour} />);

function Metals() {
  return (
    <defs>
      <linearGradient id="pv-bright" x2="1" y2="1">
        {stops('bright')}
      </linearGradient>
      <linearGradient id="pv-dull" y1="1" x2="1" y2="0">
        {stops('dull')}
      </linearGradient>
      <radialGradient id="pv-plate" cx=".36" cy=".2" r=".95">
        {stops('plate')}
      </radialGradient>
      <linearGradient id="pv-inside" x2="1" y2=".9">
        {stops('inside')}
      </linearGradient>
      <radialGradient id="pv-lamp" gradientUnits="userSpaceOnUse" cx="220" cy="180" r="780">
        <stop offset="0" stop-color="#ffb55a" stop-opacity=".34" />
        <stop offset=".42" stop-color="#1c0c1c" stop-opacity=".2" />
        <stop offset="1" stop-color="#070818" stop-opacity=".9" />
      </radialGradient>
      <clipPath id="pv-off-the-hole">
        <path d={kDoor} clip-rule="evenodd" />
      </clipPath>
      <radialGradient id="pv-under">
        <stop offset=".6" stop-color="#050208" stop-opacity=".85" />
        <stop offset="1" stop-color="#050208" stop-opacity="0" />
      </radialGradient>
      <pattern id="pv-wood" width="300" height="1400" patternUnits="userSpaceOnUse">
        <rect width="300" height="1400" fill="#351a14" />
        {kFibres.map(({ d, colour, strength, wide }) => (
          <path key={d} d={d} fill="none" stroke={colour} stroke-opacity={strength} stroke-width={wide} />
        ))}
      </pattern>
    </defs>
  );
}
function Ornaments() {
  return (
    <g clip-path="url(#pv-off-the-hole)">
      <g fill="#7a4a18" stroke="#ffe9b4" stroke-opacity=".5" stroke-width="1.5">
        {Array.from({ length: 24 }, (_, leaf) => (
          <path key={leaf} transform={`rotate(${leaf * 15} 220 140)`} d="M220-36c7 7 7 15 0 21-7-6-7-14 0-21Z" />
        ))}
      </g>
      <circle cx="220" cy="140" r="160" fill="none" stroke="#6a3c12" stroke-width="4" />
      <circle cx="220" cy="140" r="157" fill="none" stroke="#ffe9b4" stroke-opacity=".6" stroke-width="2" />
      {kCurls.map((place) => (
        <g key={place} transform={place} fill="none" stroke-linecap="round">
          <path d={kCurl} stroke="#6b3f12" stroke-width="9" />
          <path d={kCurl} stroke="#ffe7a8" stroke-width="4" transform="translate(-1.5 -2)" />
        </g>
      ))}
      {kScrews.map(([x, y, turn]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <circle r="15" fill="url(#pv-dull)" stroke="#5a3312" stroke-width="3" />
          <circle r="11" fill="url(#pv-bright)" />
          <path d="M-10 0H10" stroke="#4a2508" stroke-width="4.5" stroke-linecap="round" />
          <path d="M-10 2H10" stroke="#ffe9b0" stroke-width="1.5" />
        </g>
      ))}
    </g>
  );
}
export function Brass() {
  return (
    <svg class="pv-brass" viewBox={`0 0 ${kSide} ${kSide}`} aria-hidden="true">
      <Metals />
      <path d={kDoor} fill="url(#pv-wood)" fill-rule="evenodd" />
      <path d={kDoor} fill="url(#pv-lamp)" fill-rule="evenodd" />
      {[-640, 650].map((x) => (
        <g key={x} fill="none">
          <rect x={x} y="-420" width="430" height="1500" rx="16" stroke="#0d0406" stroke-width="16" />
          <rect x={x + 14} y="-406" width="402" height="1472" rx="10" stroke="#7a4628" stroke-opacity=".7" stroke-width="4" />
        </g>
      ))}
      <path d={`M-60-160H500V640H-60Z${kHoleShape}`} fill="url(#pv-under)" fill-rule="evenodd" />
      <path d={`${kPlate}${kHoleShape}`} fill="url(#pv-plate)" fill-rule="evenodd" stroke="#3d1f0a" stroke-width="5" />
      <g transform="translate(220 200) scale(.955 .962) translate(-220 -200)" fill="none">
        <path d={kPlate} stroke="#4a2508" stroke-width="5" />
        <path d={kPlate} transform="translate(0 -1)" stroke="#fff0c4" stroke-opacity=".75" stroke-width="3" />
      </g>
      <Ornaments />
      <g fill="none" stroke-linejoin="round">
        <path d={kHoleShape} stroke="#2a1206" stroke-width="24" />
        <path d={kHoleShape} stroke="url(#pv-bright)" stroke-width="17" />
        <path d={kHoleShape} stroke="url(#pv-inside)" stroke-width="7" />
      </g>
    </svg>
  );
}
