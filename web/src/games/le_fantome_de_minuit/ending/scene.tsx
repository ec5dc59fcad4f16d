// The hall at night: the winner's guests feast by the hearth, Hugo sulks.
import { Cheering, EndScene, Flame, in_turns, Sparks, Swag, Taper } from '../../../board/party';
import { type Ended, winners_of } from '../../../contract/ending';
import type { View } from '../../../wire/le_fantome_de_minuit';
import { kMostSeats } from '../data';
import { ending_texts } from './texts';
import './ending.css';

const kGuests = [384, 510, 636, 762] as const;

function Wall() {
  return (
    <>
      <path d="M-2000-900H3000V370H-2000Z" fill="#26265c" />
      <path d="M-2000 370H3000V1600H-2000Z" fill="#3a2238" />
      <path d="M-2000 358H3000V376H-2000Z" fill="#2a2350" stroke="#150f22" stroke-width="2" />
      <path d="M-2000 410H3000M-2000 470H3000M-2000 550H3000M200 370 40 710M700 370 860 710" stroke="#1a1024" opacity=".45" />
      <g transform="translate(110,60)">
        <path d="M-72 220V-10A72 72 0 0 1 72-10V220Z" fill="#1d2456" stroke="#c99a4f" stroke-width="7" />
        <circle cx="14" cy="10" r="58" fill="#8ea3ff" opacity=".18" />
        <circle cx="14" cy="10" r="31" fill="#fff3d0" />
        <g fill="#fff6df">
          <circle cx="-40" cy="-20" r="1.8" />
          <circle cx="-30" cy="60" r="1.5" />
          <circle cx="44" cy="-40" r="1.5" />
        </g>
        <path d="M-68 216V150C-30 120 30 160 68 130V216Z" fill="#0c1030" />
        <path d="M0-80V214M-70 90H70" stroke="#c99a4f" stroke-width="5" />
      </g>
    </>
  );
}

function Hearth() {
  return (
    <g transform="translate(573,-190)">
      <circle cy="430" r="500" fill="url(#party-warm)" />
      <path d="M-190 560V236H190V560Z" fill="#564a76" stroke="#150f22" stroke-width="3" />
      <path
        d="M-190 290H190M-190 344H-132M132 344H190M-190 398H-132M132 398H190M-190 452H-132M132 452H190M-190 506H-132M132 506H190M-100 236V290M20 236V290M120 236V290M-160 290V344M160 344V398M-160 398V452"
        stroke="#352d55"
        stroke-width="2.5"
      />
      <path d="M-132 560V366C-132 300 132 300 132 366V560Z" fill="#1a0f1e" stroke="#150f22" stroke-width="3" />
      <path d="M-120 560V370C-120 314 120 314 120 370V560Z" fill="#7a2a26" />
      <circle cy="500" r="110" fill="url(#party-warm)" />
      <Flame x={-62} y={556} scale={3.4} late={0.3} />
      <Flame x={58} y={556} scale={3.6} late={0.9} />
      <Flame x={-8} y={556} scale={5.8} late={0.5} />
      <path d="M-214 214H214V240H-214Z" fill="#7a5230" stroke="#150f22" stroke-width="3" />
      <path d="M-214 214H214V222H-214Z" fill="#c98a5a" opacity=".7" />
      <Taper x={-180} y={214} height={36} late={0.2} />
      <Taper x={180} y={214} height={36} late={0.7} />
      <g transform="translate(0,214)">
        <path d="M-34 0V-34C-34-62 34-62 34-34V0Z" fill="#7a4628" stroke="#150f22" stroke-width="3" />
        <circle cy="-30" r="20" fill="#f6e6c3" stroke="#8a5a24" stroke-width="3" />
        <path d="M0-30V-46" stroke="#3a2a4a" stroke-width="3" stroke-linecap="round" />
      </g>
    </g>
  );
}

function Cup({ x }: { readonly x: number }) {
  return (
    <g fill="#f6cd4b" stroke="#3b220c" stroke-width="1.6">
      <path d={`M${x - 9} 380H${x + 9}L${x + 6} 398H${x - 6}Z`} />
      <path d={`M${x + 9} 383C${x + 17} 383 ${x + 15} 393 ${x + 7} 393`} fill="none" />
    </g>
  );
}

