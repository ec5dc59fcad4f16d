// Small things that stand about in several rooms, seen from above.
const kSpines: readonly string[] = ['#e2574c', '#5f97f5', '#7fb069', '#f6cd4b', '#7a4a8c', '#35c4b5', '#d9894a', '#b9b6d3'];
const kSeam = '#f1c887';

export function candle(x: number, y: number) {
  return <use href="#ct-cdl" x={x} y={y} />;
}

export function plate(x: number, y: number) {
  return <use href="#ct-plt" x={x} y={y} />;
}

export function chair(x: number, y: number, angle: number, cushion: string) {
  return <use href="#ct-chr" transform={`translate(${x},${y}) rotate(${angle})`} fill={cushion} />;
}

export function plant(x: number, y: number, scale = 1) {
  return <use href="#ct-plant" transform={`translate(${x},${y}) scale(${scale})`} />;
}

// A box seen from above: a table, a bed, a chest.
export function crate(x: number, y: number, w: number, h: number, fill: string, r = 4, edge = '#2b1a0d') {
  return (
    <>
      <rect x={x + 3} y={y + 4} width={w} height={h} rx={r} class="ct-shadow" />
      <rect x={x} y={y} width={w} height={h} rx={r} fill={fill} stroke={edge} stroke-width="1.5" />
    </>
  );
}

export function rug(x: number, y: number, w: number, h: number, fill: string, r = 8) {
  const seam = { fill: 'none', stroke: kSeam, 'stroke-width': 1.6, 'stroke-dasharray': '4 3' } as const;
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx={r} fill={fill} />
      <rect x={x + 4} y={y + 4} width={w - 8} height={h - 8} rx={Math.max(r - 3, 1)} {...seam} />
    </>
  );
}

export function armchair(x: number, y: number, angle: number, fill: string) {
  return (
    <g transform={`translate(${x},${y}) rotate(${angle})`}>
      <rect x="-15" y="-13" width="32" height="31" rx="8" class="ct-shadow" />
      <rect x="-16" y="-16" width="32" height="31" rx="8" fill={fill} />
      <rect x="-10" y="-7" width="20" height="21" rx="4" fill="#fff" opacity=".22" />
      <rect x="-16" y="-16" width="32" height="9" rx="4.5" fill="#000" opacity=".2" />
    </g>
  );
}

const kLeaf = 'M0 0C-6-6-5-14 0-18 5-14 6-6 0 0Z';
const kYoungLeaf = 'M0 0C-4-4-3-9 0-12 3-9 4-4 0 0Z';
const kSixths: readonly number[] = [0, 60, 120, 180, 240, 300];

export function FurnitureDefs() {
  return (
    <>
      <g id="ct-cdl">
        <circle r="4.5" fill="#c99a4f" />
        <circle r="2.8" fill="#fff0cf" />
        <circle r="1.3" fill="#ff9a3c" />
      </g>
      <g id="ct-plt">
        <circle r="6.5" fill="#fdf6e6" stroke="#c9b98f" />
        <circle r="3.8" fill="#e9dfc6" />
      </g>
      <g id="ct-chr">
        <rect x="-7" y="-6" width="15" height="14" rx="3" class="ct-shadow" />
        <rect x="-7" y="-7" width="14" height="13" rx="3" />
        <rect x="-8" y="-10" width="16" height="5" rx="2.5" fill="#4f301c" />
      </g>
      <g id="ct-plant">
        <circle cx="2" cy="3" r="15" class="ct-shadow" />
        <g fill="#3f8f5c" stroke="#1d4a34">
          {kSixths.map((angle) => (
            <path key={angle} d={kLeaf} transform={`rotate(${angle})`} />
          ))}
        </g>
        <g fill="#7fc98a">
          {kSixths.map((angle) => (
            <path key={angle} d={kYoungLeaf} transform={`rotate(${angle + 30})`} />
          ))}
        </g>
      </g>
      <g id="ct-bks">
        {Array.from({ length: 14 }, (_, book) => {
          const short = (book * 7) % 4;
          const colour = kSpines[(book * 5 + 3) % kSpines.length];
          return <rect key={book} x={book * 5} y={short} width="4.2" height={12 - short} fill={colour} />;
        })}
      </g>
    </>
  );
}
