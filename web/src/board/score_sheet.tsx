// The score sheet: a row for each seat, a column for each round or kind of points.
import { Figure } from '../parts/figures';
import { texts } from '../texts';
import './style.css';

interface Column {
  readonly short: string;
  readonly full: string;
}
interface Row {
  readonly seat: number;
  readonly name: string;
  readonly cells: readonly string[]; // as many as columns
  readonly total: string;
  readonly best: boolean;
  readonly you?: boolean | undefined;
}
interface SheetProps {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[]; // in the order of the sheet
  readonly caption: string;
}
export function ScoreSheet({ columns, rows, caption }: SheetProps) {
  const t = texts.value;
  return (
    <section class="score-sheet" tabindex={0} aria-label={t.score_sheet}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t.player}</th>
            {columns.map(({ short, full }) => (
              <th key={full} scope="col" abbr={full}>
                {short}
              </th>
            ))}
            <th scope="col">{t.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, name, cells, total, best, you }) => (
            <tr key={seat} class={best ? 'best' : ''}>
              <th scope="row">
                <Figure seat={seat} />
                <bdi>{name}</bdi>
                {you && <i class="score-you">{t.you}</i>}
              </th>
              {columns.map(({ full }, at) => (
                <td key={full}>{cells[at] ?? '–'}</td>
              ))}
              <td class="score-sum">{total}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ReferenceRow {
  readonly what: string;
  readonly points: string;
  readonly note?: string;
}
// A slip of parchment in the margin: what is worth how much.
export function ReferenceSlip(props: { readonly title: string; readonly rows: readonly ReferenceRow[]; readonly note: string }) {
  return (
    <section class="reference-slip" aria-label={props.title}>
      <h2>{props.title}</h2>
      <dl>
        {props.rows.map(({ what, note, points }) => (
          <div key={what}>
            <dt>
              {what}
              {note !== undefined && <i>{note}</i>}
            </dt>
            <dd class={points.startsWith('−') ? 'good' : ''}>{points}</dd>
          </div>
        ))}
      </dl>
      <p>{props.note}</p>
    </section>
  );
}
