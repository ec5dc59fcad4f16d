// Everything that is not the next move.
import { useState } from 'preact/hooks';
import { follow } from '../base/route';
import { AtDoor, KnockNote } from '../door/callers';
import { door_texts } from '../door/texts';
import { SettingsDialog } from '../own/settings_dialog';
import { Dialog } from '../parts/dialog';
import { Icon } from '../parts/icon';
import type { Session } from '../session/session';
import { type Config, OptionRows, SetupRows } from '../setup/options';
import { texts } from '../texts';
import { language } from '../texts/language';
import type { Device } from './device';
import { Invite } from './invite';
import { EarlierMatches } from './matches';
import { SoundInMenu } from './quick_sound';
import { SeatCards } from './seats';
import { Sharers } from './sharers';
import { Chat, Log } from './talk';
import { device_texts } from './texts';
import { TvLink } from './tv_link';
import { Watchers } from './watching';
import '../parts/menu.css';

export type Page = 'menu' | 'invite' | 'tv' | 'sharers' | 'seats' | 'options' | 'settings' | 'talk' | 'score' | 'matches';

function TableOptions({ session }: { readonly session: Session }) {
  const t = texts.value;
  const table = session.table.value;
  if (!table) return null;
  return (
    <div class="form-rows">
      <h3>{t.game_setup}</h3>
      <SetupRows
        game={table.game}
        config={table.config as Config}
        disabled={session.playing.value}
        named={(seat) => session.names.value[seat]?.name ?? ''}
        onChange={(config) => void session.ask({ type: 'Configure', config })}
      />
      <h3>{t.table}</h3>
      <OptionRows
        options={session.options.value}
        opening={false}
        onChange={(options) => void session.ask({ type: 'SetOptions', options })}
      />
    </div>
  );
}

interface MenuProps {
  readonly session: Session;
  readonly device: Device;
  onPage(page: Page): void;
  onClose(): void;
}
function MenuList({ session, device, onPage, onClose }: MenuProps) {
  const t = texts.value;
  const table = session.table.value;
  const seat = session.seat.value;
  const own = seat === null ? null : table?.seats[seat];
  const level = session.levels.value.includes('normal') ? 'normal' : (session.levels.value.at(-1) ?? '');
  const host_here = table?.seats.some((each) => each.person?.id === table.host && each.present);
  const ask = (wish: Parameters<Session['ask']>[0]) => {
    onClose();
    void session.ask(wish);
  };
  const waiting = device.host.value.knocking.value.length;
  return (
    <ul class="menu">
      {waiting > 0 && (
        <li>
          <button type="button" onClick={() => onPage('seats')}>
            <Icon name="door" /> {door_texts.value.at_door} <b class="menu-count">{waiting}</b>
          </button>
        </li>
      )}
      <li>
        <button type="button" onClick={() => onPage('invite')}>
          <Icon name="share" /> {t.invite}
        </button>
      </li>
      <li>
        <button type="button" onClick={() => onPage('tv')}>
          <Icon name="tv" /> {device_texts.value.on_tv}
        </button>
      </li>
      {device.shared.value && (
        <li>
          <button type="button" onClick={() => onPage('sharers')}>
            <Icon name="pass" /> {device_texts.value.here}
          </button>
        </li>
      )}
      <li>
        <button type="button" onClick={() => onPage('seats')}>
          <Icon name="crown" /> {t.host_menu}
        </button>
      </li>
      {device.host.value.is_host.value && (
        <li>
          <button type="button" onClick={() => onPage('options')}>
            <Icon name="sheet" /> {t.table_options}
          </button>
        </li>
      )}
      {!device.host.value.is_host.value && own && !host_here && (
        <li>
          <button type="button" onClick={() => ask({ type: 'ClaimHost' })}>
            <Icon name="crown" /> {t.claim_host}
          </button>
        </li>
      )}
      {session.frame.value && (
        <li>
          <button type="button" onClick={() => onPage('score')}>
            <Icon name="list" /> {t.score_sheet}
          </button>
        </li>
      )}
      {(table?.match?.number ?? 0) > (session.playing.value ? 1 : 0) && (
        <li>
          <button type="button" onClick={() => onPage('matches')}>
            <Icon name="reel" /> {t.replay.matches}
          </button>
        </li>
      )}
      {own && session.playing.value && (
        <li>
          <button type="button" onClick={() => ask(own.played_by ? { type: 'TakeOver' } : { type: 'HandOver', level })}>
            <Icon name="bot" /> {own.played_by ? t.take_over : t.hand_over}
          </button>
        </li>
      )}
      {own && !session.playing.value && (
        <li>
          <button type="button" onClick={() => ask({ type: 'Stand' })}>
            <Icon name="eye" /> {t.stand_up}
          </button>
        </li>
      )}
      <SoundInMenu />
      <li>
        <button type="button" onClick={() => onPage('settings')}>
          <Icon name="gear" /> {t.settings}
        </button>
      </li>
      <li>
        <a href="/" onClick={follow}>
          <Icon name="home" /> {t.to_lobby}
        </a>
      </li>
    </ul>
  );
}

interface Props {
  readonly session: Session;
  readonly device: Device;
  readonly page: Page;
  onPage(page: Page | null): void;
}
export function Pages({ session, device, page, onPage }: Props) {
  const t = texts.value;
  const close = () => onPage(null);
  const frame = session.frame.value;
  const game = session.game.value;
  switch (page) {
    case 'menu':
      return (
        <Dialog title={t.menu} onClose={close}>
          <MenuList session={session} device={device} onPage={onPage} onClose={close} />
        </Dialog>
      );
    case 'invite':
      return (
        <Dialog title={t.invite} onClose={close}>
          <Invite table={session.id} />
        </Dialog>
      );
    case 'tv':
      return (
        <Dialog title={device_texts.value.on_tv} onClose={close}>
          <TvLink table={session.id} />
        </Dialog>
      );
    case 'sharers':
      return (
        <Dialog title={device_texts.value.here} onClose={close}>
          <Sharers device={device} />
        </Dialog>
      );
    case 'seats':
      return (
        <Dialog title={t.host_menu} onClose={close}>
          <AtDoor session={device.host.value} />
          <SeatCards session={device.host.value} device={device} />
          <Watchers session={session} />
          <KnockNote session={session} />
        </Dialog>
      );
    case 'options':
      return (
        <Dialog title={t.table_options} onClose={close}>
          <TableOptions session={device.host.value} />
        </Dialog>
      );
    case 'talk':
      return (
        <Dialog title={t.log_and_chat} onClose={close}>
          <Log session={session} />
          <Chat session={session} />
        </Dialog>
      );
    case 'score':
      return (
        <Dialog title={t.score_sheet} onClose={close}>
          {game && frame && (
            <game.drawn.Score view={frame.view} names={session.names.value} language={language.value} over={session.over.value} />
          )}
        </Dialog>
      );
    case 'matches':
      return (
        <Dialog title={t.replay.matches} onClose={close}>
          <EarlierMatches table={session.id} />
        </Dialog>
      );
    case 'settings':
      return <SettingsDialog onClose={close} />;
  }
}

// What was said since one last looked.
export function useUnread(session: Session, looking: boolean): boolean {
  const [seen, set_seen] = useState(session.speeches.value.at(-1)?.version ?? 0); // words; emotes are seen as they come
  const last = session.speeches.value.findLast((each) => !each.emote);
  if (looking && last && last.version !== seen) set_seen(last.version);
  return last !== undefined && last.version > seen && last.person.id !== session.table.value?.you;
}
