// A sweet card: one to six of one sweet on a plate with lace, 100 by 100. The same number lies in several patterns, so that one counts
// sweets and does not learn places by heart.
import { memo } from '../../../base/memo';
import type { Card } from '../../../wire/pas_touche';
import { kNumbers, kSweets } from '../data';

type Spot = readonly [number, number];
const kPatterns: readonly (readonly (readonly Spot[])[])[] = [
  [[[50, 50]]],
  [
    [
      [31, 31],
      [69, 69],
    ],
    [
      [69, 32],
      [30, 69],
    ],
    [
      [50, 27],
      [50, 73],
    ],
  ],
  [
    [
      [50, 27],
      [71, 70],
      [29, 70],
    ],
    [
      [25, 28],
      [50, 52],
      [75, 75],
    ],
    [
      [71, 31],
      [30, 36],
      [53, 72],
    ],
  ],
  [
    [
      [29, 29],
      [71, 29],
      [29, 71],
      [71, 71],
    ],
    [
      [50, 24],
      [76, 50],
      [24, 50],
      [50, 77],
    ],
  ],
  [
    [
      [26, 26],
      [74, 26],
      [50, 50],
      [26, 74],
      [74, 74],
    ],
    [
      [76, 24],
      [41, 22],
      [22, 50],
      [60, 53],
      [42, 80],
    ],
  ],
  [
    [
      [28, 20],
      [72, 20],
      [28, 49],
      [72, 49],
      [28, 79],
      [72, 79],
    ],
    [
      [50, 50],
      [50, 17],
      [21, 36],
      [29, 76],
      [71, 77],
      [80, 37],
    ],
  ],
];
const kSizes = [1.2, 0.8, 0.68, 0.61, 0.53, 0.49] as const;
// Wide ones need a little more room.
const kSlimmer = { churros: 1, croissant: 0.94, macaron: 1, eclair: 0.93, waffle: 1, doughnut: 1 } as const;

// The same card looks the same in everybody's grid and in every match: a number of its own decides.
function mixed(number: number): number {
  const one = Math.imul(number + 0x9e37, 0x85ebca6b);
  return ((one ^ (one >>> 13)) * 0x27d4eb2f) >>> 8;
}

export const CardFace = memo(function CardFace({ sweet, count }: Card) {
  const id = kSweets.indexOf(sweet) * kNumbers.length + count;
  const patterns = kPatterns[count - 1] ?? [];
  const spots = patterns[mixed(id) % Math.max(1, patterns.length)] ?? [];
  const scale = (kSizes[count - 1] ?? 1) * kSlimmer[sweet];
  return (
    <svg class="pt-face" viewBox="0 0 100 100" aria-hidden="true">
      <use href="#pt-plate" />
      {spots.map(([x, y], at) => {
        const turn = (mixed(id * 8 + at) % 64) - 32;
        return (
          <g key={`${x} ${y}`} transform={`translate(${x},${y})`}>
            <ellipse cx="1.5" cy={20 * scale} rx={25 * scale} ry={8 * scale} class="pt-shade" />
            <use href={`#pt-${sweet}`} transform={`rotate(${turn}) scale(${scale})`} />
          </g>
        );
      })}
    </svg>
  );
});

// How far a card lies askew, in degrees.
export const askew = (place: number): number => ((mixed(place + 900) % 33) - 16) / 10;
