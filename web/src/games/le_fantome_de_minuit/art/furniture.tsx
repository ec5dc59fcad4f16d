// Small things that stand about in several rooms.
const kSpines: readonly string[] = ['#e2574c', '#5f97f5', '#7fb069', '#f6cd4b', '#7a4a8c', '#35c4b5', '#d9894a', '#b9b6d3'];

export function candle(x: number, y: number, scale = 1) {
  return (
    <g transform={`translate(${x},${y}) scale(${scale})`}>
      <circle r="4.5" fill="#c99a4f" />
      <circle r="2.8" fill="#fff0cf" />
      <circle r="1.3" fill="#ff9a3c" />
    </g>
  );
}

export function rug(x: number, y: number, w: number, h: number, fill: string, seam: string, r = 8) {
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx={r} fill={fill} />
      <rect
        x={x + 4}
        y={y + 4}
        width={w - 8}
        height={h - 8}
        rx={Math.max(r - 3, 1)}
        fill="none"
        stroke={seam}
        stroke-width="1.6"
        stroke-dasharray="4 3"
      />
    </>
  );
}

export function chair(x: number, y: number, angle: number, cushion: string) {
  return <use href="#fm-chr" transform={`translate(${x},${y}) rotate(${angle})`} fill={cushion} />;
}

export function barrel(x: number, y: number, r: number) {
  const a = r * 0.7;
  return (
    <>
      <circle cx={x + 2} cy={y + 3} r={r} class="fm-shadow" />
      <circle cx={x} cy={y} r={r} fill="#7a5230" stroke="#2b1a0d" stroke-width="2" />
      <circle cx={x} cy={y} r={r * 0.72} fill="#8f6238" stroke="#4f3319" />
      <path d={`M${x - a} ${y}H${x + a}M${x} ${y - a}V${y + a}`} stroke="#6a4523" />
      <circle cx={x} cy={y} r="2" fill="#2b1a0d" />
    </>
  );
}

function books(count: number) {
  return Array.from({ length: count }, (_, book) => {
    const short = (book * 7) % 4;
    const colour = kSpines[(book * 5 + count) % kSpines.length];
    return <rect key={book} x={book * 5} y={short} width="4.2" height={12 - short} fill={colour} />;
  });
}

export function FurnitureDefs() {
  return (
    <>
      <g id="fm-chr">
        <rect x="-7" y="-6" width="15" height="14" rx="3" class="fm-shadow" />
        <rect x="-7" y="-7" width="14" height="13" rx="3" />
        <rect x="-8" y="-10" width="16" height="5" rx="2.5" fill="#4f301c" />
      </g>
      <g id="fm-plt">
        <circle r="6.5" fill="#fdf6e6" stroke="#c9b98f" />
        <circle r="3.8" fill="#e9dfc6" />
      </g>
      <g id="fm-clo">
        <rect x="-15" y="-4" width="30" height="9" rx="4" class="fm-shadow" />
        <rect x="-16" y="-5" width="31" height="9" rx="4.5" />
        <path d="M-8-1H8" stroke="#150f22" opacity=".35" />
      </g>
      <g id="fm-bk28">{books(28)}</g>
      <g id="fm-bk20">{books(20)}</g>
    </>
  );
}
