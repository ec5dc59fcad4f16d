// Presses everything on a page, one thing after the other, each on the page as it was at first; and in each sheet that opens everything too.
import { sent, settle, state, until } from './house.mjs';
import { called, press } from './presses.mjs';
import { markup } from './print.mjs';
import { page } from './window.mjs';

const kControls = 'button, input, select, textarea, summary, a[href], [role=button], [role=radio]';
const asked = () => state.asked.splice(0).map((each) => each.replaceAll(/\d{12,}/g, 'N'));
const top = () => page.querySelectorAll('dialog').at(-1) ?? page.body;
// Another language would be another page: e2e/english.mjs chooses one.
const controls = () =>
  top()
    .querySelectorAll(kControls)
    .filter((each) => !each.disabled && !each.matches('.language-choice *, .language-choice'));
const close_all = async () => {
  page.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  page.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  for (let sheets = page.querySelectorAll('dialog'), at = 0; sheets.length > 0 && at < 6; ++at) {
    sheets.at(-1).dispatchEvent(new Event('cancel', { cancelable: true }));
    await settle(40);
    sheets = page.querySelectorAll('dialog');
  }
};

async function use(each) {
  if (
    each.localName === 'select' ||
    /^(range|number|text|search)$/.test(each.getAttribute('type') ?? '') ||
    each.localName === 'textarea'
  ) {
    const options = each.querySelectorAll('option');
    each.focus();
    each.value =
      options.at(-1)?.getAttribute('value') ??
      (each.getAttribute('max') || (each.getAttribute('type') === 'range' ? '1' : 'Zoé 5'));
    each.dispatchEvent(new Event('input', { bubbles: true }));
    each.dispatchEvent(new Event('change', { bubbles: true }));
    await settle(40);
  } else await press(each);
  if (page.querySelector('.fetching')) await until('main');
}

export function tell(lines, what) {
  const said = [...sent().map((each) => JSON.stringify(each)), ...asked()].join(' ');
  const kept = [...localStorage.entries(), ...sessionStorage.entries()].join('\n');
  lines.tell(what, [said, location.href, page.title, kept, markup(page.body)].join('\n'), said || top().textContent);
}

export async function crawl(lines, name, begin, { deep = 2, most = 40 } = {}) {
  await begin();
  lines.draw(name, page.body);
  tell(lines, name);
  await walk(lines, name, begin, { deep, most });
  await close_all();
}
async function walk(lines, name, begin, { deep, most }) {
  const names = controls().map((each, at) => [at, called(each)]);
  const here = names.length;
  const place = location.href;
  for (const [at, wanted] of names.slice(0, most)) {
    const each = controls()[at];
    if (!each) continue;
    const sheets = page.querySelectorAll('dialog').length;
    await use(each);
    await settle(100);
    tell(lines, `${name} / ${wanted}`);
    const opened = page.querySelectorAll('dialog').length > sheets;
    if (opened && deep > 1)
      await walk(
        lines,
        `${name} / ${wanted}`,
        async () => {
          await begin();
          const again = controls()[at];
          if (again) await use(again);
          await settle(60);
        },
        { deep: deep - 1, most },
      );
    if (opened || page.querySelectorAll('dialog').length < sheets || location.href !== place || controls().length !== here) {
      await close_all();
      await begin();
    }
  }
}
