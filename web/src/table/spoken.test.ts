import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Speaker } from './spoken';

const lines = (...texts: readonly string[]) => texts.map((text, at) => ({ key: `${at}`, text }));

let said: string[] = [];
let speaker = new Speaker(() => undefined);
beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  speaker = new Speaker((text) => said.push(text));
});
afterEach(() => vi.useRealTimers());

describe('those who listen', () => {
  test('are told a turn of somebody else in one utterance', () => {
    speaker.hear([], 'bot 1', '');
    speaker.hear(lines('Bot 1 rolls a 4.'), 'bot 1', '');
    speaker.hear(lines('Bot 1 rolls a 4.', 'Bot 1 runs 4 squares.'), 'bot 1', '');
    expect(said).toEqual([]);
    speaker.hear(lines('Bot 1 rolls a 4.', 'Bot 1 runs 4 squares.'), 'bot 2', '');
    expect(said).toEqual(['Bot 1 rolls a 4. Bot 1 runs 4 squares.']);
  });
  test('are told what the world answers together with the turn in which it does', () => {
    speaker.hear([], 'bot 1', '');
    speaker.hear(lines('Bot 1 rolls a ghost.'), '', '');
    speaker.hear(lines('Bot 1 rolls a ghost.', 'It appears.'), 'bot 1', '');
    speaker.hear(lines('Bot 1 rolls a ghost.', 'It appears.', 'Bot 1 walks.'), 'over', '');
    expect(said).toEqual(['Bot 1 rolls a ghost. It appears. Bot 1 walks.']);
  });
  test('are asked once, after what happened', () => {
    speaker.hear([], 'bot 1', '');
    speaker.hear(lines('Bot 1 hides.'), 'you', 'Your turn! Roll the die.');
    speaker.hear(lines('Bot 1 hides.'), 'you', 'Your turn! Roll the die.');
    expect(said).toEqual(['Bot 1 hides. Your turn! Roll the die.']);
    speaker.hear(lines('Bot 1 hides.'), 'you', ''); // it is answered
    speaker.hear(lines('Bot 1 hides.', 'You roll a 2.'), 'you', 'Which guest runs?');
    expect(said.at(-1)).toBe('You roll a 2. Which guest runs?');
    expect(said).toHaveLength(2);
  });
  test('are not told again what was there when they came', () => {
    speaker.hear(lines('Long ago.'), 'bot 1', '');
    speaker.hear(lines('Long ago.', 'Now.'), 'bot 2', '');
    expect(said).toEqual(['Now.']);
  });
  test('hear of a long turn in parts', () => {
    speaker.hear([], 'max', '');
    speaker.hear(lines('Max draws a card.'), 'max', '');
    vi.runAllTimers();
    expect(said).toEqual(['Max draws a card.']);
    speaker.hear(lines('Max draws a card.', 'Max takes a jewel.'), 'bot', '');
    expect(said).toEqual(['Max draws a card.', 'Max takes a jewel.']);
  });
  test('hear of a new match from its beginning', () => {
    speaker.hear([{ key: '91.0', text: 'Lou wins.' }], '', '');
    speaker.hear([{ key: '95.0', text: 'Lou starts.' }], 'lou', '');
    expect(said).toEqual(['Lou starts.']);
  });
  test('are not held up by hundreds of lines', () => {
    speaker.hear([], 'bot', '');
    speaker.hear(lines(...Array.from({ length: 100 }, (_, at) => `${at}.`)), 'you', '');
    expect(said).toEqual(['92. 93. 94. 95. 96. 97. 98. 99.']);
  });
});
