// The chambers above the gallery, in the drawing's own units.
import { candle, chair, rug } from './furniture';

export function MusicRoom() {
  return (
    <>
      {rug(54, -86, 72, 62, '#8f3146', '#f1c887', 30)}
      <path d="M60-140H120V-118C120-96 96-104 92-84 88-72 62-72 60-86Z" class="fm-shadow" transform="translate(3,4)" />
      <path d="M60-140H120V-118C120-96 96-104 92-84 88-72 62-72 60-86Z" fill="#191726" stroke="#4a4766" stroke-width="1.5" />
      <path d="M66-132H114V-120C112-104 92-108 86-90 82-80 68-80 66-88Z" fill="#c48a45" opacity=".8" />
      <path d="M70-128 104-112M70-122 98-106M70-116 92-100M70-108 86-94" stroke="#f6dca8" stroke-width=".9" />
      <rect x="60" y="-142" width="60" height="9" fill="#fbf3e0" />
      <path
        d="M66-142V-137M71-142V-137M79-142V-137M84-142V-137M89-142V-137M97-142V-137M102-142V-137M110-142V-137M115-142V-137"
        stroke="#15121f"
        stroke-width="2.4"
      />
      <g transform="translate(116,-62) rotate(24)">
        <path
          d="M0-12C8-12 8-4 5 0 9 4 10 15 0 15-10 15-9 4-5 0-8-4-8-12 0-12Z"
          fill="#b2622c"
          stroke="#5c2c12"
          stroke-width="1.5"
        />
        <path d="M0-26V8M-3 10H3" stroke="#2a1409" stroke-width="2" />
      </g>
      {candle(56, -64)}
    </>
  );
}

export function GameRoom() {
  return (
    <>
      <rect x="166" y="-136" width="50" height="84" rx="6" class="fm-shadow" transform="translate(3,4)" />
      <rect x="166" y="-136" width="50" height="84" rx="6" fill="#6b3a1d" stroke="#3a1d0d" stroke-width="1.5" />
      <rect x="172" y="-130" width="38" height="72" rx="2" fill="#2f8f5b" />
      <rect x="172" y="-130" width="38" height="72" rx="2" fill="url(#fm-warmb)" opacity=".55" />
      <g fill="#0b0914">
        <circle cx="172" cy="-130" r="3.4" />
        <circle cx="210" cy="-130" r="3.4" />
        <circle cx="172" cy="-58" r="3.4" />
        <circle cx="210" cy="-58" r="3.4" />
        <circle cx="171" cy="-94" r="3" />
        <circle cx="211" cy="-94" r="3" />
      </g>
      <circle cx="184" cy="-112" r="3.6" fill="#e2574c" />
      <circle cx="198" cy="-104" r="3.6" fill="#f6cd4b" />
      <circle cx="190" cy="-84" r="3.6" fill="#fff" />
      <circle cx="201" cy="-76" r="3.6" fill="#5f97f5" />
      <path d="M178-62 192-96" stroke="#e8c48a" stroke-width="2.2" />
      <rect x="222" y="-138" width="12" height="40" rx="2" fill="#3f2413" />
      <path d="M226-136V-100M230-136V-100" stroke="#e8c48a" stroke-width="1.6" />
      {chair(158, -40, -90, '#466')}
    </>
  );
}

export function Attic() {
  return (
    <>
      <path d="M256-140C276-146 300-146 316-138L312-92C300-86 280-88 262-92Z" fill="#7d7c98" />
      <path
        d="M266-134C270-120 268-106 272-94M286-142C284-124 290-108 288-90M304-138C300-120 306-106 302-92"
        stroke="#5b5a78"
        stroke-width="2"
        fill="none"
      />
      <path d="M260-70C270-78 286-76 292-68L290-50C280-46 268-46 260-52Z" fill="#6d6c8a" />
      <g stroke="#b9b6d3" stroke-width=".9" fill="none" opacity=".75">
        <path d="M324-150 296-128M324-150 300-146M324-150 312-120M304-147Q304-138 315-127M312-148.500Q312-143 318-136" />
      </g>
    </>
  );
}

