import { texts } from '../texts';
import { choose_language, type Language, language } from '../texts/language';
import { Dialog } from './dialog';
import { Pills } from './fields';
import { calm_choice, contrast_choice, kChoices, kSpeeds, speed } from './settings';

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
          label={t.speed.title}
          help={t.speed.help}
          value={speed.value}
          values={kSpeeds}
          name={(each) => t.speeds[each]}
          onChange={(choice) => {
            speed.value = choice;
          }}
        />
        <Pills
          label={t.motion.title}
          help={t.motion.help}
          value={calm_choice.value}
          values={kChoices}
          name={(each) => t.choices[each]}
          onChange={(choice) => {
            calm_choice.value = choice;
          }}
        />
        <Pills
          label={t.contrast.title}
          help={t.contrast.help}
          value={contrast_choice.value}
          values={kChoices}
          name={(each) => t.choices[each]}
          onChange={(choice) => {
            contrast_choice.value = choice;
          }}
        />
      </div>
    </Dialog>
  );
}
