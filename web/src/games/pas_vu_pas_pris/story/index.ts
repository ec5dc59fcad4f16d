import { define_story } from '../../../contract/story';
import { catalogue } from '../../../texts/catalogue';
import { load } from '../../../texts/made/pas_vu_pas_pris/story';
import * as pictures from './pictures';

const words = catalogue(load);

export default define_story(
  {
    scenes: {
      goal: { Picture: pictures.Goal, clauses: ['PV-51', 'PV-52', 'PV-50', 'PV-26'] },
      furniture: { Picture: pictures.Furniture, clauses: ['PV-20', 'PV-06', 'PV-23'] },
      walk: { Picture: pictures.Walk, clauses: ['PV-25', 'PV-26', 'PV-30'] },
      hide: { Picture: pictures.Hide, clauses: ['PV-28', 'PV-29', 'PV-04'] },
      keyhole: { Picture: pictures.Keyhole, clauses: ['PV-31', 'PV-32', 'PV-33'] },
      seen: { Picture: pictures.Seen, clauses: ['PV-34', 'PV-40', 'PV-41', 'PV-42'] },
    },
    cases: {
      through: ['PV-27', 'PV-26'],
      moved: ['PV-21', 'PV-22'],
      falls: ['PV-23'],
      passenger: ['PV-24'],
      crowd: ['PV-30'],
      chooser: ['PV-31', 'PV-33'],
      peep: ['PV-42', 'PV-41'],
      tie: ['PV-52'],
    },
    options: {
      players: ['PV-02', 'PV-07', 'PV-05'],
      hall: ['PV-01', 'PV-03', 'PV-10', 'PV-11', 'PV-12', 'PV-53'],
      fusions: ['PV-60', 'PV-61', 'PV-62', 'PV-63', 'PV-64', 'PV-65'],
      bells: ['PV-70'],
      bells_ghosts: ['PV-72', 'PV-74', 'PV-75', 'PV-77', 'PV-78', 'PV-82'],
      bells_hall: ['PV-73', 'PV-76', 'PV-80'],
      bells_keyhole: ['PV-71', 'PV-79', 'PV-81'],
    },
  },
  words,
);
