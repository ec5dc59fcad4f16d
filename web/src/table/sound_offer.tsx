// Sound is offered once: one question, two answers that are worth the same, and where to change it later. Fetched when it is to be asked.
import picture from '../art/sound_offer.svg';
import { choose_sound } from '../base/settings';
import { useModal } from '../parts/dialog';
import { Icon } from '../parts/icon';
import { play_sound } from '../sound/sound';
import { offer_texts } from './sound_offer_texts';
import './sound_offer.css';

interface Props {
  onClose(): void;
}
export function SoundOffer({ onClose }: Props) {
  const t = offer_texts.value;
  const answer = (choice: 'on' | 'off') => {
    choose_sound(choice);
    play_sound('your_turn'); // so that one hears that it is on
    onClose();
  };
  // Who goes away from it has answered too. A finger beside it has not: it may have meant what was there before.
  const { ref, onCancel } = useModal(() => answer('off'));
  return (
    <dialog ref={ref} class="sound-offer" aria-labelledby="sound-offer" aria-describedby="sound-offer-lead" onCancel={onCancel}>
      <div class="sound-offer-in">
        <img class="sound-offer-picture" src={picture} alt="" width="340" height="180" />
        <h2 id="sound-offer">{t.title}</h2>
        <p id="sound-offer-lead">{t.lead}</p>
        <div class="sound-offer-answers">
          <button type="button" class="button gold" onClick={() => answer('on')}>
            <Icon name="sound" /> {t.with_sound}
          </button>
          <button type="button" class="button" onClick={() => answer('off')}>
            {t.in_silence}
          </button>
        </div>
        <p class="sound-offer-later">
          <span class="only-large" aria-hidden="true">
            <Icon name="mute" />
          </span>
          <span class="only-small" aria-hidden="true">
            <Icon name="menu" />
          </span>
          {t.change}
        </p>
      </div>
    </dialog>
  );
}
