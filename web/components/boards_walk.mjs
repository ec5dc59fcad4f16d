// Two boards of one game on one page: each has what the other has, and a press on one is no press on the other.
export async function two_boards(page, house, record, faults) {
  const moment = record.moments.findLast(({ turn }) => turn.actions?.length > 1) ?? record.moments[0];
  const tell = (what) => faults.add({ game: record.game, moment: moment.name }, what);
  await page.goto(`${house.address}/dev/recorded.html?game=${record.game}&state=${moment.name}&boards=2`);
  await page.locator('.dev').nth(1).waitFor();
  const seen = await page.evaluate(async () => {
    const boards = [...document.querySelectorAll('.dev')];
    const look = (board) => board.querySelector('main').outerHTML + board.querySelector('footer').outerHTML;
    const plain = (html) => html.replaceAll(/\s(?:id|name|for|href|clip-path|mask|fill|filter|aria-\w+)="[^"]*"/g, '');
    const settle = () => new Promise((done) => setTimeout(done, 300));
    await settle();
    const ids = [...document.querySelectorAll('.dev [id]')].map(({ id }) => id);
    const alike = plain(look(boards[0])).length === plain(look(boards[1])).length;
    const before = look(boards[1]);
    const press = '.answer, .target-open, .pv-target-open, .my-card, .pt-prepare input[type=radio]:not(:checked)';
    const thing = boards[0].querySelector(press);
    thing?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
    await settle();
    return {
      alike,
      pressed: thing !== null,
      stayed: look(boards[1]) === before,
      twice: ids.filter((id, at) => ids.indexOf(id) !== at),
    };
  });
  if (!seen.alike) tell('two boards of the same moment do not look alike');
  if (!seen.pressed) tell('there is nothing to press on the board');
  if (!seen.stayed) tell('a press on one board changes the other');
}
