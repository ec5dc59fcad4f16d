import { play_sound } from '../sound/sound';
import { texts } from '../texts';
import { choose_language, type Language, language } from '../texts/language';
import { Dialog } from './dialog';
import { Pills, Slider, Switch } from './fields';
import {
  calm_choice,
  contrast_choice,
  emotes_choice,
  kChoices,
  kMostVolume,
  kSpeeds,
  sound_choice,
  speed,
  volume,
} from './settings';

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
        <Switch
          setting={t.sound}
          on={sound_choice.value === 'on'}
          onChange={(on) => {
            sound_choice.value = on ? 'on' : 'off';
            play_sound('your_turn');
          }}
        />
        {sound_choice.value === 'on' && (
          <Slider
            label={t.volume}
            value={volume.value}
            most={kMostVolume}
            onChange={(value) => {
              volume.value = value;
              play_sound('step');
            }}
          />
        )}
        <Switch
          setting={t.emotes_shown}
          on={emotes_choice.value === 'on'}
          onChange={(on) => {
            emotes_choice.value = on ? 'on' : 'off';
          }}
        />
      </div>
    </Dialog>
  );
}
