// The colours of the ghosts, by seat, as the figures of all games: red, blue, turquoise, yellow.
export interface Looks {
  readonly body: string;
  readonly light: string;
  readonly dark: string;
}
const kLooks: readonly Looks[] = [
  { body: '#ef8f83', light: '#ffe2dc', dark: '#a8323a' },
  { body: '#8db6ff', light: '#e6efff', dark: '#2f5fb8' },
  { body: '#6fdccd', light: '#e0fff9', dark: '#14756f' },
  { body: '#fadc7c', light: '#fff8dc', dark: '#a8741a' },
];
const kPlain: Looks = { body: '#ffffff', light: '#ffffff', dark: '#333333' };
export const looks_of = (seat: number): Looks => kLooks[seat % kLooks.length] ?? kPlain;
