// How to get the table on a big screen, and this device to show only what is one's own.
import { Switch } from '../parts/fields';
import { Icon } from '../parts/icon';
import { Qr } from '../parts/qr';
import { shared_origin } from '../trust/house';
import { hand_of, set_hand } from './hand';
import { CopyLink } from './invite';
import { device_texts } from './texts';

export function TvLink({ table }: { readonly table: string }) {
  const t = device_texts.value;
  const path = `/t/${table}/tv`;
  const link = shared_origin.value + path;
  return (
    <>
      <div class="invite tv-link">
        <Qr link={link} label={t.tv_qr} />
        <div class="invite-in">
          <p>{t.on_tv_lead}</p>
          <CopyLink link={link} label={t.tv_link} />
          <a class="button small" href={path} target="_blank" rel="noopener">
            <Icon name="tv" /> {t.open_tv}
          </a>
        </div>
      </div>
      <Switch setting={t.hand} on={hand_of(table).value} onChange={(on) => set_hand(table, on)} />
    </>
  );
}
