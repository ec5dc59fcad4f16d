// A counter full of sweets: who won stands on the cake, the others help themselves.
import { Cheering, EndScene, in_turns, Sparks, Swag, Taper } from '../../../board/party';
import { type Ended, winners_of } from '../../../contract/ending';
import type { Sweet, View } from '../../../wire/pas_touche';
import { SweetDefs, SweetShape } from '../art/sweets';

const kSweets: readonly Sweet[] = ['macaron', 'eclair', 'doughnut', 'croissant', 'waffle', 'churros'];

function Bakery() {
  return (
    <>
      <path d="M-2000-900H3000V420H-2000Z" fill="#3a2a5e" />
      <g opacity=".35">
        {Array.from({ length: 25 }, (_, at) => (
          <path key={at} d={`M${-1500 + at * 160}-900h80V420h-80Z`} fill="#4a3a78" />
        ))}
      </g>
      <circle cx="480" cy="240" r="520" fill="url(#party-warm)" />
      {[60, 180].map((y, row) => (
        <g key={y}>
          <path d={`M-1400 ${y + 34}H2400V${y + 46}H-1400Z`} fill="#7a5230" stroke="#150f22" stroke-width="2.5" />
          {Array.from({ length: 26 }, (_, at) => (
            <g key={at} transform={`translate(${-1360 + at * 142 + row * 60} ${y})`}>
              <SweetShape sweet={kSweets[(at + row * 2) % 6] ?? 'macaron'} scale={1.5} turn={((at * 37) % 30) - 15} />
            </g>
          ))}
        </g>
      ))}
      <path d="M-2000 470H3000V1600H-2000Z" fill="#5a2f2a" />
      <path d="M-2000 462H3000V486H-2000Z" fill="#c98a5a" stroke="#150f22" stroke-width="2.5" />
    </>
  );
}

interface TierProps {
  readonly y: number;
  readonly half: number;
  readonly height: number;
  readonly fill: string;
}
function Tier({ y, half, height, fill }: TierProps) {
  const drops = Math.round(half / 24);
  const width = (2 * half) / drops;
  const icing = Array.from({ length: drops }, (_, at) => `q${-width / 2} ${at % 2 ? 34 : 52} ${-width} 0`).join('');
  return (
    <g stroke="#3b220c" stroke-width="3" stroke-linejoin="round">
      <path
        d={`M${480 - half} ${y}V${y - height}H${480 + half}V${y}C${480 + half} ${y + 22} ${480 - half} ${y + 22} ${480 - half} ${y}Z`}
        fill={fill}
      />
      <path
        d={`M${480 - half} ${y - height}C${480 - half} ${y - height - 26} ${480 + half} ${y - height - 26} ${480 + half} ${y - height}${icing}Z`}
        fill="#fff6e6"
      />
    </g>
  );
}

export function Scene(ended: Ended<View>) {
  const winners = winners_of(ended);
  const others = ended.names.map(({ seat }) => seat).filter((seat) => !winners.includes(seat));
  const top = in_turns(winners, 1);
  const gap = 360 / Math.max(3, top.length);
  return (
    <>
      <SweetDefs />
      <EndScene>
        <Bakery />
        <Swag from={[-90, -60]} to={[480, 6]} dip={44} flags={12} />
        <Swag from={[480, 6]} to={[1050, -60]} dip={44} flags={12} />
        {top.map((seat, at) => (
          <g
            key={seat}
            transform={`translate(${480 + gap * (at - (top.length - 1) / 2)} 300) scale(${top.length > 3 ? 2.6 : 3.8})`}
          >
            <Cheering seat={seat} late={at * 0.27} />
          </g>
        ))}
        <ellipse cx="480" cy="486" rx="300" ry="40" fill="#d9a94f" stroke="#3b220c" stroke-width="3" />
        <Tier y={386} half={190} height={92} fill="#f0b6c0" />
        <Tier y={476} half={256} height={92} fill="#c98bd8" />
        <Taper x={318} y={300} height={34} late={0.2} />
        <Taper x={642} y={300} height={34} late={0.8} />
        {kSweets.map((sweet, at) => (
          <g key={sweet} transform={`translate(${262 + at * 87} 428)`}>
            <SweetShape sweet={sweet} scale={1.15} turn={at * 24 - 50} />
          </g>
        ))}
        {others.map((seat, at) => (
          <g
            key={seat}
            transform={`translate(${at % 2 ? 790 + Math.floor(at / 2) * 68 : 176 - Math.floor(at / 2) * 68} 520) scale(2.1)`}
          >
            <Cheering seat={seat} late={at * 0.31} />
            <g transform="translate(0,-58)">
              <SweetShape sweet={kSweets[seat % 6] ?? 'macaron'} scale={0.5} turn={-12} />
            </g>
          </g>
        ))}
        <Sparks />
      </EndScene>
    </>
  );
}
