import type { GameHelp, HelpSection } from '../../../contract/help';
import { in_hand } from '../../../parts/pointer';
import { Drawings, kPictures } from './pictures';
import { type Chapter, help_words } from './words';

const help: GameHelp = {
  Drawings,
  sections: (language) =>
    Object.entries(help_words(language)).map(([id, { title, clauses }]): HelpSection => {
      const Picture = kPictures[id as Chapter];
      return {
        id,
        title,
        clauses: Object.entries(clauses).map(([clause, text]) => ({ id: clause.replace('_', '-'), text: in_hand(text) })),
        ...(Picture ? { Picture } : {}),
      };
    }),
};
export default help;
