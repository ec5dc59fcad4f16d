// The arrows walk along a row of cards, and up and down to the next row; Tab goes from row to row.
const kRow = '[data-row]';
const kCard = 'button:not(:disabled)';

function cards_of(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(kCard)];
}

// The card of another row that lies nearest, seen from above.
function nearest(row: Element, from: DOMRect): HTMLElement | undefined {
  const middle = from.left + from.width / 2;
  const away = (card: HTMLElement) => {
    const box = card.getBoundingClientRect();
    return Math.abs(box.left + box.width / 2 - middle);
  };
  return cards_of(row).toSorted((a, b) => away(a) - away(b))[0];
}

export function walk(event: KeyboardEvent): void {
  const at = event.target instanceof HTMLElement ? event.target : null;
  const row = at?.closest(kRow);
  if (!at || !row) return;
  const cards = cards_of(row);
  const index = cards.indexOf(at);
  const rows = [...(row.parentElement?.closest('.my-board')?.querySelectorAll(kRow) ?? [])].filter(
    (each) => cards_of(each).length > 0,
  );
  const next = (step: number) => {
    const other = rows[rows.indexOf(row) + step];
    return other === undefined ? undefined : nearest(other, at.getBoundingClientRect());
  };
  const goal = {
    ArrowRight: cards[index + 1],
    ArrowLeft: cards[index - 1],
    Home: cards[0],
    End: cards.at(-1),
    ArrowDown: next(1),
    ArrowUp: next(-1),
  }[event.key];
  if (goal === undefined) return;
  event.preventDefault();
  goal.focus();
}

// Where one begins: the ghost at its hand, a medium at the cards that are looked for, all at the groups of the end.
const kFirst = ['.my-held .my-card', '.my-clue-row.my-open .my-card', '.my-group-head'];
export function begin(): void {
  for (const selector of kFirst) {
    const card = document.querySelector<HTMLElement>(selector);
    if (card === null) continue;
    card.focus();
    return;
  }
}
