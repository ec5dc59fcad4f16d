// Play, step, speed, eyes, turning points: at the thumb.
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog';
import { Icon, type IconName } from '../parts/icon';
import { by_finger } from '../parts/pointer';
import { kLocales, language } from '../texts/language';
import { kSpeeds, type Reel } from './reel';
import { Scrubber } from './scrubber';
import { replay_texts } from './texts';
import { named_points } from './words';

function Key({ icon, label, disabled, act }: { icon: IconName; label: string; disabled: boolean; act(): void }) {
  return (
    <button type="button" class="button replay-key" aria-label={label} title={label} disabled={disabled} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}

function Keys({ reel }: { readonly reel: Reel }) {
  const t = replay_texts.value;
  const [before, after] = [reel.point(-1), reel.point(1)];
  const at_end = reel.at.value >= reel.last.value;
  const playing = reel.playing.value;
  return (
    <div class="replay-keys">
      <Key icon="point_before" label={t.point_before} disabled={!before} act={() => before && reel.to_point(before)} />
      <Key icon="step_back" label={t.back} disabled={reel.at.value === 0} act={() => reel.step(-1)} />
      <button
        type="button"
        class="button gold replay-key play"
        aria-label={playing ? t.pause : t.play}
        title={playing ? t.pause : t.play}
        disabled={reel.last.value === 0}
        onClick={() => reel.toggle()}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      <Key icon="step_on" label={t.forward} disabled={at_end} act={() => reel.step(1)} />
      <Key icon="point_after" label={t.point_after} disabled={!after} act={() => after && reel.to_point(after)} />
    </div>
  );
}

function Points({ reel, onClose }: { readonly reel: Reel; onClose(): void }) {
  const t = replay_texts.value;
  const points = named_points(reel);
  return (
    <Dialog title={t.points} onClose={onClose}>
      {points.length === 0 && <p class="nothing-yet">{t.no_points}</p>}
      <ol class="turning-points">
        {points.map((each, index) => (
          <li key={index} class={each.great ? 'great' : ''}>
            <button
              type="button"
              aria-current={each.at === reel.at.value ? 'step' : undefined}
              onClick={() => {
                onClose();
                reel.to_point(each);
              }}
            >
              <span>{each.name}</span>
              <small>{each.at}</small>
            </button>
          </li>
        ))}
      </ol>
      {!by_finger.value && <p class="help-text">{t.keys}</p>}
    </Dialog>
  );
}

function Eyes({ reel }: { readonly reel: Reel }) {
  const t = replay_texts.value;
  const id = useId();
  return (
    <div class="replay-pick">
      <label for={id}>{t.eyes}</label>
      <select
        id={id}
        class="field"
        value={reel.eyes.value}
        onChange={(event) => void reel.look_through(event.currentTarget.value)}
      >
        <option value="all">{t.eyes_all}</option>
        <option value="spectator">{t.eyes_public}</option>
        {reel.names.value.map(({ seat, name }) => (
          <option key={seat} value={String(seat)}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function SpeedChoice({ reel }: { readonly reel: Reel }) {
  const t = replay_texts.value;
  const id = useId();
  return (
    <div class="replay-pick">
      <label for={id}>{t.speed}</label>
      <select
        id={id}
        class="field"
        value={String(reel.speed.value)}
        onChange={(event) => {
          reel.speed.value = kSpeeds.find((each) => String(each) === event.currentTarget.value) ?? 1;
        }}
      >
        {kSpeeds.map((each) => (
          <option key={each} value={String(each)}>
            {t.times(each.toLocaleString(kLocales[language.value]))}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Controls({ reel }: { readonly reel: Reel }) {
  const t = replay_texts.value;
  const [listing, list] = useState(false);
  return (
    <div class="replay-reel" role="group" aria-label={t.controls}>
      <Scrubber reel={reel} />
      <div class="replay-deck">
        <div class="replay-deck-left">
          <Eyes reel={reel} />
        </div>
        <Keys reel={reel} />
        <div class="replay-deck-right">
          <SpeedChoice reel={reel} />
          <button type="button" class="button small" aria-label={t.points} title={t.points} onClick={() => list(true)}>
            <Icon name="flag" />
          </button>
        </div>
      </div>
      {listing && <Points reel={reel} onClose={() => list(false)} />}
    </div>
  );
}
