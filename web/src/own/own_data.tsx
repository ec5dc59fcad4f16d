// One's own data: to take along, to go on with elsewhere, to leave, to be erased.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from '../parts/icon';
import { me } from '../parts/me';
import { Qr } from '../parts/qr';
import { tell, tell_fault } from '../parts/toast';
import { texts } from '../texts';
import { leave_everywhere, make_code } from '../wire/api';
import type { MoveCode } from '../wire/table';
import { all_own_data, become, download, erase, forget_here, shown_code } from './actions';
import { move_link } from './address';
import { type Deed, own_texts } from './texts';
import '../parts/menu.css';
import './own_data.css';

type Page = 'list' | 'show' | 'enter' | 'leave' | 'forget' | 'erase';

// Runs one thing at a time and says what went wrong.
function useWork() {
  const [busy, set_busy] = useState(false);
  const gone = useRef(false);
  useEffect(
    () => () => {
      gone.current = true;
    },
    [],
  );
  const work = async (doing: () => Promise<void>) => {
    set_busy(true);
    await doing().catch(tell_fault);
    if (!gone.current) set_busy(false);
  };
  return { busy, work };
}

interface PartProps {
  readonly deed: Deed;
  readonly children: ComponentChildren;
  onBack(): void;
}
// The page of one deed: what it means, then the button.
function Part({ deed, children, onBack }: PartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <section class="own-part">
      <h3 tabIndex={-1} ref={heading}>
        {deed.title}
      </h3>
      <p>{deed.help}</p>
      {children}
      <button type="button" class="button wide" onClick={onBack}>
        <Icon name="back" /> {texts.value.back}
      </button>
    </section>
  );
}

function ShowCode({ onBack }: { onBack(): void }) {
  const t = own_texts.value;
  const [made, set_made] = useState<MoveCode | null>(null);
  const { busy, work } = useWork();
  return (
    <Part deed={t.show} onBack={onBack}>
      {made && (
        <>
          <Qr link={move_link(made.code)} label={t.scan} />
          <p class="own-code" role="status">
            <span class="visually-hidden">{t.code} </span>
            {shown_code(made.code)}
          </p>
          <p class="help-text">{t.lasts(Math.round(made.seconds / 60))}</p>
        </>
      )}
      {!made && (
        <button
          type="button"
          class="button gold wide"
          disabled={busy}
          onClick={() => work(async () => set_made(await make_code()))}
        >
          {busy ? t.working : t.show.action}
        </button>
      )}
    </Part>
  );
}

function EnterCode({ given, onBack }: { readonly given: string; onBack(): void }) {
  const t = own_texts.value;
  const id = useId();
  const [code, set_code] = useState(given === '' ? '' : shown_code(given));
  const [missing, set_missing] = useState(false);
  const { busy, work } = useWork();
  const field = useRef<HTMLInputElement>(null);
  const send = (event: Event) => {
    event.preventDefault();
    if (code.replaceAll(/[\s-]/g, '').length !== 10) {
      field.current?.focus();
      return set_missing(true);
    }
    void work(() => become(code));
  };
  return (
    <Part deed={t.enter} onBack={onBack}>
      <form onSubmit={send}>
        <label for={id}>{t.code}</label>
        <input
          ref={field}
          id={id}
          class="field own-entry"
          value={code}
          maxLength={16}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          enterkeyhint="go"
          aria-invalid={missing}
          aria-describedby={`${id}-help`}
          onInput={(event) => {
            set_code(event.currentTarget.value);
            set_missing(false);
          }}
        />
        <p id={`${id}-help`} class="help-text wrong" role="status">
          {missing ? t.code_missing : ''}
        </p>
        <button type="submit" class="button gold wide" disabled={busy}>
          {busy ? t.working : t.enter.action}
        </button>
      </form>
    </Part>
  );
}

function Leave({ onBack }: { onBack(): void }) {
  const t = own_texts.value;
  const { busy, work } = useWork();
  const leave = async () => {
    const { seats } = await leave_everywhere();
    tell(() => own_texts.value.left(seats));
    if (location.pathname !== '/') location.assign('/');
    else onBack();
  };
  return (
    <Part deed={t.leave} onBack={onBack}>
      <button type="button" class="button gold wide" disabled={busy} onClick={() => work(leave)}>
        {busy ? t.working : t.leave.action}
      </button>
    </Part>
  );
}

function Forget({ onBack }: { onBack(): void }) {
  const t = own_texts.value;
  const { busy, work } = useWork();
  return (
    <Part deed={t.forget} onBack={onBack}>
      <button type="button" class="button danger wide" disabled={busy} onClick={() => work(forget_here)}>
        {busy ? t.working : t.forget.action}
      </button>
    </Part>
  );
}

function Erase({ onBack }: { onBack(): void }) {
  const t = own_texts.value;
  const [sure, set_sure] = useState(false);
  const { busy, work } = useWork();
  return (
    <Part deed={t.erase} onBack={onBack}>
      <h4>{t.goes}</h4>
      <ul>
        {t.erase_goes.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <h4>{t.stays}</h4>
      <ul>
        {t.erase_stays.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <label class="own-sure">
        <input type="checkbox" checked={sure} onChange={(event) => set_sure(event.currentTarget.checked)} />
        <span>{t.erase_sure}</span>
      </label>
      <button
        type="button"
        class="button danger wide"
        disabled={busy || !sure || !me.value}
        onClick={() => work(() => erase(me.value?.id ?? ''))}
      >
        {busy ? t.working : t.erase.action}
      </button>
    </Part>
  );
}

// With a code from the address one is at once where it is used.
export function OwnDataPages({ code }: { readonly code: string | null }) {
  const t = own_texts.value;
  const [page, set_page] = useState<Page>(code === null ? 'list' : 'enter');
  const { busy, work } = useWork();
  const back = () => set_page('list');
  switch (page) {
    case 'show':
      return <ShowCode onBack={back} />;
    case 'enter':
      return <EnterCode given={code ?? ''} onBack={back} />;
    case 'leave':
      return <Leave onBack={back} />;
    case 'forget':
      return <Forget onBack={back} />;
    case 'erase':
      return <Erase onBack={back} />;
    case 'list':
  }
  const get = async () => {
    download(await all_own_data());
    tell(() => own_texts.value.downloaded);
  };
  const entry = (icon: IconName, deed: Deed, to: Page) => (
    <li>
      <button type="button" onClick={() => set_page(to)}>
        <Icon name={icon} /> {deed.title}
      </button>
    </li>
  );
  return (
    <>
      <p class="help-text">{t.lead}</p>
      <ul class="menu">
        <li>
          <button type="button" disabled={busy} onClick={() => work(get)}>
            <Icon name="download" /> {busy ? t.working : t.download.title}
          </button>
          <p class="help-text">{t.download.help}</p>
        </li>
        {entry('pass', t.show, 'show')}
        {entry('keyhole', t.enter, 'enter')}
        {entry('door', t.leave, 'leave')}
        {entry('moon', t.forget, 'forget')}
        {entry('ghost', t.erase, 'erase')}
      </ul>
    </>
  );
}
