// How to get the table on a big screen, and this device to show only what is one's own.
import { Switch } from '../parts/fields';
import { Icon } from '../parts/icon';
import { texts } from '../texts';
import { shared_origin } from '../trust/house';
import { hand_of, set_hand } from './hand';
import { CopyLink } from './invite';
import { Qr } from './qr';

export function TvLink({ table }: { readonly table: string }) {
  const t = texts.value;
  const path = `/t/${table}/tv`;
  const link = shared_origin.value + path;
  return (
    <>
      <div class="invite tv-link">
        <Qr link={link} label={t.devices.tv_qr} />
        <div class="invite-in">
          <p>{t.devices.on_tv_lead}</p>
          <CopyLink link={link} label={t.devices.tv_link} />
          <a class="btn small" href={path} target="_blank" rel="noopener">
            <Icon name="tv" /> {t.devices.open_tv}
          </a>
        </div>
      </div>
      <Switch setting={t.devices.hand} on={hand_of(table).value} onChange={(on) => set_hand(table, on)} />
    </>
  );
}
