import { define_story } from '../../../contract/story';
import { catalogue } from '../../../texts/catalogue';
import { load } from '../../../texts/made/pas_touche/story';
import { Drawings } from '../help/pictures';
import * as pictures from './pictures';

const words = catalogue(load);

export default define_story(
  {
    Drawings,
    scenes: {
      goal: { Picture: pictures.Goal, clauses: ['PT-33', 'PT-01', 'PT-21'] },
      throw: { Picture: pictures.Throw, clauses: ['PT-20', 'PT-02', 'PT-03', 'PT-21'] },
      advance: { Picture: pictures.Advance, clauses: ['PT-30', 'PT-31', 'PT-32'] },
      forbidden: { Picture: pictures.Forbids, clauses: ['PT-04', 'PT-05', 'PT-32'] },
      block: { Picture: pictures.Block, clauses: ['PT-22'] },
      error: { Picture: pictures.Errors, clauses: ['PT-23', 'PT-40', 'PT-06'] },
    },
    cases: {
      others: ['PT-24', 'PT-21'],
      hands: ['PT-23'],
      shout: ['PT-64', 'PT-22'],
      back: ['PT-40'],
      nothing: ['PT-05'],
      early: ['PT-63'],
      tie: ['PT-25', 'PT-60', 'PT-61', 'PT-62', 'PT-63'],
    },
    options: {
      level: ['PT-07', 'PT-04', 'PT-05', 'PT-10'],
      hand: ['PT-10', 'PT-64'],
      children: ['PT-11'],
      calm: ['PT-65'],
      time: ['PT-24'],
      next: ['PT-50'],
    },
  },
  words,
);
