import { armchair, candle, chair, crate, plant, rug } from './furniture';

export function WinterGarden() {
  return (
    <>
      <ellipse cx="92" cy="98" rx="44" ry="40" fill="#6d6a94" stroke="#3a3762" stroke-width="2" />
      <ellipse cx="92" cy="98" rx="35" ry="31" fill="#2f7fa3" />
      <ellipse cx="92" cy="98" rx="24" ry="20" fill="none" stroke="#9fdcf0" stroke-width="1.6" opacity=".8" />
      <ellipse cx="92" cy="98" rx="11" ry="9" fill="none" stroke="#dff6ff" stroke-width="1.6" />
      <g fill="#7fb069">
        <path d="M70 86a8 7 0 1 1 8-6Z" />
        <path d="M108 116a8 7 0 1 1 8-6Z" />
      </g>
      <circle cx="71" cy="80" r="3" fill="#f0a5b2" />
      {plant(154, 28, 1.25)}
      {plant(158, 70)}
      {plant(156, 150, 1.3)}
      {plant(116, 160)}
      {plant(28, 152, 1.2)}
      {plant(66, 30, 0.9)}
    </>
  );
}

export function BilliardRoom() {
  return (
    <>
      <rect x="24" y="54" width="108" height="64" rx="7" class="ct-shadow" transform="translate(3,5)" />
      <rect x="24" y="52" width="108" height="64" rx="7" fill="#6b3a1d" stroke="#3a1d0d" stroke-width="1.5" />
      <rect x="31" y="59" width="94" height="50" rx="2" fill="#2f8f5b" />
      <g fill="#0b0914">
        <circle cx="31" cy="59" r="4" />
        <circle cx="78" cy="58" r="3.5" />
        <circle cx="125" cy="59" r="4" />
        <circle cx="31" cy="109" r="4" />
        <circle cx="78" cy="110" r="3.5" />
        <circle cx="125" cy="109" r="4" />
      </g>
      <circle cx="56" cy="78" r="4" fill="#e2574c" />
      <circle cx="70" cy="92" r="4" fill="#f6cd4b" />
      <circle cx="92" cy="80" r="4" fill="#fff" />
      <circle cx="106" cy="95" r="4" fill="#5f97f5" />
      <path d="M96 82 150 100" stroke="#e8c48a" stroke-width="2.5" />
      {crate(122, 132, 34, 34, '#6b3f22', 3)}
      <path d="M125 135h28v28h-28Z" fill="#f4e9d2" />
      <path
        d="M125 135h7v7h-7ZM139 135h7v7h-7ZM132 142h7v7h-7ZM146 142h7v7h-7ZM125 149h7v7h-7ZM139 149h7v7h-7ZM132 156h7v7h-7ZM146 156h7v7h-7Z"
        fill="#3a1d3f"
      />
      {chair(108, 150, -90, '#466')}
      {armchair(154, 26, 35, '#8c3b5a')}
      {plant(36, 150, 1.1)}
    </>
  );
}

export function StoreRoom() {
  return (
    <>
      {crate(150, 14, 50, 34, '#8a5a30')}
      <path d="M150 26H200" stroke="#3b220c" stroke-width="2" />
      <rect x="170" y="22" width="10" height="10" rx="2" fill="#e8b96a" />
      {crate(208, 16, 24, 24, '#6d5a4a', 2)}
      <path d="M208 16 232 40M232 16 208 40" stroke="#43362c" stroke-width="2" />
      {crate(204, 62, 28, 28, '#6d5a4a', 2)}
      <path d="M204 62 232 90M232 62 204 90" stroke="#43362c" stroke-width="2" />
      <path d="M34 76C52 66 78 68 90 76L86 108C70 112 48 112 38 106Z" fill="#8d8ca8" />
      <path d="M48 74C52 86 50 98 54 108M66 70C64 86 70 98 68 110" stroke="#6a6988" stroke-width="2" fill="none" />
      <circle cx="164" cy="94" r="14" class="ct-shadow" />
      <circle cx="162" cy="91" r="14" fill="#7a5230" stroke="#2b1a0d" stroke-width="2" />
      <circle cx="162" cy="91" r="10" fill="#8f6238" />
      <g stroke="#cfd0ea" fill="none" opacity=".6">
        <path d="M236 4 206 8M236 4 212 26M236 4 228 34M218 6.500Q217 14 224 15 228 18 230 26" />
      </g>
    </>
  );
}

export function SittingRoom() {
  return (
    <>
      {rug(46, 30, 108, 66, '#3c4f8a')}
      <rect x="54" y="88" width="90" height="24" rx="8" class="ct-shadow" />
      <rect x="52" y="84" width="92" height="26" rx="9" fill="#b5475a" />
      <rect x="58" y="82" width="38" height="18" rx="5" fill="#cf6a74" />
      <rect x="100" y="82" width="38" height="18" rx="5" fill="#cf6a74" />
      {crate(74, 48, 50, 24, '#8a5a30', 10)}
      {candle(88, 60)}
      <path d="M100 54H114V66H100Z" fill="#fff6e2" transform="rotate(10 107 60)" />
      {plant(160, 98)}
      {armchair(152, 34, 40, '#c99a4f')}
    </>
  );
}
