// Sound on and off in the table's bar; while it is on and one points at it, how loud, and with music or without.
import { choose_sound, sound_choice } from '../base/settings';
import { LoudnessRows } from '../own/sound_rows';
import { sound_texts } from '../own/sound_texts';
import { Icon } from '../parts/icon';
import { play_sound } from '../sound/sound';
import './quick_sound.css';

export function toggle_sound(): void {
  choose_sound(sound_choice.value === 'on' ? 'off' : 'on');
  play_sound('your_turn'); // so that one hears that it is on
}

export function QuickSound() {
  const on = sound_choice.value === 'on';
  return (
    <span class="quick-sound only-large">
      <button
        type="button"
        class="icon-button"
        aria-label={sound_texts.value.sound.title}
        aria-pressed={on}
        onClick={toggle_sound}
      >
        <Icon name={on ? 'sound' : 'mute'} />
      </button>
      {on && (
        <div class="quick-sound-panel">
          <LoudnessRows />
        </div>
      )}
    </span>
  );
}

// The same in the menu, which phones have instead.
export function SoundInMenu() {
  const on = sound_choice.value === 'on';
  return (
    <>
      <li>
        <button type="button" aria-pressed={on} onClick={toggle_sound}>
          <Icon name={on ? 'sound' : 'mute'} /> {sound_texts.value.sound.title}
        </button>
      </li>
      {on && (
        <li class="quick-sound-rows">
          <LoudnessRows />
        </li>
      )}
    </>
  );
}