export function HuntingRoom() {
  return (
    <>
      <path d="M366-148H420V-136H366Z" fill="#2a2236" stroke="#7d7391" stroke-width="2" />
      <path d="M376-140H410V-134H376Z" fill="#ff8a3c" />
      <ellipse cx="393" cy="-132" rx="34" ry="22" fill="url(#warm-light)" />
      <g transform="translate(392,-86)">
        <path
          d="M-40-18C-30-22-22-18-16-14L-8-30H8L16-14C22-18 30-22 40-18L34-8C28-8 24-4 22 0L24 10C30 12 34 14 40 20L32 26C24 24 18 20 14 18 6 26-6 26-14 18-18 20-24 24-32 26L-40 20C-34 14-30 12-24 10L-22 0C-24-4-28-8-34-8Z"
          class="fm-shadow"
          transform="translate(2,3)"
        />
        <path
          d="M-40-18C-30-22-22-18-16-14L-8-30H8L16-14C22-18 30-22 40-18L34-8C28-8 24-4 22 0L24 10C30 12 34 14 40 20L32 26C24 24 18 20 14 18 6 26-6 26-14 18-18 20-24 24-32 26L-40 20C-34 14-30 12-24 10L-22 0C-24-4-28-8-34-8Z"
          fill="#a06a3b"
          stroke="#5b3719"
          stroke-width="1.8"
        />
        <path d="M-16-4C-10 8 10 8 16-4" stroke="#c99560" stroke-width="7" fill="none" stroke-linecap="round" opacity=".7" />
        <circle cx="0" cy="-28" r="10" fill="#8a5730" stroke="#5b3719" stroke-width="1.8" />
        <circle cx="-7" cy="-37" r="4" fill="#8a5730" />
        <circle cx="7" cy="-37" r="4" fill="#8a5730" />
        <circle cx="-4" cy="-29" r="1.3" fill="#1a0f08" />
        <circle cx="4" cy="-29" r="1.3" fill="#1a0f08" />
        <ellipse cx="0" cy="-34" rx="3" ry="2" fill="#1a0f08" />
      </g>
      <g stroke="#e9d4ac" stroke-width="2.6" fill="none" stroke-linecap="round">
        <path d="M346-110V-128M346-118 340-126M346-122 352-130M346-112 354-114" />
        <path d="M440-110V-128M440-118 434-126M440-122 446-130M440-112 432-114" />
      </g>
      <circle cx="346" cy="-108" r="4" fill="#5b3719" />
      <circle cx="440" cy="-108" r="4" fill="#5b3719" />
      {chair(350, -40, -60, '#8c3b33')}
      {chair(432, -40, 60, '#8c3b33')}
    </>
  );
}

export function Bedroom() {
  return (
    <>
      {rug(472, -74, 134, 50, '#8c4f78', '#f1c887')}
      <rect x="508" y="-144" width="64" height="86" rx="5" class="fm-shadow" transform="translate(3,5)" />
      <rect x="508" y="-146" width="64" height="88" rx="5" fill="#6b3f22" />
      <rect x="512" y="-142" width="56" height="80" rx="4" fill="#f4e9d2" />
      <rect x="516" y="-138" width="22" height="16" rx="5" fill="#fff" stroke="#cfc3ad" />
      <rect x="542" y="-138" width="22" height="16" rx="5" fill="#fff" stroke="#cfc3ad" />
      <path d="M512-112C530-118 552-106 568-112V-62H512Z" fill="#4a6fb8" />
      <path d="M512-112C530-118 552-106 568-112V-104C552-98 530-110 512-104Z" fill="#e9eefc" />
      <path
        d="M526-104V-62M540-106V-62M554-104V-62M512-90H568M512-76H568"
        stroke="#2f4f92"
        stroke-width="1.4"
        stroke-dasharray="3 3"
      />
      <g fill="#4f301c">
        <circle cx="510" cy="-144" r="5" />
        <circle cx="570" cy="-144" r="5" />
        <circle cx="510" cy="-60" r="5" />
        <circle cx="570" cy="-60" r="5" />
      </g>
      <rect x="482" y="-144" width="18" height="18" rx="2" fill="#7a4a28" />
      {candle(491, -135)}
      <rect x="580" y="-144" width="18" height="18" rx="2" fill="#7a4a28" />
      <circle cx="589" cy="-135" r="6" fill="#7fb069" />
      <rect x="470" y="-110" width="12" height="44" rx="2" fill="#5a3620" />
      <ellipse cx="600" cy="-92" rx="9" ry="14" fill="#bcd0ee" stroke="#c99a4f" stroke-width="2.5" />
    </>
  );
}
