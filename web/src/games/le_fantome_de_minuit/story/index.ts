import { define_story } from '../../../contract/story';
import { catalogue } from '../../../texts/catalogue';
import { load } from '../../../texts/made/le_fantome_de_minuit/story';
import { Drawings } from '../help/pictures';
import * as pictures from './pictures';

const words = catalogue(load);

export default define_story(
  {
    Drawings,
    scenes: {
      goal: { Picture: pictures.Goal, clauses: ['FM-52', 'FM-06', 'FM-01'] },
      turn: { Picture: pictures.Turn, clauses: ['FM-12', 'FM-04'] },
      ghost: { Picture: pictures.TheGhost, clauses: ['FM-13', 'FM-20', 'FM-03'] },
      door: { Picture: pictures.Door, clauses: ['FM-21', 'FM-22', 'FM-23', 'FM-24'] },
      caught: { Picture: pictures.Caught, clauses: ['FM-30', 'FM-31', 'FM-32'] },
      count: { Picture: pictures.Count, clauses: ['FM-40', 'FM-42'] },
    },
    cases: {
      full: ['FM-41'],
      pass: ['FM-14'],
      nobody: ['FM-15'],
      choice: ['FM-22', 'FM-23'],
      together: ['FM-12', 'FM-31'],
      overtake: ['FM-33'],
      planks: ['FM-02'],
      next: ['FM-50', 'FM-51'],
    },
    options: {
      players: ['FM-05'],
      place: ['FM-10', 'FM-11', 'FM-62'],
      rounds: ['FM-06', 'FM-60', 'FM-53'],
      edition: ['FM-61'],
    },
  },
  words,
);
