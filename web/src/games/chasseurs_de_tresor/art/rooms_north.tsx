import { candle, chair, crate, rug } from './furniture';

export function Bedroom() {
  return (
    <>
      {rug(44, 34, 120, 70, '#8c4f78')}
      {crate(92, 12, 78, 62, '#6b3f22')}
      <rect x="97" y="16" width="68" height="54" rx="4" fill="#f4e9d2" />
      <rect x="145" y="20" width="16" height="20" rx="5" fill="#fff" stroke="#cfc3ad" />
      <rect x="145" y="46" width="16" height="20" rx="5" fill="#fff" stroke="#cfc3ad" />
      <path d="M97 16H134C140 30 128 54 134 70H97Z" fill="#4a6fb8" />
      <path d="M134 16C140 30 128 54 134 70H126C122 54 132 30 126 16Z" fill="#e9eefc" />
      {crate(150, 84, 18, 18, '#7a4a28', 2)}
      {candle(159, 93)}
    </>
  );
}

export function Bathroom() {
  return (
    <>
      <ellipse cx="130" cy="40" rx="42" ry="22" class="ct-shadow" transform="translate(3,5)" />
      <ellipse cx="130" cy="38" rx="42" ry="23" fill="#f4f1ec" stroke="#c99a4f" stroke-width="3" />
      <ellipse cx="130" cy="38" rx="33" ry="15" fill="#7fc4de" />
      <g fill="#fff" opacity=".9">
        <circle cx="112" cy="36" r="5" />
        <circle cx="120" cy="42" r="4" />
        <circle cx="106" cy="42" r="3.5" />
      </g>
      <path d="M142 34c6-5 14-2 12 5-6 5-14 4-16-1Z" fill="#f6cd4b" />
      <circle cx="151" cy="36" r="1.3" fill="#2b1a0d" />
      {crate(146, 84, 26, 24, '#e7e2da', 5, '#8d93a8')}
      <ellipse cx="159" cy="96" rx="8" ry="7" fill="#8db4cf" />
      {rug(20, 72, 44, 30, '#3f7c8f')}
    </>
  );
}

export function Observatory() {
  return (
    <>
      {rug(48, 26, 90, 68, '#27456b', 33)}
      {crate(62, 40, 60, 32, '#7a4826')}
      <path d="M72 46H96V66H72Z" fill="#fff6e2" />
      <path d="M75 51H92M75 56H88M75 61H92" stroke="#b99a6a" />
      <circle cx="110" cy="52" r="6" fill="#7fb069" />
      <circle cx="110" cy="52" r="3" fill="#e8ffd0" />
      {chair(92, 84, 180, '#a8474a')}
      <g transform="translate(154,36) rotate(38)">
        <path d="M-5-24H5L8 22H-8Z" fill="#c99a4f" stroke="#3b220c" stroke-width="1.5" />
        <circle cy="-24" r="7" fill="#bcd0ee" stroke="#3b220c" stroke-width="1.5" />
      </g>
      <g transform="translate(26,92)">
        <circle r="12" fill="#4f86c6" stroke="#c99a4f" stroke-width="2.5" />
        <path d="M-6-6C-1-9 4-5 2-1-2 1-5 4-8 0Z" fill="#7fb069" />
      </g>
    </>
  );
}

export function Library() {
  return (
    <>
      <rect x="44" y="6" width="72" height="17" fill="#3d2413" />
      <use href="#ct-bks" x="45" y="9" />
      <rect x="97" y="26" width="17" height="72" fill="#3d2413" />
      <use href="#ct-bks" transform="translate(112,27) rotate(90)" />
      {rug(18, 40, 70, 56, '#2f5d54', 26)}
      <circle cx="54" cy="70" r="18" class="ct-shadow" />
      <circle cx="52" cy="67" r="18" fill="#8a5a30" stroke="#4f301c" stroke-width="2" />
      <path
        d="M40 63C45 60 50 62 52 64 54 62 59 60 64 63V74C59 72 54 73 52 75 50 73 45 72 40 74Z"
        fill="#fff6e2"
        stroke="#a8793f"
      />
    </>
  );
}
