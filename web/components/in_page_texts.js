// Runs in the page: which texts are cut, leave the screen or lie on one another, and all that is said, to eyes and to ears.
(() => {
  const { is_shown, name_of } = window.components;
  const kSlack_px = 1.5;
  const kLine_px = 4; // letters' boxes are higher than their lines
  const kOverlap_px = 3;

  const hides = (value) => value === 'hidden' || value === 'clip';
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  // What is meant to be drawn along with a finger. Everything else that scrolls sideways on a phone is too wide.
  const kStrips = '.my-hand-fan, .my-cards, .my-lane, .pt-finish ol, .my-beside > div, .my-last, .pv-fusions, .rules-nav';
  // What has an edge to be seen: a text that does not stay inside looks torn.
  const kPlates = 'button, .button, .answer, .panel, .dialog, td, th, .chip, .tag, [role=tab], label';
  const is_for_ears = (element) => element.closest('.visually-hidden, [hidden], .spoken-log') !== null;

  function pieces(within) {
    const found = [];
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1); // what lies under a sheet cannot be read anyway
    const walk = document.createTreeWalker(within ?? sheet ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const text = node.data.trim();
      const element = node.parentElement;
      if (text === '' || !element || element.closest('script, style, noscript, option, select, desc, title')) continue;
      if (element.closest('.player-strip.many .player-strip-name')) continue; // of five and more there is only the beginning
      if (is_for_ears(element) || !is_shown(element)) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      if (rects.length > 0) found.push({ text, element, rects, box: range.getBoundingClientRect() });
    }
    return found;
  }

  function has_ground({ backgroundColor, backgroundImage }) {
    const alpha =
      /^rgba?\((?:[^,/]+[,/]){3}([^)]+)\)$/.exec(backgroundColor)?.[1] ?? (backgroundColor.startsWith('rgb(') ? 1 : 0);
    return Number(alpha) > 0.7 || backgroundImage !== 'none';
  }

  // What is scrolled to is neither cut nor outside, along the way in which it scrolls. A layer that is fixed is cut by nobody but the screen. What one ancestor
  // cuts off is told once, and is not there for the next.
  function limits({ element, box, text }) {
    const faults = [];
    let { left, right, top, bottom } = box;
    let [free_x, free_y] = [false, false];
    let is_badge = false; // a number on a ground of its own that is laid over a plate's edge is meant to lie there
    const fault = (kind, at, px) => faults.push({ kind, by: at === null ? 'the screen' : name_of(at), px });
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (at instanceof SVGElement && at.localName !== 'svg') continue;
      const style = getComputedStyle(at);
      if (style.clipPath.includes('inset')) return [];
      const own = at.getBoundingClientRect();
      if (at.matches(kStrips) && at.scrollWidth > at.clientWidth + 1) free_x = true;
      if (scrolls(style.overflowY) && at.scrollHeight > at.clientHeight + 1) free_y = true;
      if (style.display !== 'contents' && style.display !== 'inline') {
        const over_x = Math.max(own.left - left, right - own.right);
        if (!free_x && (hides(style.overflowX) || scrolls(style.overflowX)) && over_x > kSlack_px) {
          fault(style.textOverflow === 'ellipsis' ? 'ends in an ellipsis' : 'cut at the side', at, over_x);
          [left, right] = [Math.max(left, own.left), Math.min(right, own.right)];
        } else if (!free_x && !is_badge && over_x > kSlack_px && at.matches(kPlates)) fault('spills over the edge', at, over_x);
        const over_y = Math.max(own.top - top, bottom - own.bottom);
        if (!free_y && hides(style.overflowY) && over_y > kLine_px) {
          fault('cut above or below', at, over_y);
          [top, bottom] = [Math.max(top, own.top), Math.min(bottom, own.bottom)];
        } else if (!free_y && !is_badge && over_y > kLine_px && at.matches(kPlates)) fault('spills over the edge', at, over_y);
      }
      if (style.position === 'fixed') break;
      if (style.position === 'absolute' && has_ground(style)) is_badge = true;
    }
    const outside = Math.max(-left, right - innerWidth);
    if (!free_x && outside > kSlack_px) fault('leaves the screen', null, outside);
    return faults.map((each) => ({ ...each, element: name_of(element), text }));
  }

  // Something that is laid over the rest with a ground of its own covers it on purpose: a sheet, a note, a head that stays while one scrolls. A badge does not.
  const kLaid = 0.4; // of the screen's width
  function is_laid_over(element, until) {
    for (let at = element; at && at !== until; at = at.parentElement) {
      if (at instanceof SVGElement && at.localName !== 'svg') continue;
      const style = getComputedStyle(at);
      const { position } = style;
      if (!['absolute', 'fixed', 'sticky'].includes(position)) continue;
      if (has_ground(style) && (position !== 'absolute' || at.getBoundingClientRect().width > kLaid * innerWidth)) return true;
    }
    return false;
  }
  function common(a, b) {
    let at = a;
    while (at && !at.contains(b)) at = at.parentElement;
    return at;
  }
  const shared = (a, b) => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];
  // Whether it is seen at this place: a finger there meets it, what holds it, or the drawing that both are in.
  const is_seen = (element, x, y) => {
    const top = document.elementFromPoint(x, y);
    if (!top || top.contains(element) || element.contains(top)) return true;
    return top.closest('svg') !== null && top.closest('svg') === element.closest('svg');
  };
  function overlaps(all) {
    const faults = [];
    const seen = all.filter(({ box }) => box.bottom > 0 && box.top < innerHeight);
    for (const [at, one] of seen.entries())
      for (const other of seen.slice(at + 1)) {
        const [x, y] = shared(one.box, other.box);
        if (x <= kOverlap_px || y <= kOverlap_px + 2) continue;
        if (one.element.contains(other.element) || other.element.contains(one.element)) {
          if (one.element !== other.element && one.element.parentElement !== other.element) continue;
          if (one.element === other.element || getComputedStyle(one.element).display.startsWith('inline')) continue;
        }
        const hit = one.rects
          .flatMap((a) => other.rects.map((b) => [a, b]))
          .find(([a, b]) => {
            const [w, h] = shared(a, b);
            return w > kOverlap_px && h > kOverlap_px + 2 && h > 0.3 * Math.min(a.height, b.height);
          });
        if (!hit) continue;
        const both = common(one.element, other.element);
        if (is_laid_over(one.element, both) || is_laid_over(other.element, both)) continue;
        const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
        if (!is_seen(one.element, ...middle(hit[0])) || !is_seen(other.element, ...middle(hit[1]))) continue;
        faults.push({
          kind: 'overlaps',
          by: `${name_of(other.element)} “${other.text}”`,
          px: Math.min(x, y),
          element: name_of(one.element),
          text: one.text,
        });
      }
    return faults;
  }

  // Plates without a text that sticks out are still cut by the screen.
  function plates(within) {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
    return [...(within ?? sheet ?? document.body).querySelectorAll(`${kPlates}, .round-moons`)].flatMap((plate) => {
      const { left, right } = plate.getBoundingClientRect();
      const px = Math.max(-left, right - innerWidth);
      if (px <= kSlack_px || is_for_ears(plate) || !is_shown(plate) || plate.closest(kStrips)) return [];
      return [{ kind: 'leaves the screen', by: 'the screen', px, element: name_of(plate), text: plate.textContent.trim() }];
    });
  }
  function is_clipped(element) {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (/inset|rect/.test(getComputedStyle(at).clipPath + getComputedStyle(at).clip)) return true;
    return false;
  }
  // A figure beside a text is not drawn on it, nor is the title of an end on its picture.
  function drawn_over(all) {
    const sheet = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const figures = [...sheet.querySelectorAll('.figure')].filter((each) => !each.parentElement.closest('svg') && is_shown(each));
    const picture = document.querySelector('.ending .end-scene');
    const title = picture && document.querySelector('.ending-title')?.getBoundingClientRect();
    const low = title ? title.bottom - picture.getBoundingClientRect().top : 0;
    const found =
      low > kOverlap_px ? [['.ending-title', document.querySelector('.ending-title').textContent, '.end-scene', low]] : [];
    for (const figure of figures) {
      const box = figure.getBoundingClientRect();
      for (const { element, text, rects } of all) {
        if (
          element.closest('svg') ||
          is_clipped(element) ||
          is_laid_over(element, common(element, figure)) ||
          is_laid_over(figure, common(element, figure))
        )
          continue;
        const hit = rects.find((each) => shared(box, each).every((px) => px > kOverlap_px + 3));
        if (hit && figure.contains(document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)))
          found.push([name_of(element), text, name_of(figure), shared(box, hit)[0]]);
      }
    }
    return found.map(([element, text, by, px]) => ({ kind: 'is drawn over', by, px, element, text }));
  }

  // Of the whole page, or of one part of it.
  function measure(within = null) {
    const all = pieces(within);
    return [...all.flatMap(limits), ...plates(within), ...overlaps(all), ...(within ? [] : drawn_over(all))].map((each) => ({
      ...each,
      px: Math.round(each.px),
    }));
  }

  // Texts and accessible names, each once, with who says it. What is marked as of another language is meant to be.
  const kTold = '[role=log], .log, .toasts'; // sentences that were put together when something happened
  function said() {
    const found = new Map();
    const own = document.documentElement.lang;
    const is_line = (element) => element instanceof SVGElement; // a name on a drawing is broken into lines by hand: a word of it may be anybody's
    const note = (text, element) => {
      const plain = text
        ?.replace(/[\u00ad]/g, '')
        .replace(/\s+/g, ' ')
        .trim();
      if (is_line(element) && !plain?.includes(' ')) return;
      if (plain && !found.has(plain) && (element.closest('[lang]')?.lang ?? own) === own) found.set(plain, name_of(element));
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('noscript, script, style') || element.closest(kTold)) continue;
      for (const name of [
        'aria-label',
        'title',
        'placeholder',
        'alt',
        'aria-valuetext',
        'aria-description',
        'aria-roledescription',
      ])
        if (element.hasAttribute(name)) note(element.getAttribute(name), element);
      if ([...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== ''))
        note([...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.data : ' ')).join(''), element);
    }
    note(document.title, document.documentElement);
    return [...found];
  }

  // The layers in the order in which they are first named, which is the one that counts.
  function layers() {
    const named = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => rule.nameList ?? (rule instanceof CSSLayerBlockRule ? [rule.name] : [])),
    );
    return [...new Set(named)];
  }

  const sideways = () => document.documentElement.scrollWidth - innerWidth;
  const look = () => ({ cut: measure(), said: said(), over: sideways() });
  const told = () =>
    [...document.querySelectorAll(`:is(${kTold}) :is(p, li)`)]
      .map((each) => each.textContent.replace(/\s+/g, ' ').trim())
      .filter(Boolean);
  Object.assign(window.components, { measure, said, layers, sideways, look, told });
})();
