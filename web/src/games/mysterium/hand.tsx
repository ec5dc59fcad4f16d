// The ghost's hand: a tap takes a vision for the next gift, the loupe looks at it closely.
import { Icon } from '../../parts/icon';
import { texts as shared_texts } from '../../texts';
import type { Language } from '../../texts/language';
import type { View } from '../../wire/mysterium';
import { vision_id } from './deck';
import { card_text } from './names';
import { CardButton } from './pictures';
import { useStage } from './stage';
import { texts } from './texts';

interface HandProps {
  readonly view: View;
  readonly language: Language;
  readonly most: number; // that may be taken; 0: none now
}
export function Hand({ view, language, most }: HandProps) {
  const words = texts(language);
  const t = shared_texts.value;
  const stage = useStage();
  const { close_up, picked } = stage;
  if (view.hand.length === 0) return null;
  const ids = view.hand.map(vision_id);
  return (
    <section class="my-hand" aria-label={words.hand}>
      <div class="my-hand-fan" data-row="hand" role="group" aria-label={words.hand}>
        {view.hand.map((vision) => {
          const id = vision_id(vision);
          const on = picked.value.includes(vision);
          const look = () => {
            close_up.value = { card: id, among: ids };
          };
          return (
            <span key={vision} class={on ? 'my-held my-taken' : 'my-held'}>
              <CardButton
                id={id}
                label={words.hand_card(vision + 1, card_text(id, language), on)}
                look="my-vision"
                pressed={most > 0 ? on : undefined}
                dialog={most === 0}
                onTouch={() => (most > 0 ? stage.pick(vision, most) : look())}
              />
              <button
                type="button"
                class="my-loupe"
                aria-haspopup="dialog"
                aria-label={t.look_closely(words.vision(vision + 1))}
                onClick={look}
              >
                <Icon name="loupe" />
              </button>
            </span>
          );
        })}
      </div>
    </section>
  );
}
