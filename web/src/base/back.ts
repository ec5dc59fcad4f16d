// Back closes the sheet that is open instead of leaving the page. While one is, the browser's history has a place of its own for it
// over the page's. The place is kept when the sheet closes otherwise, for the next sheet; who goes back from it then goes on to where
// they came from.
interface Place {
  readonly under?: number; // the page under the place of this number
  readonly sheet?: number; // that place
}

// for the page: the browser has one history
const open: (() => void)[] = []; // the sheets, each with how to close it; the last one lies on top
const place = (): Place => (history.state ?? {}) as Place;
// for the page: likewise
let left: number | undefined = typeof history === 'undefined' ? undefined : place().sheet; // the place one is at, to be left

function make_place(): void {
  if (place().sheet !== undefined) return;
  const number = Date.now(); // another one than before a reload
  const address = location.pathname + location.search;
  const { hash } = location;
  history.replaceState({ under: number }, '', address); // an address that opens the rules does so above
  history.pushState({ sheet: number }, '', address + hash);
  left = number;
}

// A sheet has opened; what is given back says that it is closed, in whatever way.
export function sheet_opened(close: () => void): () => void {
  open.push(close);
  make_place();
  return () => {
    const at = open.indexOf(close);
    if (at >= 0) open.splice(at, 1);
  };
}

// The browser went to another place of its history.
export function went(): void {
  const before = left;
  left = place().sheet;
  if (before === undefined || place().under !== before) return;
  const top = open.at(-1);
  if (!top) return history.back();
  if (open.length > 1) make_place();
  top();
}

// To another page: instead of a sheet's place, for there is nothing left to close.
export function push_page(path: string): void {
  if (place().sheet === undefined) history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  left = undefined;
}
