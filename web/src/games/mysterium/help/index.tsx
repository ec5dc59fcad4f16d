import type { GameHelp, HelpSection } from '../../../contract/help';
import { kPictures } from './pictures';
import { type Chapter, help_words } from './words';

const help: GameHelp = {
  sections: (language) =>
    Object.entries(help_words(language)).map(([id, { title, clauses }]): HelpSection => {
      const Picture = kPictures[id as Chapter];
      return {
        id,
        title,
        clauses: Object.entries<string>(clauses).map(([clause, text]) => ({ id: clause.replace('_', '-'), text })),
        ...(Picture ? { Picture } : {}),
      };
    }),
};
export default help;
