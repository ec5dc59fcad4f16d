import { texts } from '../texts';
import { choose_language, type Language, language } from '../texts/language';
import { Dialog } from './dialog';
import { Pills } from './fields';
import { calm_choice, contrast_choice, type Choice as Way } from './settings';

const kWays: readonly Way[] = ['system', 'on', 'off'];
const kLanguages: readonly Language[] = ['fr', 'en'];
const kLanguageNames: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English' };

export function SettingsDialog({ onClose }: { onClose(): void }) {
  const t = texts.value;
  return (
    <Dialog title={t.settings} onClose={onClose}>
      <div class="rows">
        <Pills
          label={t.language}
          value={language.value}
          values={kLanguages}
          name={(each) => kLanguageNames[each]}
          onChange={choose_language}
        />
        <Pills
          label={t.motion.title}
          help={t.motion.help}
          value={calm_choice.value}
          values={kWays}
          name={(each) => t.choices[each]}
          onChange={(choice) => {
            calm_choice.value = choice;
          }}
        />
        <Pills
          label={t.contrast.title}
          help={t.contrast.help}
          value={contrast_choice.value}
          values={kWays}
          name={(each) => t.choices[each]}
          onChange={(choice) => {
            contrast_choice.value = choice;
          }}
        />
      </div>
    </Dialog>
  );
}
