import { useEffect, useRef, useState } from 'preact/hooks';
import { code_of } from '../code';
import { Icon } from '../parts/icon';
import { texts } from '../texts';

interface Qr {
  readonly size: number;
  readonly path: string;
}
async function qr_of(text: string): Promise<Qr> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1Z` : '')).join('')).join('');
  return { size, path };
}

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

export function Invite({ table }: { readonly table: string }) {
  const t = texts.value;
  const link = `${location.origin}/t/${table}`;
  const [qr, set_qr] = useState<Qr | null>(null);
  const [note, set_note] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let gone = false;
    qr_of(link).then(
      (made) => !gone && set_qr(made),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [link]);
  return (
    <div class="invite">
      <div class="qr">
        {qr && (
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={t.qr_label} shape-rendering="crispEdges">
            <path d={qr.path} fill="#1c1636" />
          </svg>
        )}
      </div>
      <div class="invite-in">
        <h2>{t.invite}</h2>
        <p>{t.invite_lead}</p>
        <p class="code">
          <span class="vh">{t.code} </span>
          {code_of(table)}
        </p>
        <div class="link">
          <input ref={field} readOnly value={link} aria-label={t.link} onFocus={(event) => event.currentTarget.select()} />
          <button
            type="button"
            class="btn small"
            onClick={async () => field.current && set_note((await copy(field.current)) ? t.copied : t.copy_by_hand)}
          >
            <Icon name={note === t.copied ? 'check' : 'share'} />
            {t.copy}
          </button>
        </div>
        <p class="note" role="status">
          {note}
        </p>
      </div>
    </div>
  );
}
