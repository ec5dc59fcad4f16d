// The hall inside the gallery: the stairs, the cellar, and the lamps round it.
import { memo } from '../../../base/memo';
import { kStairs, square_centre, stairs_half } from '../geometry';
import { barrel } from './furniture';

const kSconces: readonly (readonly [number, number])[] = [
  ...[5, 8, 10, 12].map((square) => [square_centre(square).x, 1] as const),
  ...[14, 16].map((square) => [659, square_centre(square).y] as const),
  ...[20, 22, 25].map((square) => [square_centre(square).x, 299] as const),
  ...[28, 2].map((square) => [1, square_centre(square).y] as const),
];

const kRail = 'M63 116V63H598V237H63V184';
const kCellarWall = 'M492 70H586Q594 70 594 78V222Q594 230 586 230H492Z';

function Stairs() {
  const { x: left, step, middle } = kStairs;
  const slab = (a: number, b: number, part: number) => {
    const [near, far] = [stairs_half(a) * part, stairs_half(b) * part];
    return `M${a} ${middle - near}L${b} ${middle - far}V${middle + far}L${a} ${middle + near}Z`;
  };
  const end = left + 8 * step;
  const banisters = `M${left} ${middle - 33}L${end} ${middle - 68}M${left} ${middle + 33}L${end} ${middle + 68}`;
  return (
    <>
      {Array.from({ length: 8 }, (_, index) => {
        const a = left + index * step;
        const b = a + step;
        const k = index / 7;
        const mix = (from: number, fall: number) => Math.round(from - fall * k);
        const [near, far] = [stairs_half(a), stairs_half(b)];
        return (
          <g key={index}>
            <path d={slab(a, b, 1)} fill={`rgb(${mix(150, 70)},${mix(108, 52)},${mix(84, 36)})`} />
            <path d={slab(a, b, 0.66)} fill={`rgb(${mix(134, 44)},${mix(66, 26)},${mix(140, 46)})`} />
            <path
              d={`M${a} ${middle - near * 0.6}L${b} ${middle - far * 0.6}M${a} ${middle + near * 0.6}L${b} ${middle + far * 0.6}`}
              stroke="#e8b96a"
              stroke-width="1.6"
              opacity={0.9 - 0.4 * k}
            />
            <path d={`M${a} ${middle - near}H${a + 20}V${middle + near}H${a}Z`} fill="url(#fm-stsh)" />
            <path
              d={`M${b - 1.5} ${middle - far}V${middle + far}`}
              stroke="#f2d3a0"
              stroke-width="2.5"
              opacity={0.75 - 0.45 * k}
            />
          </g>
        );
      })}
      <path d={banisters} stroke="#1a1222" stroke-width="8" stroke-linecap="round" />
      <path d={banisters} stroke="#c99a4f" stroke-width="3.5" stroke-linecap="round" />
      {Array.from({ length: 9 }, (_, post) => {
        const x = left + post * step;
        return [-1, 1].map((side) => (
          <circle key={`${post}${side}`} cx={x} cy={middle + side * stairs_half(x)} r="4.4" fill="#e8b96a" stroke="#3b220c" />
        ));
      })}
    </>
  );
}

export const Hall = memo(function Hall(_: object) {
  return (
    <>
      <path d="M60 60H600V240H60Z" fill="url(#fm-void)" />
      <path d="M60 60H600V240H60Z" fill="url(#fm-hall)" />
      <path d="M60 60H600V74H60ZM60 60H74V240H60Z" fill="#04050f" opacity=".35" />
      <ellipse cx="300" cy="82" rx="220" ry="40" fill="url(#warm-light)" opacity=".25" />
      <ellipse cx="300" cy="218" rx="220" ry="40" fill="url(#warm-light)" opacity=".25" />
      <path d={kCellarWall} fill="#171a33" stroke="#5b5680" stroke-width="5" />
      <path d={kCellarWall} fill="url(#fm-cobble)" />
      <ellipse cx="520" cy="150" rx="78" ry="86" fill="url(#ghost-light)" opacity=".45" />
      {barrel(572, 92, 15)}
      {barrel(541, 90, 13)}
      {barrel(576, 124, 11)}
      {barrel(573, 208, 15)}
      {barrel(544, 211, 12)}
      <path
        d="M592 228 566 190M592 228 580 186M592 228 556 200M586 207 576 209 573 216"
        stroke="#cfe9e4"
        stroke-width=".9"
        fill="none"
        opacity=".6"
      />
      <Stairs />
      <path d={kRail} fill="none" stroke="#1a1430" stroke-width="7" />
      <path d={kRail} fill="none" stroke="#8f6a3c" stroke-width="3" />
      <path d={kRail} fill="none" stroke="#e8b96a" stroke-width="6.5" stroke-linecap="round" stroke-dasharray="0 17.2" />
      {kSconces.map(([x, y]) => (
        <use key={`${x} ${y}`} href="#sconce" x={x} y={y} />
      ))}
    </>
  );
});
