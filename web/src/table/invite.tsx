import { useRef, useState } from 'preact/hooks';
import { code_of } from '../base/code';
import { Icon } from '../parts/icon';
import { Qr } from '../parts/qr';
import { texts } from '../texts';
import { shared_origin } from '../trust/house';

// navigator.clipboard is there only on https; on plain http the selected text is copied the old way, or by hand.
async function copy(field: HTMLInputElement): Promise<boolean> {
  field.focus();
  field.select();
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(field.value);
      return true;
    }
    return document.execCommand('copy');
  } catch {
    return false;
  }
}

// A name by which a machine calls itself: it leads nobody else here.
const kOnlyHere = /^(localhost|127\..*|\[::1\])$/;

// The link to be copied, or read.
export function CopyLink({ link, label }: { readonly link: string; readonly label: string }) {
  const t = texts.value;
  const [note, set_note] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <div class="invite-link">
        <input ref={field} readOnly value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
        <button
          type="button"
          class="button small"
          onClick={async () => field.current && set_note((await copy(field.current)) ? t.copied : t.copy_by_hand)}
        >
          <Icon name={note === t.copied ? 'check' : 'share'} />
          {t.copy}
        </button>
      </div>
      <p class="invite-note" role="status">
        {note}
      </p>
      {kOnlyHere.test(location.hostname) && <p class="help-text">{t.only_here}</p>}
    </>
  );
}

export function Invite({ table }: { readonly table: string }) {
  const t = texts.value;
  const link = `${shared_origin.value}/t/${table}`;
  return (
    <div class="invite">
      <Qr link={link} label={t.qr_label} />
      <div class="invite-in">
        <h2>{t.invite}</h2>
        <p>{t.invite_lead}</p>
        <p class="invite-code">
          <span class="visually-hidden">{t.code} </span>
          {code_of(table)}
        </p>
        <CopyLink link={link} label={t.link} />
      </div>
    </div>
  );
}
