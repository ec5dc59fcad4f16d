// Several figures on one spot: all are to be seen.
export interface Place {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}
const kWidth = 25; // between figures side by side
const kDepth = 25; // between rows: the faces behind stay in sight
const kBody = { w: 30, h: 40 } as const;

// Rows of figures that overlap as little as the box allows; the front row is the fullest, and those behind look through its gaps.
export function arrange(count: number, box: { readonly w: number; readonly h: number }, size = 1): readonly Place[] {
  const small = count > 6 ? 0.74 : count > 2 ? 0.84 : 1;
  const scale = size * small;
  const spread = (places: number, room: number, wish: number) =>
    places <= 1 ? wish : Math.min(wish, Math.max(4, room / (places - 1)));
  const grid = (columns: number) => {
    const rows = Math.ceil(count / columns);
    const dx = spread(columns, box.w + 4 - kBody.w * scale, kWidth * scale);
    const dy = spread(rows, box.h + 10 - kBody.h * scale, kDepth * scale);
    return { columns, rows, dx, dy, worth: Math.min(dx / kWidth, dy / kDepth) - rows * 0.01 };
  };
  let best = grid(1);
  for (let columns = 2; columns <= count; ++columns) {
    const tried = grid(columns);
    if (tried.worth > best.worth) best = tried;
  }
  const { columns, rows, dx, dy } = best;
  const places: Place[] = [];
  const behind = count - columns * (rows - 1);
  for (let row = 0; row < rows; ++row) {
    const here = row === 0 ? behind : columns;
    const shift = rows > 1 && here === columns && (rows - 1 - row) % 2 === 1 ? dx / 4 : 0;
    for (let column = 0; column < here; ++column) {
      places.push({ dx: (column - (here - 1) / 2) * dx + shift, dy: (row - (rows - 1) / 2) * dy, scale });
    }
  }
  return places;
}
