// Won: the hunters cheer on the lawn with the jewels. Lost: a spirit as large as the house has it for dessert, and the hunters run.
import { Cheering, EndScene, Flame, Sparks, Swag } from '../../../board/party';
import type { Ended } from '../../../contract/ending';
import type { View } from '../../../wire/chasseurs_de_tresor';
import { GemShape, Ghost } from '../art/pieces';
import { kJewels } from '../data';
import { kPlainJewel } from '../scene';
import { Manor, Spirit } from './house';

function Sky({ top, ground }: { readonly top: string; readonly ground: string }) {
  return (
    <>
      <path d="M-2000-900H3000V600H-2000Z" fill={top} />
      <g fill="#ffe6d0">
        {Array.from({ length: 46 }, (_, at) => (
          <circle key={at} cx={((at * 397) % 1700) - 200} cy={((at * 211) % 420) - 160} r={0.9 + (at % 3) * 0.5} opacity=".7" />
        ))}
      </g>
      <path d="M-2000 476C-400 446 200 470 480 456 900 440 1500 480 3000 456V1600H-2000Z" fill={ground} />
    </>
  );
}

function Hunters({ view, mood, y }: { readonly view: View; readonly mood: 'joy' | 'fear'; readonly y: number }) {
  const step = 720 / view.hunters.length;
  return (
    <>
      {view.hunters.map((hunter, at) => (
        <g key={at} transform={`translate(${120 + step * (at + 0.5)} ${y}) scale(${mood === 'joy' ? 3 : 1.9})`}>
          <circle cy="-18" r="44" fill="url(#party-warm)" opacity=".9" />
          <path d="M6-26C20-26 19-4 16-3L6-5Z" fill="#6b4a2a" stroke="#150f22" stroke-width="1.6" />
          <Cheering seat={at} mood={mood} late={at * 0.27} />
          <g transform="translate(-21,-34)" stroke="#3b220c" stroke-width="1.4">
            <path d="M-4-3H4V6H-4Z" fill="#ffe08a" />
            <path d="M-5 6H5M-5-3H5M-3-3C-3-8 3-8 3-3" fill="none" />
          </g>
          {hunter.backpack && (
            <g transform="translate(17,-42) scale(.62)">
              <GemShape number={hunter.backpack.number ?? kPlainJewel} plain={hunter.backpack.number == null} />
            </g>
          )}
        </g>
      ))}
    </>
  );
}

function Won({ view }: { readonly view: View }) {
  const numbered = view.setup.mode === 'advanced';
  return (
    <>
      <Sky top="#232a68" ground="#23523f" />
      <circle cx="800" cy="40" r="150" fill="#8ea3ff" opacity=".16" />
      <circle cx="800" cy="40" r="52" fill="#fff3d0" />
      <g transform="translate(440,462) scale(1.55)">
        <Manor />
      </g>
      <Swag from={[-60, 60]} to={[300, 150]} dip={34} flags={9} />
      <Swag from={[620, 150]} to={[1020, 60]} dip={34} flags={9} />
      <circle cx="480" cy="520" r="420" fill="url(#party-warm)" opacity=".7" />
      <Hunters view={view} mood="joy" y={486} />
      {Array.from({ length: kJewels }, (_, at) => (
        <g key={at} transform={`translate(${165 + at * 90} ${530 + (at % 2) * 16}) scale(1.35)`}>
          <circle r="30" fill="url(#party-warm)" />
          <g class="party-bob" style={{ animationDelay: `${-at * 0.4}s` }}>
            <GemShape number={numbered ? at + 1 : kPlainJewel} plain={!numbered} />
          </g>
        </g>
      ))}
      <g transform="translate(60,470) scale(1.5)">
        <Ghost />
      </g>
      <g transform="translate(905,462) scale(1.3)">
        <Ghost />
      </g>
      <Flame x={30} y={540} scale={1.6} />
      <Flame x={930} y={540} scale={1.6} late={0.7} />
      <Sparks count={14} />
    </>
  );
}

function Lost({ view }: { readonly view: View }) {
  return (
    <>
      <Sky top="#4a1c44" ground="#1c1230" />
      <circle cx="480" cy="220" r="480" fill="url(#party-red)" opacity=".9" />
      <Spirit />
      <path d="M-2000 500C200 478 420 492 640 484 900 474 1500 500 3000 488V1600H-2000Z" fill="#170e28" />
      <Hunters view={view} mood="fear" y={552} />
    </>
  );
}

export function Scene({ view, result }: Ended<View>) {
  const won = result.type === 'Shared' && result.won;
  return <EndScene>{won ? <Won view={view} /> : <Lost view={view} />}</EndScene>;
}
