import { describe, expect, it } from 'vitest';
import { outdated, way_of } from './strategy';

const kHere = 'https://manoir.example';
const get = (path: string, mode = 'cors', method = 'GET') => way_of({ method, mode, url: new URL(path, kHere).href }, kHere);

describe('a request', () => {
  it.each([
    ['/', 'navigate', 'page'],
    ['/t/abcd1234efgh', 'navigate', 'page'],
    ['/t/abcd1234efgh/?x#FM-12', 'navigate', 'page'],
    ['/api/tables/x/matches/1/record', 'navigate', 'leave'],
    ['/anything', 'navigate', 'leave'],
    ['/assets/index-abc.js', 'cors', 'kept'],
    ['/api/me', 'cors', 'leave'],
    ['/api/assets/x', 'cors', 'leave'],
    ['/health', 'cors', 'leave'],
    ['/ws/abcd1234efgh', 'websocket', 'leave'],
    ['/sw.js', 'same-origin', 'leave'],
    ['/', 'cors', 'leave'],
    ['https://elsewhere.example/assets/index.js', 'cors', 'leave'],
  ])('%s, %s: %s', (path, mode, way) => expect(get(path, mode)).toBe(way));

  it('that changes something is never answered', () => {
    expect(get('/assets/x', 'cors', 'POST')).toBe('leave');
    expect(get('/', 'navigate', 'POST')).toBe('leave');
  });
});

it('keeps its own cache and that of the build before', () => {
  expect(outdated(['other', 'minuit-1', 'minuit-2', 'minuit-3', 'minuit-4'], 'minuit-', 'minuit-4')).toEqual([
    'minuit-1',
    'minuit-2',
  ]);
  expect(outdated(['minuit-4'], 'minuit-', 'minuit-4')).toEqual([]);
});
