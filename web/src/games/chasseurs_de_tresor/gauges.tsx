// The danger at a glance: jewels that are out, of eight; spirits in the house, of six.
import { GemMark, SpiritMark } from './art/pieces';
import { kJewels, kSpirits } from './data';
import { type Scene, spirits } from './scene';
import type { Texts } from './texts';

interface GaugeProps {
  readonly scene: Scene;
  readonly words: Texts;
}

function Count({ count, all, words }: { readonly count: number; readonly all: number; readonly words: Texts }) {
  return (
    <em>
      <span class="ct-long">{words.of(count, all)}</span>
      <span class="ct-short">
        {count}/{all}
      </span>
    </em>
  );
}

export function JewelGauge({ scene, words }: GaugeProps) {
  const count = scene.out.length;
  return (
    <section class="ct-gauge ct-gauge-jewels" aria-label={words.jewels_out(count)}>
      <b>{words.jewels}</b>
      <Count count={count} all={kJewels} words={words} />
      <div aria-hidden="true">
        {Array.from({ length: kJewels }, (_, index) => (
          <span key={`${index}-${index < count}`} class={index < count ? 'ct-gauge-won' : ''}>
            <GemMark number={scene.out[index] ?? null} plain={!scene.numbered} />
          </span>
        ))}
      </div>
      {scene.numbered && count < kJewels && <small>{words.next_jewel(count + 1)}</small>}
    </section>
  );
}

export function SpiritGauge({ scene, words }: GaugeProps) {
  const count = spirits(scene);
  return (
    <section class={`ct-gauge ct-gauge-spirits${count >= kSpirits - 2 ? ' ct-alarm' : ''}`} aria-label={words.spirits_in(count)}>
      <b>{words.spirits}</b>
      <Count count={count} all={kSpirits} words={words} />
      <div aria-hidden="true">
        {Array.from({ length: kSpirits }, (_, index) => (
          <span key={`${index}-${index < count}`} class={index < count ? 'ct-gauge-lost' : ''}>
            <SpiritMark there={index < count} />
          </span>
        ))}
      </div>
    </section>
  );
}
