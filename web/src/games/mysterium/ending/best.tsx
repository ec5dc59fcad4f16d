// The finest vision: its pictures, and the card that was read in them.
import type { Past } from '../../../contract/ending';
import type { Event, View } from '../../../wire/mysterium';
import { clue_id, vision_id } from '../deck';
import { clue_name, medium_name, spoken_vision, told_clue } from '../names';
import { Picture } from '../pictures';
import { texts } from '../texts';
import { finest_of } from './finest';
import { ending_texts } from './texts';

export function Best({ steps, view, names, language }: Past<View, Event>) {
  const finest = finest_of(steps);
  if (finest === null) return null;
  const { visions, kind, card, medium, hour } = finest;
  const words = ending_texts(language);
  const who = medium_name(view, names, medium, texts(language));
  return (
    <section class="ending-card my-finest" aria-labelledby="my-finest">
      <div class="my-finest-cards">
        {visions.map((vision) => (
          <span key={vision} class="my-card" role="img" aria-label={spoken_vision(vision, language)}>
            <Picture id={vision_id(vision)} />
          </span>
        ))}
        <span class="my-finest-arrow" aria-hidden="true" />
        <span class="my-card" role="img" aria-label={clue_name(kind, card, language)}>
          <Picture id={clue_id(kind, card)} />
        </span>
      </div>
      <div>
        <h3 id="my-finest">{words.best}</h3>
        <p>{words.best_text(who, told_clue(kind, card, language), hour)}</p>
      </div>
    </section>
  );
}
