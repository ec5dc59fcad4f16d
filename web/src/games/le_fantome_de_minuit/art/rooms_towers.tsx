// The towers, each round its own centre, and the dressing room between two of them.
import { candle, chair } from './furniture';

const kCloth: readonly string[] = ['#e2574c', '#5f97f5', '#7fb069', '#f6cd4b', '#f4e9d2', '#7a4a8c', '#35c4b5', '#f0a5b2'];
const kRays: readonly string[] = Array.from({ length: 8 }, (_, ray) => {
  const rim = (eighth: number) =>
    `${(74 * Math.cos((eighth * Math.PI) / 8)).toFixed(0)} ${(74 * Math.sin((eighth * Math.PI) / 8)).toFixed(0)}`;
  return `M0 0L${rim(2 * ray)}L${rim(2 * ray + 1)}Z`;
});

export function DressingRoom() {
  return (
    <>
      <path d="M764 58V242" stroke="#c99a4f" stroke-width="3" />
      {Array.from({ length: 13 }, (_, i) => (
        <use
          key={i}
          href="#fm-clo"
          transform={`translate(764,${66 + i * 14}) rotate(${-8 + ((i * 11) % 17)})`}
          fill={kCloth[i % kCloth.length]}
        />
      ))}
      <circle cx="712" cy="128" r="23" fill="#b5709a" />
      <circle cx="712" cy="128" r="18" fill="none" stroke="#f1c887" stroke-dasharray="4 3" stroke-width="1.6" />
      <circle cx="713" cy="130" r="11" class="fm-shadow" />
      <circle cx="711" cy="127" r="11" fill="#e2a24c" />
      <circle cx="711" cy="127" r="3" fill="#a8652a" />
      <rect x="684" y="58" width="44" height="15" rx="3" fill="#6b3f22" />
      <ellipse cx="706" cy="60" rx="18" ry="5" fill="#d6e6ff" stroke="#c99a4f" stroke-width="2" />
      {candle(689, 68, 0.8)}
      {candle(723, 68, 0.8)}
      <g fill="#2b1a2e">
        <ellipse cx="690" cy="206" rx="4" ry="8" transform="rotate(-12 690 206)" />
        <ellipse cx="701" cy="207" rx="4" ry="8" />
      </g>
      <g fill="#e2574c">
        <ellipse cx="720" cy="222" rx="3.6" ry="7.5" />
        <ellipse cx="730" cy="220" rx="3.6" ry="7.5" transform="rotate(16 730 220)" />
      </g>
      <g transform="translate(696,234)">
        <circle r="9" fill="#3a1726" />
        <circle r="5.5" fill="#57263a" />
      </g>
    </>
  );
}

export function Cabinet() {
  return (
    <>
      <circle r="60" fill="url(#fm-parqc)" />
      <circle cx="-4" cy="-2" r="42" fill="#2f5d54" />
      <circle cx="-4" cy="-2" r="37" fill="none" stroke="#f1c887" stroke-width="1.6" stroke-dasharray="4 3" />
      <g transform="rotate(-45)">
        <rect x="-28" y="-40" width="58" height="28" rx="4" class="fm-shadow" />
        <rect x="-30" y="-44" width="60" height="29" rx="4" fill="#7a4826" stroke="#3d2413" stroke-width="1.5" />
        <rect x="-14" y="-38" width="26" height="18" rx="2" fill="#2f5d54" />
        <rect x="-8" y="-36" width="12" height="14" fill="#fff6e2" transform="rotate(8)" />
        <circle cx="20" cy="-34" r="6" fill="#7fb069" />
        <circle cx="20" cy="-34" r="3" fill="#e8ffd0" />
        <circle cx="-22" cy="-24" r="3.4" fill="#16224a" />
        <path d="M-22-24-14-32" stroke="#fff" stroke-width="1.5" />
      </g>
      {chair(3, 3, 135, '#a8474a')}
      <g transform="translate(-34,34)">
        <circle cx="2" cy="3" r="13" class="fm-shadow" />
        <circle r="12" fill="#4f86c6" stroke="#c99a4f" stroke-width="2.5" />
        <path d="M-6-6C-1-9 4-5 2-1-2 1-5 4-8 0ZM4 3C8 2 8 7 4 9Z" fill="#7fb069" />
      </g>
      <g transform="translate(40,-38)">
        <rect x="-9" y="-9" width="17" height="17" rx="3" fill="#5a3620" transform="rotate(45)" />
        <circle r="4" fill="#7fb069" />
      </g>
    </>
  );
}

export function Ballroom() {
  return (
    <>
      <circle r="74" fill="#d9cdb4" />
      {kRays.map((d) => (
        <path key={d} d={d} fill="#8a5a6b" />
      ))}
      <circle r="40" fill="none" stroke="#f4e9d2" stroke-width="5" />
      <circle r="40" fill="none" stroke="#7a4a8c" stroke-width="1.5" />
      <circle r="24" fill="#7a4a8c" />
      <circle r="24" fill="none" stroke="#c99a4f" stroke-width="2" />
      <path d="M0-18 5-5 18 0 5 5 0 18-5 5-18 0-5-5Z" fill="#f6cd4b" />
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <g key={turn} transform={`rotate(${turn}) translate(0,-52)`} fill="#3a1726">
          <ellipse rx="3" ry="5.5" transform="rotate(14)" />
          <ellipse cx="8" cy="3" rx="3" ry="5.5" transform="rotate(-8)" />
        </g>
      ))}
    </>
  );
}

export function ShutTower() {
  return (
    <>
      <circle r="72" fill="url(#fm-parqc)" opacity=".25" />
      <g transform="rotate(0)">
        <rect x="-44" y="-34" width="32" height="30" rx="3" fill="#4d4254" />
        <path d="M-44-34-12-4M-12-34-44-4" stroke="#383145" stroke-width="2" />
        <path d="M-2-46C18-52 34-46 38-38L34-6C20 0 8-4 0-8Z" fill="#767590" />
        <path d="M8-44C12-30 10-18 14-6M24-46C22-30 28-18 26-6" stroke="#5b5a78" stroke-width="2" fill="none" />
        <g stroke="#b9b6d3" stroke-width=".9" fill="none" opacity=".6">
          <path d="M-68 0-40 14M-68 0-38 2M-68 0-50 26M-46 1Q-44 8-48 10.5-54 16-55 19" />
        </g>
      </g>
    </>
  );
}
