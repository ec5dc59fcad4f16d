// The whole deck, in the order of its numbers.

import type { Scene } from './scene.ts';
import { kObjects } from './scenes/objects.ts';
import { kPersons } from './scenes/persons.ts';
import { kPlaces } from './scenes/places.ts';
import { kVisionsA } from './scenes/visions_a.ts';
import { kVisionsB } from './scenes/visions_b.ts';
import { kVisionsC } from './scenes/visions_c.ts';

export const kVisions: readonly Scene[] = [...kVisionsA, ...kVisionsB, ...kVisionsC];
export const kClues: readonly Scene[] = [...kPersons, ...kPlaces, ...kObjects];
export const kDeck: readonly Scene[] = [...kVisions, ...kClues];
