// The looks of the last round, to be looked through once more: at the thumb of who plays, and over the board in a replay.
import { type Stage, useStage } from './stage';
import type { Texts } from './texts';

// Who plays keeps the keyboard's place in the dock; over the board a button that goes hands it to the one that comes.
export function hand_focus({ docked }: Stage, to: string): void {
  if (!docked.value) requestAnimationFrame(() => document.querySelector<HTMLElement>(to)?.focus({ preventScroll: true }));
}

export function LookAgain({ words }: { readonly words: Texts }) {
  const stage = useStage();
  const { again, evidence, player } = stage;
  const looks = player.playing.value ? [] : evidence.value;
  if (looks.length === 0 || again.value !== null) return null;
  return (
    <div class="answers">
      {looks.map(({ look }, index) => (
        <button
          type="button"
          key={look.number}
          class="answer answer-other pv-again"
          onClick={() => {
            stage.look_again(index);
            hand_focus(stage, '.pv-verdict-tools .gold');
          }}
        >
          <span>{looks.length > 1 ? words.look_again_n(index + 1) : words.look_again}</span>
        </button>
      ))}
    </div>
  );
}
