// Two boards of one game on one page: each has what the other has, and a press on one is no press on the other.
import { open_lobby } from './house.mjs';

export async function two_boards(page, house, record, faults) {
  const moment = record.moments.findLast(({ turn }) => turn.actions?.length > 1) ?? record.moments[0];
  const tell = (what) => faults.add({ game: record.game, moment: moment.name }, what);
  await page.goto(`${house.address}/dev/recorded.html?game=${record.game}&state=${moment.name}&boards=2`);
  await page.locator('.dev').nth(1).waitFor();
  const seen = await page.evaluate(async () => {
    const boards = [...document.querySelectorAll('.dev')];
    const written = new XMLSerializer();
    const parts = (board) => ['main', 'footer'].map((each) => board.querySelector(each));
    // With what is chosen and entered, which is no part of the markup.
    const look = (board) =>
      parts(board)
        .flatMap((part) => [
          written.serializeToString(part),
          ...[...part.querySelectorAll('input')].map(({ value, checked }) => `${value} ${checked}`),
        ])
        .join('\n');
    const plain = (markup) => markup.replaceAll(/\s(?:id|name|for|href|clip-path|mask|fill|filter|aria-\w+)="[^"]*"/g, '');
    // Nothing has changed for a while, in frames: a slow machine draws fewer of them.
    const settle = async () => {
      let quiet = 0;
      const watch = new MutationObserver(() => {
        quiet = 0;
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      for (let frames = 0; quiet < 12 && frames < 600; ++frames, ++quiet)
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      watch.disconnect();
    };
    await settle();
    // What is drawn alike on both may have one name; what differs, or is a control, would be taken for the other's.
    const twice = [...boards[1].querySelectorAll('[id]')]
      .filter((each) => {
        const other = boards[0].querySelector(`#${CSS.escape(each.id)}`);
        return other !== null && !(each instanceof SVGElement && each.isEqualNode(other));
      })
      .map(({ id }) => id);
    const groups = (board) => [...board.querySelectorAll('input[type=radio]')].map(({ name }) => name);
    const shared = groups(boards[0]).filter((name) => groups(boards[1]).includes(name));
    const [text, other] = boards.slice(0, 2).map((board) => plain(look(board)));
    const differs = [...text].findIndex((letter, at) => letter !== other[at]);
    const alike = text === other ? null : `${text.slice(differs, differs + 80)} and ${other.slice(differs, differs + 80)}`;
    const before = look(boards[1]);
    const press = '.answer, .target-open, .pv-target-open, .my-card, .pt-prepare input[type=radio]:not(:checked)';
    const thing = boards[0].querySelector(press);
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    await settle();
    return {
      alike,
      pressed: thing !== null,
      stayed: look(boards[1]) === before,
      twice: [...new Set([...twice, ...shared])],
    };
  });
  await open_lobby(page, house);
  if (seen.alike !== null) tell(`two boards of the same moment do not look alike: ${seen.alike}`);
  for (const id of seen.twice) tell(`two boards on one page have the same name for something of their own: ${id}`);
  if (!seen.pressed) tell('there is nothing to press on the board');
  if (!seen.stayed) tell('a press on one board changes the other');
}
