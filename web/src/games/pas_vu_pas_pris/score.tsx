// The sheet at the end, and in the margin what is worth how much.
import { ReferenceSlip, ScoreSheet } from '../../board/score_sheet';
import type { ScoreProps } from '../../contract/game';
import type { Language } from '../../texts/language';
import type { View } from '../../wire/pas_vu_pas_pris';
import { GhostIcon } from './art';
import { seat_name } from './names';
import { texts } from './texts';
import './style/dock.css';

export function Score({ view, names, language, over }: ScoreProps<View>) {
  const words = texts(language);
  const places = over?.type === 'Ranking' ? over.seats : [];
  const most = Math.max(...view.players.map(({ points }) => points));
  const rows = view.players.map(({ points, ghosts }, seat) => {
    const count = (where: string) => ghosts.filter((each) => each.where === where).length;
    return {
      seat,
      name: seat_name(names, seat),
      cells: [String(count('out')), String(count('hall'))],
      total: String(points),
      best: places.length > 0 ? places[seat]?.place === 1 : points === most,
      you: names[seat]?.you,
    };
  });
  return (
    <ScoreSheet
      caption={words.result}
      columns={[
        { short: words.row_out, full: words.row_out },
        { short: words.row_hall, full: words.row_hall },
      ]}
      rows={rows.toSorted((a, b) => Number(b.total) - Number(a.total))}
    />
  );
}

export function Badge({ view, seat }: { readonly view: View; readonly seat: number }) {
  const player = view.players[seat];
  const out = player?.ghosts.filter(({ where }) => where === 'out') ?? [];
  return (
    <span class="pv-badge" aria-hidden="true">
      {out.slice(0, 4).map(({ figure, size }) => (
        <GhostIcon key={figure} seat={seat} size={size} />
      ))}
      <b>{player?.points ?? 0}</b>
    </span>
  );
}

const kWorth = [
  ['small', '1'],
  ['medium', '3'],
  ['large', '5'],
] as const; // of a ghost that is out (PV-51)
export function Reference({ view, language }: { readonly view: View; readonly language: Language }) {
  const words = texts(language);
  const small = view.setup.hall_points === 'none_for_small' ? 0 : 1;
  return (
    <ReferenceSlip
      title={words.reference}
      rows={kWorth.map(([size, points]) => ({ what: words.reference_rows[size], points }))}
      note={words.reference_hall(small)}
    />
  );
}
