// How a device comes to trust the certificate of the house, so that Minuit can be installed on it; what that means, and how to undo it.
import { useEffect, useState } from 'preact/hooks';
import { follow } from '../base/route';
import { Candle } from '../parts/candle';
import { Pills } from '../parts/fields';
import { Icon } from '../parts/icon';
import { LanguageChoice } from '../parts/language_choice';
import { texts } from '../texts';
import { language, trust_path } from '../texts/language';
import { is_trusted } from '../wire/api';
import type { Trust } from '../wire/table';
import { house, is_at, load_house, named_origins, remember_moving, secure_origin } from './house';
import { type Device, kDevices, trust_texts } from './texts';
import './trust_page.css';
import './steps.css';

const kLookEvery_ms = 5000;

function this_device(): Device {
  const agent = navigator.userAgent;
  if (/Android/.test(agent)) return 'android';
  // An iPad calls itself a Mac, and is the only one with fingers on it.
  if (/iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && navigator.maxTouchPoints > 1)) return 'apple';
  if (/Windows/.test(agent)) return 'windows';
  return /Macintosh/.test(agent) ? 'mac' : 'linux';
}

// Whether the other address works by now; looked at while the page is, and when somebody comes back to it from their settings.
function useTrusted(origin: string | null) {
  const [trusted, set_trusted] = useState(false);
  const [busy, set_busy] = useState(false);
  const look = async () => {
    if (!origin || document.hidden) return;
    set_busy(true);
    set_trusted(await is_trusted(origin));
    set_busy(false);
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), kLookEvery_ms);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [origin]);
  return { trusted, busy, look };
}

function Download({ trust, done }: { readonly trust: Trust; readonly done: boolean }) {
  const d = trust_texts.value;
  return (
    <>
      <a class={done ? 'button' : 'button gold'} href={trust.certificate}>
        <Icon name="download" /> {d.download}
      </a>
      <p class="trust-print">
        <span>{d.fingerprint}</span>
        <b>{trust.short_fingerprint}</b>
      </p>
      <p class="help-text">{d.compare}</p>
      <details>
        <summary>{d.whole_fingerprint}</summary>
        <code class="trust-whole-print">{trust.fingerprint}</code>
      </details>
    </>
  );
}

function Ready({ origin }: { readonly origin: string }) {
  const d = trust_texts.value;
  const same = new URL(origin).hostname === location.hostname;
  return (
    <section class="panel good" aria-live="polite">
      <h2>
        <Icon name="check" /> {d.ready}
      </h2>
      <p>{same ? d.ready_lead : d.other_name}</p>
      <a class="button gold wide" href={`${origin}/`} onClick={() => same && remember_moving()}>
        <Icon name="lock" /> {d.open}
      </a>
      <p class="trust-where">{origin}</p>
    </section>
  );
}

function Steps({ trust, device, state }: Readonly<{ trust: Trust; device: Device; state: ReturnType<typeof useTrusted> }>) {
  const d = trust_texts.value;
  return (
    <ol class="trust-steps">
      <li class="panel">
        <h2>{d.first}</h2>
        <Download trust={trust} done={false} />
      </li>
      <li class="panel">
        <h2>{d.second}</h2>
        <ol class="device-steps">
          {d.devices[device].steps.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ol>
      </li>
      <li class="panel">
        <h2>{d.third}</h2>
        <p role="status">{d.not_yet}</p>
        <button type="button" class="button" disabled={state.busy} onClick={() => void state.look()}>
          <Icon name="reel" /> {d.look_again}
        </button>
      </li>
    </ol>
  );
}

function Meaning({ device }: { readonly device: Device }) {
  const d = trust_texts.value;
  return (
    <>
      <section class="panel">
        <h2>{d.meaning}</h2>
        {d.means.map((each) => (
          <p key={each}>{each}</p>
        ))}
      </section>
      <section class="panel">
        <h2>{d.removing}</h2>
        <p>{d.devices[device].remove}</p>
        <p class="help-text">{d.remove_lead}</p>
      </section>
    </>
  );
}

function Installing({ device }: { readonly device: Device }) {
  const d = trust_texts.value;
  return (
    <section class="panel">
      <h2>{d.to_install}</h2>
      <p>{d.devices[device].install}</p>
    </section>
  );
}

function Told({ trust }: { readonly trust: Trust }) {
  const d = trust_texts.value;
  const [device, choose] = useState(this_device);
  const here = is_at(trust, location);
  const origin = here ? null : secure_origin(trust, location);
  const state = useTrusted(origin);
  if (trust.https_port === 0)
    return (
      <section class="panel">
        <h2>{isSecureContext ? d.safe_already : d.off}</h2>
        {!isSecureContext && <p>{d.off_lead}</p>}
        {!isSecureContext && <p class="help-text">{d.off_how}</p>}
      </section>
    );
  if (!here && origin === null)
    return (
      <section class="panel">
        <h2>{d.no_name}</h2>
        <p>{d.no_name_lead}</p>
        <ul class="trust-elsewhere">
          {named_origins(trust).map((each) => (
            <li key={each}>
              <a href={each + trust_path(language.value)}>{each}</a>
            </li>
          ))}
        </ul>
      </section>
    );
  const done = here || (origin !== null && state.trusted);
  return (
    <>
      {here && (
        <section class="panel good">
          <h2>
            <Icon name="check" /> {d.here}
          </h2>
          <p>{d.here_lead}</p>
        </section>
      )}
      {!here && origin !== null && state.trusted && <Ready origin={origin} />}
      <Pills
        label={d.which_device}
        value={device}
        values={kDevices}
        name={(each) => d.devices[each].name}
        onChange={(each) => choose(each)}
      />
      {done ? <Installing device={device} /> : <Steps trust={trust} device={device} state={state} />}
      <Meaning device={device} />
      {done && (
        <section class="panel">
          <h2>{d.certificate}</h2>
          <Download trust={trust} done />
        </section>
      )}
    </>
  );
}

export function TrustPage() {
  const t = texts.value;
  const d = trust_texts.value;
  const trust = house.value;
  useEffect(() => {
    void load_house();
    const timer = setInterval(() => house.value ?? void load_house(), kLookEvery_ms);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    document.title = `${d.title} · Minuit`;
  }, [d]);
  return (
    <div class="trust">
      <nav>
        <a class="button small" href="/" onClick={follow}>
          <Icon name="back" /> {t.to_lobby}
        </a>
        <LanguageChoice look="round-button" />
      </nav>
      <main>
        <header>
          <Candle />
          <div>
            <h1>{d.title}</h1>
            <p class="page-lead">{d.lead}</p>
            <p class="help-text">{d.optional}</p>
          </div>
        </header>
        {trust ? <Told trust={trust} /> : <p role="status">{t.connecting}</p>}
      </main>
    </div>
  );
}
