// Every recorded moment with something to decide: each answer is reached from the board or the dock, and is exactly one of the turn's own; what may not be done
// says nothing. Then a sample by a real mouse and real keys.
import { isDeepStrictEqual } from 'node:util';
import { shown, sit_down } from './house.mjs';

const same = (one) => (other) => isDeepStrictEqual(one, other);
const short = (value) => JSON.stringify(value).slice(0, 140);

// Of games whose answers are put together by hand the server lists examples; what must be reached and what may be sent is said here.
const kGames = {
  mysterium: {
    reached: (actions) => actions.filter(({ type }) => ['Choose', 'Vote', 'Ready', 'Bet'].includes(type)),
    may: (action, { turn }) => turn.actions.some(({ type }) => type === action.type),
    // A gift is up to seven visions: one for each medium, and the crow, must be reachable; the rest are choices among equal cards.
    kinds: ['Give', 'Convey'],
    how: { deepest: 2, skip: '.my-clue-tab, .my-visions .my-card, .my-beside .my-card, .my-near .icon-button, .my-near .small' },
  },
  'pas-vu-pas-pris': {
    reached: (actions) => actions.filter(({ type }) => type !== 'Plan'),
    may: (action, { turn }) => turn.actions.some(({ type }) => type === action.type),
    kinds: ['Plan'],
  },
  // One answer with two fields: the slider has its own keys, the hand is a choice.
  'pas-touche': { reached: () => [], may: (action, { turn }) => turn.actions.some(same(action)), kinds: ['Prepare'] },
};
// Ways too long to be found by trying, by the kind of answer they lead to.
const kVision = '.my-held:not(.my-taken) .my-card';
const kLongWays = { Convey: ['.my-group-head', kVision, kVision, kVision, '.my-main'] };
const kPlain = { reached: (actions) => actions, may: (action, { turn }) => turn.actions.some(same(action)), kinds: [] };

function check(record, moment, { answers, wrong }, tell) {
  const { reached, may, kinds } = kGames[record.game] ?? kPlain;
  const { turn, view } = moment;
  for (const message of wrong) tell(`what is closed was pressed, and ${short(message)} was sent`);
  const actions = turn.actions ?? [];
  const decided = answers.filter(({ message }) => message.type === 'Decide');
  for (const { message, way } of answers) {
    const at = `by ${way.map((each) => JSON.parse(each).filter(Boolean).join(' ')).join(', then ')}`;
    const point = message.type === 'Prompt' ? turn.prompt : turn.decide;
    if (message.type === 'Intend' && (view.phase === 'racing' || point != null)) continue; // the world judges it
    if (!['Decide', 'Prompt', 'TakeBack'].includes(message.type)) tell(`${short(message)} was sent ${at}`);
    else if (message.type !== 'TakeBack' && (point == null || message.point !== point))
      tell(`${short(message)} was sent ${at}, the point is ${point}`);
    else if (message.type === 'Decide' && !may(message.action, moment))
      tell(`${short(message.action)} was decided ${at}, which is none of the turn's`);
  }
  const wanted = reached(actions);
  const missing = wanted.filter((action) => !decided.some(({ message }) => same(action)(message.action)));
  if (missing.length > 0) tell(`no press leads to ${missing.length} of ${wanted.length} actions, as ${short(missing[0])}`);
  for (const type of kinds)
    if (actions.some((each) => each.type === type) && !decided.some(({ message }) => message.action.type === type))
      tell(`no press leads to any ${type}`);
  const by_itself = ['racing', 'hanging', 'dicing'].includes(view.phase); // what one press began goes on
  if (turn.prompt != null && !by_itself && !answers.some(({ message }) => message.type === 'Prompt'))
    tell('no press rolls or draws');
}

// The list of all choices has each with a name of its own.
async function check_list(page, moment, tell) {
  const names = await page.evaluate(async () => {
    const button = document.querySelector('.all-choices');
    if (!button) return null;
    button.click();
    await window.components.settle();
    const found = [...document.querySelectorAll('.choice-list button')].map(
      (each) => each.getAttribute('aria-label') ?? each.textContent,
    );
    document.querySelector('.dialog')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await window.components.settle();
    return found;
  });
  if (names === null) return;
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) tell(`the list of moves has “${twice[0]}” twice`);
  if (names.length > moment.turn.actions.length) tell(`the list of moves has ${names.length} of ${moment.turn.actions.length}`);
}

const kSettles_ms = 450;
const kMostTries = 6;
// The same answer by mouse and by keys: of the first thing that decides at one press.
async function by_hand(page, record, moment, tell) {
  const place = () =>
    page.evaluate(async () => {
      const { is_shown } = window.components;
      const able = '.answers .answer:not(.answer-pick), .target-open, .my-main:enabled, .pt-throw:enabled';
      // What a note lies on waits until it has been read.
      const on_top = (each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return (
          there !== null &&
          (each.contains(there) || there.contains(each) || (each instanceof SVGElement && there instanceof SVGElement))
        );
      };
      const all = [...document.querySelectorAll(able)].filter((each) => is_shown(each) && on_top(each));
      const found = all.find((each) => each.matches('.answer, .my-main, .pt-throw')) ?? all[0];
      if (!found) return null;
      for (const each of document.querySelectorAll('[data-tried]')) delete each.dataset.tried;
      found.dataset.tried = 'yes';
      const { left, top, width, height } = found.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  const sent = () => page.evaluate(() => window.components.state.sent.filter(({ type }) => type !== 'Show'));
  const heard = [];
  for (const hand of ['mouse', 'keys']) {
    await page.evaluate((message) => window.components.show(message), shown(record, moment));
    // What has just appeared ignores fingers, for as long as it takes a slow machine to draw it.
    let said = [];
    for (let tries = 0; said.length === 0 && tries < kMostTries; ++tries) {
      await page.waitForTimeout(kSettles_ms);
      const at = await place();
      if (!at) return;
      if (hand === 'mouse') await page.mouse.click(at.x, at.y);
      else {
        await page.evaluate(() => document.querySelector('[data-tried]').focus());
        await page.keyboard.press('Enter');
      }
      await page.evaluate(() => window.components.settle());
      said = await sent();
    }
    heard.push(said.map(({ command: _, ...message }) => message));
  }
  if (!isDeepStrictEqual(heard[0], heard[1])) tell(`the mouse sends ${short(heard[0])}, the keys ${short(heard[1])}`);
}

export async function presses_of(page, record, faults, { moments = record.moments } = {}) {
  await sit_down(page, record);
  const able = moments.filter(({ turn, race }) => turn.decide != null || turn.prompt != null || race);
  for (const moment of able) {
    const tell = (what) => faults.add({ game: record.game, moment: moment.name }, what);
    const message = shown(record, moment);
    const walked = await page.evaluate(([each, how]) => window.components.walk(each, how), [message, kGames[record.game]?.how]);
    const long = kLongWays[moment.turn.actions?.[0]?.type];
    if (long) {
      const { answers, missing } = await page.evaluate(([each, way]) => window.components.follow(each, way), [message, long]);
      if (missing !== null) tell(`there is no ${missing} to press`);
      walked.answers.push(...answers);
    }
    check(record, moment, walked, tell);
    if (moment.turn.actions?.length > 0) await check_list(page, moment, tell);
  }
  const samples = [able.find(({ turn }) => turn.prompt != null), able.findLast(({ turn }) => turn.decide != null)].filter(
    Boolean,
  );
  for (const moment of samples)
    await by_hand(page, record, moment, (what) => faults.add({ game: record.game, moment: moment.name }, what));
}
