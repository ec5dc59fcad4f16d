import { expect, it } from 'vitest';
import { at_key, key_of } from './key';

it('keys of the wire become names of the texts', () => {
  expect(['le-fantome-de-minuit', 'FM-52', 'music_room'].map(key_of)).toEqual(['le_fantome_de_minuit', 'FM_52', 'music_room']);
});
it('what stands under a key is found, and nothing that every object has', () => {
  const level = { pas_touche: 'Pas Touche !' };
  expect([at_key(level, 'pas-touche'), at_key(level, 'mysterium'), at_key(level, 'toString')]).toEqual([
    'Pas Touche !',
    undefined,
    undefined,
  ]);
});
