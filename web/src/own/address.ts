// The code that is in the address of somebody who has scanned it. It stands behind the #, which browsers send to nobody.
const kMove = '#move=';
export const move_link = (code: string): string => `${location.origin}/${kMove}${code}`;
export function code_in(hash: string): string | null {
  return hash.startsWith(kMove) ? hash.slice(kMove.length).slice(0, 40) : null;
}
