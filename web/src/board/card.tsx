// A card: it turns over when it is shown, glows when it may be taken, and can be looked at closely. The game draws its face and its back.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import { texts } from '../texts';
import './board.css';

interface CardProps {
  readonly name: string; // of what lies there, for those who listen: "Rêve, 12" or "Carte cachée"
  readonly face: ComponentChildren; // a drawing that fills the card
  readonly back?: ComponentChildren;
  readonly up?: boolean; // the face is to be seen
  readonly picked?: boolean;
  readonly shape?: 'tall' | 'wide' | 'square';
  readonly close_up?: ComponentChildren; // beside the enlarged card: what is written on it, in words
  onPick?: (() => void) | undefined; // it may be taken
}

export function Card({ name, face, back, up = true, picked = false, shape = 'tall', close_up, onPick }: CardProps) {
  const t = texts.value;
  const [near, set_near] = useState(false);
  const look = `card-leaf card-${shape}${up ? '' : ' card-down'}`;
  const leaf = (
    <span class={look}>
      <span class="card-face">{face}</span>
      <span class="card-back">{back}</span>
    </span>
  );
  return (
    <span class={`card-place${picked ? ' card-picked' : ''}${onPick ? ' card-open' : ''}`}>
      {onPick ? (
        <button type="button" class="card-touch" aria-label={name} aria-pressed={picked} onClick={onPick}>
          {leaf}
        </button>
      ) : (
        <span class="card-touch" role="img" aria-label={name}>
          {leaf}
        </span>
      )}
      {up && (
        <button
          type="button"
          class="card-loupe"
          aria-haspopup="dialog"
          aria-label={t.look_closely(name)}
          onClick={() => set_near(true)}
        >
          <Icon name="loupe" />
        </button>
      )}
      {near && (
        <Dialog title={name} onClose={() => set_near(false)}>
          <div class="card-near">
            <span class={look}>
              <span class="card-face">{face}</span>
            </span>
            {close_up}
          </div>
        </Dialog>
      )}
    </span>
  );
}
