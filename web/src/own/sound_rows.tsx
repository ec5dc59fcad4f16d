// What there is to choose about sound: whether, how loud, and with music or without.
import { choose_sound, kMostVolume, music_choice, sound_choice, volume } from '../base/settings';
import { Slider, Switch } from '../parts/fields';
import { play_sound } from '../sound/sound';
import { sound_texts } from './sound_texts';

// Only what is left to choose once there is sound.
export function LoudnessRows() {
  const t = sound_texts.value;
  return (
    <>
      <Slider
        label={t.volume}
        value={volume.value}
        most={kMostVolume}
        onChange={(value) => {
          volume.value = value;
          play_sound('step');
        }}
      />
      <Switch
        setting={t.music}
        on={music_choice.value === 'on'}
        onChange={(on) => {
          music_choice.value = on ? 'on' : 'off';
        }}
      />
    </>
  );
}

export function SoundRows() {
  const on = sound_choice.value === 'on';
  return (
    <>
      <Switch
        setting={sound_texts.value.sound}
        on={on}
        onChange={(wanted) => {
          choose_sound(wanted ? 'on' : 'off');
          play_sound('your_turn');
        }}
      />
      {on && <LoudnessRows />}
    </>
  );
}
