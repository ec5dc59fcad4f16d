// What was found wrong, each named once: with where it was seen first, and how often.
const kMostLines = 60;

export class Faults {
  #found = new Map();

  // `where` is game, moment, language, size; `what` is the element, the text and the measure.
  add(where, what) {
    const { game = '', language = '', moment = '', width = '' } = where;
    const key = [game, language, what]
      .join('|')
      .replace(/\d+ px/, 'px')
      .replace(/[^/\s]+\.(svg|json|js|css)\b/, '*.$1'); // of files that do not come one is enough
    const known = this.#found.get(key);
    if (known) known.count += 1;
    else
      this.#found.set(key, {
        place: [game, moment, language, width && `${width} wide`].filter(Boolean).join(', '),
        what,
        count: 1,
      });
  }
  // What both found: what is seen once and not again was the machine's.
  in_both(other) {
    const both = new Faults();
    for (const [key, each] of this.#found) if (other.#found.has(key)) both.#found.set(key, each);
    return both;
  }
  take(other) {
    for (const [key, each] of other.#found) this.#found.set(key, each);
  }
  get count() {
    return this.#found.size;
  }
  lines() {
    const all = [...this.#found.values()].map(
      ({ place, what, count }) => `  ${place}: ${what}${count > 1 ? ` (${count} times)` : ''}`,
    );
    return all.length > kMostLines ? [...all.slice(0, kMostLines), `  and ${all.length - kMostLines} more`] : all;
  }
}

export const of_text = ({ kind, element, text, by, px }) => `${element} “${text.slice(0, 60)}” ${kind} by ${px} px (${by})`;
