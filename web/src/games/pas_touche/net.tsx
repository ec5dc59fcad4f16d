// Said openly at the table (PT-61): what the server makes up for on each line, and how well it knows it.
import type { Line, SeatName } from '../../contract/game';
import { useStage } from './stage';
import type { Texts } from './texts';

const line_text = (words: Texts, name: string, { measured, round_trip_ms, spread_ms }: Line) =>
  measured ? words.line(name, round_trip_ms, spread_ms) : words.line_unknown(name);

export function NetLines({ names, words }: { readonly names: readonly SeatName[]; readonly words: Texts }) {
  const lines = useStage().net_lines.value;
  if (lines.length === 0) return null;
  return (
    <p class="pt-network">
      {words.lines}{' '}
      {lines.map((line) => (
        <span key={line.seat}>{line_text(words, names[line.seat]?.name ?? '', line)}</span>
      ))}
    </p>
  );
}
