// What can be chosen of a game's setup, beside the number of players.
export interface Choice {
  readonly key: string;
  readonly values: readonly (number | string)[]; // none: it is on or off
  readonly seats?: true; // on or off for each seat
  readonly seat?: true; // one of the seats
  readonly none?: true; // or nothing
  readonly early?: true; // asked before anything else: a match is not begun without having thought of it
}
const kChoices: Readonly<Record<string, readonly Choice[]>> = {
  'le-fantome-de-minuit': [
    { key: 'rounds', values: [1, 2, 3, 4, 5, 6, 7, 8] },
    { key: 'edition', values: ['of_1989', 'of_2003'] },
  ],
  'chasseurs-de-tresor': [
    { key: 'mode', values: ['classic', 'advanced'] },
    { key: 'difficulty', values: ['gentle', 'usual', 'fierce'] },
    { key: 'swap', values: [] },
  ],
  'pas-touche': [
    { key: 'children', values: [] },
    { key: 'throw_seconds', values: [5, 10, 20, 30, 60] },
    { key: 'calm', values: [], seats: true },
  ],
  mysterium: [
    { key: 'difficulty', values: ['easy', 'medium', 'hard'] },
    { key: 'ghost', values: [], seat: true, early: true },
    { key: 'timer', values: [30, 60, 120, 180, 300, 600], none: true },
    { key: 'eldest', values: [], seat: true, none: true },
    { key: 'either_tokens', values: [] },
  ],
  'pas-vu-pas-pris': [
    { key: 'fusions', values: [] },
    { key: 'bells', values: [] },
    { key: 'layout', values: [0, 1, 2, 3, 4] },
    { key: 'seating', values: ['neighbours', 'opposite'] },
    { key: 'hall_points', values: ['as_printed', 'none_for_small'] },
    { key: 'first_die', values: [], seat: true, none: true },
  ],
};
// With another number of players, who sits where is another question.
export function without_seats(game: string, config: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const of_seats = choices_of(game).flatMap(({ key, seat, seats }) => (seat || seats ? [key] : []));
  return Object.fromEntries(Object.entries(config).filter(([key]) => !of_seats.includes(key)));
}
export const choices_of = (game: string): readonly Choice[] => kChoices[game] ?? [];
