// After a loss: the same again, but easier, for who may begin it. Rivals become easy ones; a game against the house has an easier setup.
import type { GameClient } from '../contract/game';
import type { Session } from '../session/session';
import { catalogue } from '../texts/catalogue';
import { language } from '../texts/language';
import { load } from '../texts/made/table/ending';
import type { Wish } from '../wire/messages';

const ending_texts = catalogue(load);
const kEasy = 'easy';

// What is asked of the server before the next match; null: it gets no easier than it was.
export function easier_wishes(session: Session, { terms }: GameClient): readonly Wish[] | null {
  const table = session.table.value;
  const levels = session.levels.value;
  if (!table) return null;
  const config = terms.easier(table.config as Readonly<Record<string, unknown>>);
  if (config !== null) return [{ type: 'Configure', config }];
  if (!terms.rivals || !levels.includes(kEasy)) return null;
  const harder = levels.slice(levels.indexOf(kEasy) + 1);
  const wishes = table.seats.flatMap(({ person, bot }, seat): Wish[] =>
    !person && bot && harder.includes(bot) ? [{ type: 'FillSeat', seat, level: kEasy }] : [],
  );
  return wishes.length > 0 ? wishes : null;
}

export function Easier({ session, game }: { readonly session: Session; readonly game: GameClient }) {
  const t = ending_texts(language.value);
  const wishes = easier_wishes(session, game);
  const full = session.names.value.every(({ kind }) => kind !== 'empty');
  if (wishes === null || !full || !session.is_host.value) return null;
  const again = async () => {
    for (const wish of wishes) if (!(await session.ask(wish))) return;
    await session.begin();
  };
  return (
    <button type="button" class="ending-easier" onClick={() => void again()}>
      {t.too_hard} <b>{wishes[0]?.type === 'Configure' ? t.easier_setup : t.easier_bots}</b>
    </button>
  );
}
