import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { calm_choice, contrast_choice, emotes_choice, kChoices, kSpeeds, speed } from '../base/settings';
import { Dialog } from '../parts/dialog';
import { Pills, Select, Switch } from '../parts/fields';
import { Icon } from '../parts/icon';
import { tell } from '../parts/toast';
import { texts } from '../texts';
import { with_words } from '../texts/fetched';
import { choose_language, kLanguageNames, kLanguages, language, trust_path } from '../texts/language';
import { house, is_at, load_house } from '../trust/house';
import { SoundRows } from './sound_rows';

interface OwnProps {
  readonly code: string | null;
}
// Fetched by who looks for it.
function OwnData(props: OwnProps) {
  const [part, set_part] = useState<{ readonly Pages: ComponentType<OwnProps> } | null>(null);
  useEffect(() => {
    with_words(import('./own_data')).then(
      ({ OwnDataPages }) => set_part({ Pages: OwnDataPages }),
      () => tell(() => texts.value.unreachable),
    );
  }, []);
  return part ? <part.Pages {...props} /> : <p role="status">{texts.value.loading}</p>;
}

// With a code, to become the player of another device: that page at once.
export interface SettingsProps {
  readonly code?: string | null;
  onClose(): void;
}
export function SettingsDialog({ code = null, onClose }: SettingsProps) {
  const t = texts.value;
  useEffect(() => void load_house(), []);
  const [own, set_own] = useState(code !== null);
  if (own)
    return (
      <Dialog key="own" title={t.own_data} onClose={onClose}>
        <OwnData code={code} />
      </Dialog>
    );
  return (
    <Dialog key="settings" title={t.settings} onClose={onClose}>
      <div class="form-rows">
        <Select
          setting={{ title: t.language, help: '' }}
          value={language.value}
          values={kLanguages}
          name={(each) => kLanguageNames[each]}
          spoken_in={(each) => each}
          onChange={(chosen) => void choose_language(chosen).then((done) => done || tell(() => texts.value.unreachable))}
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
        <SoundRows />
        <Switch
          setting={t.emotes_shown}
          on={emotes_choice.value === 'on'}
          onChange={(on) => {
            emotes_choice.value = on ? 'on' : 'off';
          }}
        />
        {house.value !== null && house.value.https_port !== 0 && (
          <a class="button wide" href={trust_path(language.value)}>
            <Icon name="lock" /> {is_at(house.value, location) ? t.trusted : t.install}
          </a>
        )}
        <button type="button" class="button wide" onClick={() => set_own(true)}>
          <Icon name="keyhole" /> {t.own_data}
        </button>
      </div>
    </Dialog>
  );
}
