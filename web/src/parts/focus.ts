// Where the keyboard goes on when what it was on has gone, or something new wants to be read.

const has_somewhere = (): boolean => {
  const at = document.activeElement;
  return at !== null && at !== document.body;
};
const is_writing = (): boolean => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;

// Something that tells a story has come up: it is read from its beginning. Who is writing, or has a sheet open, is not torn away.
export function focus_story(story: HTMLElement | null): void {
  if (story === null || is_writing() || document.querySelector('dialog[open]:not(.pt-practice)')) return;
  story.focus({ preventScroll: true });
}

// What had the focus has gone: to the first of these that is there, unless it is somewhere already.
export function focus_instead(...selectors: readonly string[]): void {
  requestAnimationFrame(() => {
    if (has_somewhere()) return;
    for (const each of selectors) {
      const found = document.querySelector<HTMLElement>(each);
      found?.focus({ preventScroll: true });
      if (found !== null && document.activeElement === found) return;
    }
  });
}
