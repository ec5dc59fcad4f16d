// What all look at for a moment, laid over the table: the hour that strikes, the ghost's answers one by one, the last vote.

import { Ball, Crow, GhostSign } from './art/signs';
import type { Props } from './board';
import { clue_id } from './deck';
import { clue_name, short_name } from './names';
import { Picture } from './pictures';
import type { Scene, Spot } from './scene';
import { useTint } from './stage';
import { texts } from './texts';

interface RevealProps {
  readonly scene: Scene;
  readonly props: Props;
}

function AnswerOf({ spot, scene, props }: RevealProps & { readonly spot: Spot & { readonly type: 'answer' } }) {
  const { names, language } = props;
  const words = texts(language);
  const tint = useTint();
  const { medium, kind, card, right } = spot.answer;
  const name = short_name(scene.view, names, medium, words);
  const seers = spot.bets.filter((each) => each.right).map((each) => short_name(scene.view, names, each.medium, words));
  return (
    <div class={`my-reveal ${tint(medium)} ${right ? 'my-right' : 'my-wrong'}`}>
      <p class="my-asks">
        <Ball medium={medium} /> {words.asks(name)}
      </p>
      {card === null ? (
        <GhostSign />
      ) : (
        <span class="my-reveal-card">
          <Picture id={clue_id(kind, card)} name={clue_name(kind, card, language)} size="large" />
        </span>
      )}
      <p class="my-verdict">{card === null ? words.none_chosen(kind) : right ? words.right : words.wrong}</p>
      {seers.length > 0 && <p class="my-seers">{words.bet_right(seers)}</p>}
    </div>
  );
}

export function Reveal({ scene, props }: RevealProps) {
  const { names, language } = props;
  const words = texts(language);
  const tint = useTint();
  const { spot, view } = scene;
  const name = (medium: number) => short_name(view, names, medium, words);
  switch (spot?.type) {
    case 'answer':
      return <AnswerOf key={spot.answer.medium} spot={spot} scene={scene} props={props} />;
    case 'through':
      return (
        <div class={`my-reveal my-small my-right ${tint(spot.medium)}`}>
          <Ball medium={spot.medium} />
          <p class="my-verdict">{words.came_through(name(spot.medium))}</p>
          {spot.steps > 0 && <p>{words.came_steps(spot.steps)}</p>}
        </div>
      );
    case 'hour':
      return (
        <div class="my-reveal my-small">
          <span class="note-moon" />
          <p class="my-verdict">{words.hour(spot.hour)}</p>
          {spot.tokens && <p>{words.tokens_back}</p>}
        </div>
      );
    case 'time':
      return (
        <div class="my-reveal my-small">
          <p class="my-verdict">{words.time_up}</p>
        </div>
      );
    case 'crow':
      return (
        <div class="my-reveal my-small">
          <Crow />
          <p class="my-verdict">{words.crow_flies(spot.cards)}</p>
        </div>
      );
    case 'disagreed':
      return (
        <div class="my-reveal my-small my-wrong">
          <p class="my-verdict">{words.disagreed}</p>
        </div>
      );
    case 'ballot':
      return (
        <div class="my-reveal my-small my-hush">
          <GhostSign />
          <p class="my-verdict">{words.hush}</p>
        </div>
      );
    default:
      return null;
  }
}
