// The languages, each by its own name: the browser's own list, which keyboards and readers of screens know, unseen over the two letters
// of the language that is spoken. A whole name would not fit beside the other buttons of a phone.
import { texts } from '../texts';
import { choose_language, kLanguageNames, kLanguages, language } from '../texts/language';
import { tell } from './toast';
import './language_choice.css';

// What it looks like is said by the page that it is on.
export function LanguageChoice({ look }: { readonly look: string }) {
  const choose = async (name: string) => {
    const chosen = kLanguages.find((each) => each === name);
    if (chosen && !(await choose_language(chosen))) tell(() => texts.value.unreachable);
  };
  return (
    <span class={`${look} language-choice`}>
      <span aria-hidden="true">{language.value.toUpperCase()}</span>
      <select
        aria-label={texts.value.language}
        value={language.value}
        onChange={(event) => {
          const list = event.currentTarget;
          void choose(list.value).then(() => {
            list.value = language.peek(); // what is spoken, if the other one could not be fetched
          });
        }}
      >
        {kLanguages.map((each) => (
          <option key={each} value={each} lang={each}>
            {kLanguageNames[each]}
          </option>
        ))}
      </select>
    </span>
  );
}
