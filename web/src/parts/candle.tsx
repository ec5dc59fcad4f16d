export function Candle() {
  return (
    <svg class="candle" viewBox="0 0 74 160" aria-hidden="true">
      <path d="M8 150C8 138 66 138 66 150L60 160H14Z" fill="#c99a4f" />
      <path d="M30 120H44V144H30Z" fill="#e0b467" />
      <path d="M18 116H56L50 126H24Z" fill="#c99a4f" />
      <path d="M24 64C30 60 44 60 50 64V118H24Z" fill="#fff3dc" />
      <path d="M24 64C30 60 44 60 50 64V76C46 72 46 92 42 88 40 84 38 72 34 76 32 84 28 80 24 84Z" fill="#f3d9ae" />
      <path d="M37 64V54" stroke="#4a2a18" stroke-width="2.5" />
      <g class="candle-flame">
        <path d="M37 8C52 30 50 56 37 57 24 56 22 30 37 8Z" fill="#ff9f3f" />
        <path d="M37 22C46 38 45 54 37 55 29 54 28 38 37 22Z" fill="#ffe08a" />
        <path d="M37 38C41 46 40 54 37 54 34 54 33 46 37 38Z" fill="#fffaf0" />
      </g>
    </svg>
  );
}
