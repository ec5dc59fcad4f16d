// A game that gives nothing of its own: what is on the wire, legible, and every choice a button. Each game begins from here.
import { BurningCandle } from '../parts/burning_candle';
import type { Opaque } from '../wire/turn';
import type { Drawn, Telling, Terms, Words } from './game';

const kUsualPace_ms = 500;

const said = (value: Opaque): string => {
  if (value === null || typeof value !== 'object') return String(value);
  const { type, ...rest } = value as Record<string, Opaque>;
  const members = Object.entries(rest).map(([name, each]) => `${name} ${said(each)}`);
  return [type === undefined ? '' : String(type), ...members].join(' ').trim();
};

export const kPlainDrawn: Drawn = {
  Board: ({ view }) => <pre class="plain-board">{JSON.stringify(view, null, 1)}</pre>,
  Score: () => null,
  Clock: BurningCandle,
};
export const kPlainWords: Words = {
  sentence: (event) => said(event),
  signs: {},
  cast: [],
  banner: () => ({ title: '' }),
  action: (action) => ({ title: said(action) }),
  prompt: () => ({ title: '' }),
  score: () => ({ total: 0, rounds: [], current: null, detail: '' }),
  progress: () => null,
  aim: () => '',
  reason: (why) => why,
  turning_point: () => null,
};
export const kPlainTelling: Telling = {
  pace: () => kUsualPace_ms,
  sounds: () => [],
};
export const kPlainTerms: Terms = {
  changeable: false,
  advises: false,
  listed: () => true,
  figure: () => null,
  next_setup: () => null,
  easier: () => null,
  rivals: false,
};
