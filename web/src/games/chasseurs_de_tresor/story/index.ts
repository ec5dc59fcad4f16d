import { define_story } from '../../../contract/story';
import { catalogue } from '../../../texts/catalogue';
import { load } from '../../../texts/made/chasseurs_de_tresor/story';
import { Drawings } from '../help/pictures';
import * as pictures from './pictures';

const words = catalogue(load);

export default define_story(
  {
    Drawings,
    scenes: {
      goal: { Picture: pictures.Goal, clauses: ['GH-40', 'GH-41', 'GH-01', 'GH-13'] },
      roll: { Picture: pictures.Roll, clauses: ['GH-10', 'GH-11', 'GH-06'] },
      walk: { Picture: pictures.Walk, clauses: ['GH-12', 'GH-14', 'GH-15', 'GH-16'] },
      jewel: { Picture: pictures.Jewels, clauses: ['GH-17', 'GH-19'] },
      fight: { Picture: pictures.Fight, clauses: ['GH-18', 'GH-30'] },
      spirit: { Picture: pictures.Spirits, clauses: ['GH-32', 'GH-34', 'GH-35'] },
    },
    cases: {
      both: ['GH-18', 'GH-19'],
      way: ['GH-15'],
      stay: ['GH-16', 'GH-19'],
      haunted: ['GH-33'],
      none_left: ['GH-31'],
      through: ['GH-34'],
      alone: ['GH-35', 'GH-30'],
      stuck: ['GH-42'],
    },
    options: {
      hunters: ['GH-08', 'GH-63'],
      house: ['GH-05', 'GH-07', 'GH-61', 'GH-02', 'GH-03', 'GH-04'],
      numbers: ['GH-60', 'GH-50', 'GH-51', 'GH-62'],
      cards: ['GH-52', 'GH-53', 'GH-07'],
      length: ['GH-64'],
    },
  },
  words,
);
