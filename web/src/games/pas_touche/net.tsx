// Said openly at the table (PT-61): what the server makes up for on each line, and how well it knows it.
import type { SeatName } from '../game';
import { net_lines } from './stage';
import type { Texts } from './texts';

export function NetLines({ names, words }: { readonly names: readonly SeatName[]; readonly words: Texts }) {
  const lines = net_lines.value;
  if (lines.length === 0) return null;
  return (
    <p class="pt-net">
      {words.lines}{' '}
      {lines.map((line) => (
        <span key={line.seat}>{words.line(names[line.seat]?.name ?? '', line)}</span>
      ))}
    </p>
  );
}