function Feast() {
  return (
    <>
      <g transform="translate(573,-26) scale(.94,1) translate(-600,-170)">
        <ellipse cx="600" cy="704" rx="330" ry="30" fill="#04050f" opacity=".5" />
        <path
          d="M300 566H900L926 690C880 712 840 682 800 700 750 716 720 686 670 702 620 716 590 686 540 702 490 716 460 686 410 700 360 712 320 690 274 694Z"
          fill="url(#party-cloth)"
          stroke="#150f22"
          stroke-width="3"
        />
        <path d="M283 650Q600 676 917 650" fill="none" stroke="#e2574c" stroke-width="4" stroke-dasharray="10 8" />
      </g>
      <g fill="#fff" stroke="#c9b98f" stroke-width="1.6">
        <ellipse cx="340" cy="390" rx="30" ry="9" />
        <ellipse cx="806" cy="390" rx="30" ry="9" />
      </g>
      <Cup x={394} />
      <Cup x={752} />
      <g transform="translate(573,402)">
        <ellipse cy="4" rx="66" ry="13" fill="#c99a4f" stroke="#3b220c" stroke-width="2" />
        <path d="M-50 0V-30C-50-38 50-38 50-30V0C50 10-50 10-50 0Z" fill="#f0b6c0" stroke="#3b220c" stroke-width="2" />
        <path
          d="M-50-30C-50-20-38-18-34-26-28-14-18-16-14-24-8-12 6-14 10-24 16-14 28-14 32-24 38-16 50-20 50-30 50-39-50-39-50-30Z"
          fill="#fff6e6"
          stroke="#3b220c"
          stroke-width="1.6"
        />
        <Taper x={-24} y={-32} height={20} late={0.1} />
        <Taper x={0} y={-34} height={24} late={0.6} />
        <Taper x={24} y={-32} height={20} late={1.1} />
      </g>
    </>
  );
}

function Hugo() {
  return (
    <g class="party-bob">
      <path
        d="M-22 0C-26-20-24-56 0-58 25-56 26-20 23 1 18 7 14-3 9 1 4 6 0-2-5 2-10 6-14-3-22 0Z"
        fill="url(#party-ghost)"
        stroke="#2d6b6b"
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <path d="M-16-8C-19-26-17-46-6-51-12-40-12-22-10-4-12-5-14-7-16-8Z" fill="#fff" opacity=".55" />
      <g stroke="#2d1738" stroke-width="1.6" stroke-linejoin="round">
        <path d="M-15-48C-14-64 2-72 22-62 14-62 14-56 14-48 4-54-6-54-15-48Z" fill="#7a4a8c" />
        <path d="M-15-47C-6-54 5-54 14.500-47 14-42 12-43 11-42 4-48-6-48-13-42-15-43-16-45-15-47Z" fill="#f4e9d2" />
        <circle cx="23" cy="-61" r="4.4" fill="#f4e9d2" />
      </g>
      <g fill="#16224a">
        <ellipse cx="-7" cy="-33" rx="4" ry="5.6" />
        <ellipse cx="8" cy="-33" rx="4" ry="5.6" />
      </g>
      <path d="M-12-38.500H-2V-34.500Q-7-36.500-12-34.500ZM3-38.500H13V-34.500Q8-36.500 3-34.500Z" fill="#cdf6ea" />
      <g stroke="#16224a" stroke-width="2" stroke-linecap="round" fill="none">
        <path d="M-12.500-40.500-3-37.500M13.500-40.500 4-37.500M-3.500-20.500Q.5-25.500 4.500-20.500" />
      </g>
      <circle cx="-13" cy="-25" r="3.2" fill="#ff9aa8" opacity=".55" />
      <circle cx="14" cy="-25" r="3.2" fill="#ff9aa8" opacity=".55" />
      <g fill="none" stroke-linecap="round">
        <path d="M20-19C17-12 6-9.500-8-11.500M-20-19C-17-11-6-8 9-11" stroke="#2d6b6b" stroke-width="8.6" />
        <path d="M20-19C17-12 6-9.500-8-11.500" stroke="#e6fff7" stroke-width="5.6" />
        <path d="M-20-19C-17-11-6-8 9-11" stroke="#e6fff7" stroke-width="5.6" />
      </g>
    </g>
  );
}

// What Hugo says to it; on a small screen there is no room for words in the picture.
function Grumble({ text }: { readonly text: string }) {
  return (
    <foreignObject x="8" y="196" width="216" height="92" class="fm-grumble">
      <p>{text}</p>
    </foreignObject>
  );
}

export function Scene(ended: Ended<View>) {
  const winners = winners_of(ended);
  const others = ended.names.map(({ seat }) => seat).filter((seat) => !winners.includes(seat));
  const guests = in_turns(winners, kGuests.length);
  const step = 504 / Math.max(1, guests.length);
  return (
    <EndScene>
      <Wall />
      <Hearth />
      <Swag from={[-30, -62]} to={[372, 36]} dip={34} flags={9} />
      <Swag from={[372, 46]} to={[774, 46]} dip={36} flags={9} />
      <Swag from={[774, 36]} to={[1176, -62]} dip={34} flags={9} />
      {guests.map((seat, at) => (
        <g key={at} transform={`translate(${321 + step * (at + 0.5)} 402) scale(${guests.length > 5 ? 2.4 : 3.2})`}>
          <Cheering seat={seat} late={at * 0.27} />
        </g>
      ))}
      <Feast />
      {others.slice(0, kMostSeats - 1).map((seat, at) => (
        <g
          key={seat}
          transform={`translate(${880 + (at % 2) * 46 - (at > 3 ? 22 : 0)} ${380 + Math.floor(at / 2) * 44}) scale(1.6)`}
        >
          <Cheering seat={seat} late={at * 0.31} />
        </g>
      ))}
      <circle cx="140" cy="380" r="170" fill="url(#party-ecto)" opacity=".5" />
      <g transform="translate(140,470) scale(2.9)">
        <Hugo />
      </g>
      <Grumble text={ending_texts(ended.language).grumble} />
      <Sparks />
    </EndScene>
  );
}
