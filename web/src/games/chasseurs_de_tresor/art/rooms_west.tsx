import { armchair, candle, chair, crate, plate, rug } from './furniture';

export function MusicRoom() {
  return (
    <>
      {rug(60, 26, 124, 74, '#8f3146', 34)}
      <g transform="translate(206,16) rotate(90)">
        <path d="M0 0H62V22C62 46 38 36 34 56 30 70 2 70 0 54Z" class="ct-shadow" transform="translate(4,-3)" />
        <path d="M0 0H62V22C62 46 38 36 34 56 30 70 2 70 0 54Z" fill="#191726" stroke="#4a4766" stroke-width="1.5" />
        <path d="M6 10H56V20C54 36 34 32 28 50 24 60 8 60 6 52Z" fill="#c48a45" opacity=".85" />
        <rect width="62" height="9" fill="#fbf3e0" />
        <path d="M6 0V5M12 0V5M20 0V5M26 0V5M32 0V5M40 0V5M46 0V5M54 0V5" stroke="#15121f" stroke-width="2.6" />
      </g>
      <circle cx="222" cy="47" r="9" fill="#5a2f2a" />
      {candle(226, 104)}
      <g transform="translate(34,92) rotate(-30)">
        <path
          d="M0-12C8-12 8-4 5 0 9 4 10 15 0 15-10 15-9 4-5 0-8-4-8-12 0-12Z"
          fill="#b2622c"
          stroke="#5c2c12"
          stroke-width="1.5"
        />
        <path d="M0-26V8" stroke="#2a1409" stroke-width="2" />
      </g>
    </>
  );
}

export function DiningRoom() {
  return (
    <>
      {rug(36, 28, 124, 72, '#3d2547')}
      {chair(74, 38, 0, '#a8474a')}
      {chair(74, 92, 180, '#a8474a')}
      {chair(102, 38, 0, '#a8474a')}
      {chair(102, 92, 180, '#a8474a')}
      {chair(130, 38, 0, '#a8474a')}
      {chair(130, 92, 180, '#a8474a')}
      {crate(58, 44, 88, 40, '#7a4a28', 6)}
      <rect x="62" y="48" width="80" height="32" rx="4" fill="#f4e9d2" />
      <rect x="62" y="60" width="80" height="8" fill="#b5475a" />
      {plate(74, 54)}
      {plate(74, 75)}
      {plate(102, 54)}
      {plate(102, 75)}
      {plate(130, 54)}
      {plate(130, 75)}
      {candle(88, 64)}
      {candle(116, 64)}
    </>
  );
}

export function Kitchen() {
  return (
    <>
      <rect x="40" y="6" width="194" height="24" fill="#7a5334" />
      <rect x="40" y="27" width="194" height="3" fill="#a8794f" />
      {crate(52, 5, 50, 24, '#2a2938', 2, '#55546b')}
      <circle cx="65" cy="17" r="8" fill="#c4713b" />
      <circle cx="65" cy="17" r="5.5" fill="#e8b04a" />
      <circle cx="89" cy="17" r="8" fill="#8d93a8" />
      <circle cx="89" cy="17" r="5.5" fill="#7fb069" />
      <rect x="176" y="9" width="38" height="15" rx="3" fill="#bcd0ee" />
      <rect x="179" y="12" width="32" height="9" rx="2" fill="#6d8db8" />
      {crate(84, 58, 82, 36, '#a8713f')}
      <circle cx="102" cy="76" r="9" fill="#f4e9d2" />
      <circle cx="102" cy="76" r="6.5" fill="#e88b3a" />
      <path d="M122 70 142 66 139 75Z" fill="#e8823c" />
      <path d="M142 66 149 62" stroke="#7fb069" stroke-width="2.5" />
      <circle cx="132" cy="85" r="5" fill="#e2574c" />
      <circle cx="143" cy="84" r="5" fill="#e2574c" />
      {chair(70, 78, -90, '#8a5a35')}
      {chair(180, 76, 90, '#8a5a35')}
    </>
  );
}

export function Parlour() {
  return (
    <>
      <path d="M60 4H126V17H60Z" fill="#2a2236" stroke="#7d7391" stroke-width="2" />
      <path d="M72 11H114V17H72Z" fill="#ff8a3c" />
      <ellipse cx="93" cy="22" rx="44" ry="26" fill="url(#warm-light)" />
      {rug(46, 36, 94, 62, '#8c3b33')}
      {armchair(56, 50, -70, '#3f6b5c')}
      {armchair(134, 50, 70, '#3f6b5c')}
      <circle cx="97" cy="63" r="13" class="ct-shadow" />
      <circle cx="95" cy="60" r="13" fill="#8a5a30" stroke="#4f301c" stroke-width="2" />
      {plate(91, 58)}
      {candle(100, 64)}
    </>
  );
}
