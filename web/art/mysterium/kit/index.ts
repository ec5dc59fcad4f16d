// The whole kit.
import { type Motif, motifOf, type Row } from '../motif.ts';
import { kAnimals } from './animals.ts';
import { kLifeFirst } from './life_first.ts';
import { kMore } from './more.ts';
import { kPatterns } from './patterns.ts';
import { kPeople } from './people.ts';
import { kPlaces } from './places.ts';
import { kPlacesFirst } from './places_first.ts';
import { kPlants } from './plants.ts';
import { kSceneryFirst } from './scenery_first.ts';
import { kThings } from './things.ts';
import { kThingsFirst } from './things_first.ts';

const kRows = {
  ...kSceneryFirst,
  ...kPatterns,
  ...kLifeFirst,
  ...kAnimals,
  ...kPeople,
  ...kPlants,
  ...kPlacesFirst,
  ...kPlaces,
  ...kThingsFirst,
  ...kThings,
  ...kMore,
} as const;

export type MotifId = keyof typeof kRows;

export const kKit: ReadonlyMap<MotifId, Motif> = new Map(
  Object.entries<Row>(kRows).map(([id, row]) => [id as MotifId, motifOf(id, row)]),
);

export function motif(id: MotifId): Motif {
  const found = kKit.get(id);
  if (!found) throw new Error(`no motif ${id}`);
  return found;
}
