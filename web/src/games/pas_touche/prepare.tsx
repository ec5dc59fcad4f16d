// Before the first throw (PT-10): one's level and the hand that touches. The last choice is remembered on this device.
import { useId, useState } from 'preact/hooks';
import { recall, remember } from '../../base/memory';
import type { Action, Hand as Side } from '../../wire/pas_touche';
import { Hand } from './art/signs';
import { colours_of, kLevels } from './data';
import type { Texts } from './texts';

const kSides: readonly Side[] = ['left', 'right'];
const kUsualLevel = 3;

interface PrepareProps {
  readonly seat: number;
  readonly proposed: number | null; // PT-50: after the match before
  readonly busy: boolean;
  readonly words: Texts;
  onDecide(action: Action): void;
}
export function Prepare({ seat, proposed, busy, words, onDecide }: PrepareProps) {
  const known = Number(recall('touche.level') ?? kUsualLevel);
  const [level, set_level] = useState(proposed ?? (known >= 1 && known <= kLevels ? known : kUsualLevel));
  const [side, set_side] = useState<Side>(recall('touche.hand') === 'left' ? 'left' : 'right');
  const id = useId(); // two boards on one page are prepared each for itself
  const go = () => {
    remember('touche.level', String(level));
    remember('touche.hand', side);
    onDecide({ type: 'Prepare', level, hand: side });
  };
  return (
    <div class="pt-prepare">
      <div class="pt-level">
        <label for={`${id}-level`}>
          {words.level_value(level)}
          {proposed === level && <small> {words.proposed}</small>}
        </label>
        <input
          id={`${id}-level`}
          class="slider"
          type="range"
          min={1}
          max={kLevels}
          value={level}
          aria-valuetext={`${words.level_value(level)}. ${words.level_cards(colours_of(level).map((each) => words.colours[each]))}`}
          onInput={(event) => set_level(Number(event.currentTarget.value))}
        />
        <span class="pt-level-cards" aria-hidden="true">
          {colours_of(level).map((colour, at) => (
            <i key={at} class={`pt-${colour}`}>
              {words.colours[colour]}
            </i>
          ))}
        </span>
      </div>
      <fieldset class="pt-sides">
        <legend>{words.which_hand}</legend>
        {kSides.map((each) => (
          <label key={each}>
            <input type="radio" name={`${id}-side`} checked={side === each} onChange={() => set_side(each)} />
            <Hand seat={seat} left={each === 'left'} />
            <b>{words.hand_name(each)}</b>
          </label>
        ))}
      </fieldset>
      <button type="button" class="pt-throw" disabled={busy} onClick={go}>
        <span>{words.go}</span>
      </button>
    </div>
  );
}
