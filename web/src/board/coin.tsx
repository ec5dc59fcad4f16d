// A number laid on a picture: how many steps, what it is worth.
interface Props {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}
export function Coin({ x, y, text }: Props) {
  return (
    <g transform={`translate(${x.toFixed(1)},${y.toFixed(1)})`}>
      <circle r="12" fill="#ffe7b0" stroke="#2b1606" stroke-width="2.4" />
      <text y="6" text-anchor="middle" font-size="17" font-weight="700" fill="#2b1606">
        {text}
      </text>
    </g>
  );
}
