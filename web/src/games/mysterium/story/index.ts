import { define_story } from '../../../contract/story';
import { catalogue } from '../../../texts/catalogue';
import { load } from '../../../texts/made/mysterium/story';
import * as pictures from './pictures';

const words = catalogue(load);

export default define_story(
  {
    scenes: {
      goal: { Picture: pictures.Goal, clauses: ['MY-43', 'MY-01', 'MY-29'] },
      secret: { Picture: pictures.Secret, clauses: ['MY-10', 'MY-02', 'MY-44'] },
      dream: { Picture: pictures.Dream, clauses: ['MY-20'] },
      guess: { Picture: pictures.Guess, clauses: ['MY-22', 'MY-23'] },
      answer: { Picture: pictures.Answer, clauses: ['MY-25', 'MY-21'] },
      culprit: { Picture: pictures.Culprit, clauses: ['MY-40', 'MY-41', 'MY-42', 'MY-43'] },
    },
    cases: {
      crow: ['MY-05'],
      tokens: ['MY-24', 'MY-26', 'MY-28'],
      track: ['MY-27', 'MY-41'],
      choice: ['MY-23', 'MY-25'],
      ready: ['MY-22'],
      tie: ['MY-42'],
      silence: ['MY-20', 'MY-44'],
      empty: ['MY-21'],
      late: ['MY-29'],
    },
    options: {
      players: ['MY-01', 'MY-06'],
      few: ['MY-41', 'MY-40'],
      difficulty: ['MY-04', 'MY-05'],
      settings: ['MY-01', 'MY-06', 'MY-22', 'MY-42'],
    },
  },
  words,
);
