// Between two people who share a device: nothing of the table is to be seen until the right one holds it.
import { useEffect, useRef } from 'preact/hooks';
import { Candle } from '../parts/candle';
import { colour_of, Figure } from '../parts/figures';
import { Icon } from '../parts/icon';
import { forget_toast } from '../parts/toast';
import type { Device } from './device';
import { device_texts } from './texts';

export function Curtain({ device, as }: { readonly device: Device; readonly as: number }) {
  const t = device_texts.value;
  const name = device.name_of(as);
  const seat = device.everyone.value.find((each) => each.as === as)?.seat.value ?? null;
  const { looking } = device.eyes.value;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    forget_toast();
    button.current?.focus();
    document.title = `● ${t.pass_to(name)}`;
  }, [t, name]);
  return (
    <main class="curtain" style={{ '--c': seat === null ? 'var(--candle)' : colour_of(seat) }}>
      <div class="curtain-drape" aria-hidden="true" />
      <div class="curtain-drape curtain-drape-right" aria-hidden="true" />
      <div class="curtain-in">
        {seat === null ? <Candle /> : <Figure seat={seat} />}
        <h1>{t.pass_to(name)}</h1>
        <p>{t.nobody_looks}</p>
        <button type="button" class="button gold" ref={button} onClick={() => device.lift()}>
          <Icon name="eye" /> {t.i_am(name)}
        </button>
        {looking !== as && (
          <button type="button" class="button small" onClick={() => device.look_again()}>
            {t.look_again(device.name_of(looking))}
          </button>
        )}
      </div>
    </main>
  );
}

// Somebody looks at their leisure while another is awaited.
export function PassOn({ device }: { readonly device: Device }) {
  const t = device_texts.value;
  const { kept, looking } = device.eyes.value;
  const next = device.waiting_for.value;
  if (!kept || next === null || next === looking) return null;
  return (
    <button type="button" class="button gold pass-on" onClick={() => device.pass_on()}>
      <Icon name="pass" /> {t.pass_to(device.name_of(next))}
    </button>
  );
}
