// Sound on and off, in the table's bar.
import { Icon } from '../parts/icon';
import { sound_choice } from '../parts/settings';
import { play_sound } from '../sound/sound';
import { texts } from '../texts';

export function toggle_sound(): void {
  sound_choice.value = sound_choice.value === 'on' ? 'off' : 'on';
  play_sound('your_turn'); // so that one hears that it is on
}

export function QuickSound() {
  const on = sound_choice.value === 'on';
  return (
    <button type="button" class="ib only-l" aria-label={texts.value.sound.title} aria-pressed={on} onClick={toggle_sound}>
      <Icon name={on ? 'sound' : 'mute'} />
    </button>
  );
}
