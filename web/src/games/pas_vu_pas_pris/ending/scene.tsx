// The hall seen from the garden: the winner's ghosts have got out and dance in the light of the door; through the keyhole an eye looks
// for the others, who stand behind the furniture.
import { Cheering, EndScene, in_turns, Sparks, Swag } from '../../../board/party';
import { type Ended, winners_of } from '../../../contract/ending';
import type { View } from '../../../wire/pas_vu_pas_pris';
import { GhostShape } from '../art';

const kDancers = 5;
const kSizes = ['medium', 'small', 'large', 'small', 'medium'] as const;

function Hall() {
  return (
    <>
      <path d="M-2000-900H3000V420H-2000Z" fill="#33306a" />
      <g opacity=".35">
        {Array.from({ length: 26 }, (_, at) => (
          <path key={at} d={`M${-1500 + at * 150} ${40}h70v90h-70Z`} fill="#4b478c" />
        ))}
      </g>
      <path d="M-2000 330H3000V424H-2000Z" fill="#5a3a2c" stroke="#150f22" stroke-width="3" />
      <path d="M-2000 350H3000" stroke="#8a5a3a" stroke-width="3" />
      <path d="M-2000 420H3000V1600H-2000Z" fill="#2b2142" />
      <g fill="#3a2e58">
        {Array.from({ length: 24 }, (_, at) => (
          <path key={at} d={`M${-1400 + at * 160} 424h80l-30 240h-90Z`} />
        ))}
      </g>
    </>
  );
}

// The door, its keyhole, and the eye that looks through it.
function Door() {
  return (
    <g transform="translate(480,0)">
      <path d="M-190 424V-40C-190-150 190-150 190-40V424Z" fill="#4a2a1c" stroke="#150f22" stroke-width="4" />
      <path d="M-166 424V-34C-166-124 166-124 166-34V424Z" fill="#8a5230" stroke="#2b160c" stroke-width="3" />
      <path d="M0-100V424M-166 120H166" stroke="#5e341c" stroke-width="5" />
      <circle cy="150" r="330" fill="url(#party-warm)" />
      <circle cy="96" r="92" fill="#c99a4f" stroke="#3b220c" stroke-width="4" />
      <path
        d="M-38 70A40 40 0 1 1 38 70C32 92 24 98 34 154H-34C-24 98-32 92-38 70Z"
        fill="#1a0f1e"
        stroke="#3b220c"
        stroke-width="3"
      />
      <path d="M-34 70Q0 28 34 70 0 104-34 70Z" fill="#fff6df" stroke="#3b220c" stroke-width="2" />
      <g class="party-bob">
        <circle cy="69" r="17" fill="#5f97f5" />
        <circle cy="69" r="8" fill="#16224a" />
        <circle cx="5" cy="63" r="4" fill="#fff" />
      </g>
    </g>
  );
}

function Armchair({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 460) scale(1.25)`} stroke="#150f22" stroke-width="3" stroke-linejoin="round">
      <path d="M-62 0V-96C-62-134 62-134 62-96V0Z" fill="#7a2f4c" />
      <path d="M-84 6V-50C-84-72-52-72-52-50V6ZM84 6V-50C84-72 52-72 52-50V6Z" fill="#94405e" />
      <path d="M-54 6V-26H54V6Z" fill="#a8506e" />
    </g>
  );
}

export function Scene(ended: Ended<View>) {
  const winners = winners_of(ended);
  const others = ended.names.map(({ seat }) => seat).filter((seat) => !winners.includes(seat));
  const dancers = in_turns(winners, kDancers);
  return (
    <EndScene>
      <Hall />
      <Door />
      <Swag from={[-120, -60]} to={[300, 10]} dip={34} flags={10} />
      <Swag from={[660, 10]} to={[1080, -60]} dip={34} flags={10} />
      {others.toReversed().map((seat, back) => {
        const at = others.length - 1 - back;
        return (
          <g key={seat}>
            <g transform={`translate(${[90, 840, 168][at % 3]} ${at > 1 ? 344 : 352}) scale(${at > 1 ? 2.5 : 3.4})`}>
              <g class="party-tremble">
                <GhostShape seat={seat} size="medium" />
              </g>
            </g>
          </g>
        );
      })}
      {others.length > 0 && <Armchair x={120} />}
      {others.length > 1 && <Armchair x={840} />}
      {dancers.map((seat, at) => (
        <g key={at} transform={`translate(${250 + at * 115} ${at === 2 ? 400 : at % 2 ? 384 : 352}) scale(3.6)`}>
          <g class="party-hop" style={{ animationDelay: `${-at * 0.31}s` }}>
            {at !== 2 && <GhostShape seat={seat} size={kSizes[at] ?? 'small'} />}
          </g>
        </g>
      ))}
      {winners.map((seat, at) => (
        <g key={seat} transform={`translate(${480 + 150 * (at - (winners.length - 1) / 2)} 520) scale(3.8)`}>
          <circle cy="-20" r="40" fill="url(#party-warm)" />
          <Cheering seat={seat} late={at * 0.3} />
        </g>
      ))}
      <Sparks />
    </EndScene>
  );
}
