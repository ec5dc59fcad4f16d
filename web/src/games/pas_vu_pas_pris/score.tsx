// The sheet at the end, and in the margin what is worth how much.
import { ReferenceSlip, ScoreSheet } from '../../board/score_sheet';
import type { Language } from '../../texts/language';
import type { View } from '../../wire/pas_vu_pas_pris';
import type { ScoreProps } from '../game';
import { GhostIcon } from './art';
import { seat_name } from './names';
import { texts } from './texts';
import './style.css';

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

export function Reference({ view, language }: { readonly view: View; readonly language: Language }) {
  const words = texts(language);
  const small = view.setup.hall_points === 'none_for_small' ? 0 : 1;
  return (
    <ReferenceSlip
      title={words.reference}
      rows={words.reference_rows.map(([what, points]) => ({ what, points }))}
      note={words.reference_hall(small)}
    />
  );
}
