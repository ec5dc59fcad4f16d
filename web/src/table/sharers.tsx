// Who plays on this device: before a match in the waiting room, later in the menu.
import { useId, useState } from 'preact/hooks';
import { Switch } from '../parts/fields';
import { colour_of, Figure } from '../parts/figures';
import { focus_instead } from '../parts/focus';
import { Icon } from '../parts/icon';
import { kMostNameChars } from '../parts/name_form';
import type { Session } from '../session/session';
import { texts } from '../texts';
import { curtain_wished, type Device } from './device';
import { kMostGuests, recall_roster } from './sharing';
import { device_texts } from './texts';

function NewSharer({ device, onDone }: { readonly device: Device; onDone(): void }) {
  const t = device_texts.value;
  const id = useId();
  const [name, set_name] = useState('');
  const [busy, set_busy] = useState(false);
  const here = device.everyone.value.map((each) => device.name_of(each.as as number));
  const known = [...new Set(Object.values(recall_roster()))].filter((each) => !here.includes(each));
  const add = async (wanted: string) => {
    if (wanted.trim() === '' || busy) return;
    set_busy(true);
    const added = await device.add(wanted.trim());
    set_busy(false);
    if (added) onDone();
  };
  return (
    <form
      class="new-sharer"
      onSubmit={(event) => {
        event.preventDefault();
        void add(name);
      }}
    >
      <label for={id}>{t.their_name}</label>
      <div class="sharer-row">
        <input
          id={id}
          class="field"
          value={name}
          maxLength={kMostNameChars}
          autocomplete="off"
          autocapitalize="words"
          enterkeyhint="done"
          ref={(field) => field?.focus()}
          onInput={(event) => set_name(event.currentTarget.value)}
        />
        <button type="submit" class="button gold small" disabled={busy || name.trim() === ''}>
          {t.add}
        </button>
      </div>
      {known.length > 0 && (
        <div class="small-actions">
          {known.map((each) => (
            <button type="button" key={each} class="button small" disabled={busy} onClick={() => void add(each)}>
              <Icon name="plus" /> {each}
            </button>
          ))}
        </div>
      )}
    </form>
  );
}

function Sharer({ device, session }: { readonly device: Device; readonly session: Session }) {
  const t = texts.value;
  const as = session.as as number;
  const name = device.name_of(as);
  const seat = session.seat.value;
  const playing = session.playing.value;
  const by_bot = seat !== null && session.table.value?.seats[seat]?.played_by;
  const level = session.levels.value.includes('normal') ? 'normal' : (session.levels.value.at(-1) ?? '');
  return (
    <li style={{ '--c': seat === null ? 'var(--edge)' : colour_of(seat) }}>
      {seat !== null && <Figure seat={seat} />}
      <span class="player-name">
        <b>{name}</b>
        {by_bot && <span class="player-state">{t.played_by(by_bot)}</span>}
      </span>
      {playing && device.covered.value && device.shown.value !== session && (
        <button type="button" class="button small" onClick={() => device.pass_to(as)}>
          <Icon name="pass" /> {device_texts.value.pass}
          <span class="visually-hidden"> ({name})</span>
        </button>
      )}
      {playing && seat !== null && (
        <button
          type="button"
          class="button small"
          onClick={() => void session.ask(by_bot ? { type: 'TakeOver' } : { type: 'HandOver', level })}
        >
          <Icon name="bot" /> {by_bot ? t.take_over : device_texts.value.to_bot}
          <span class="visually-hidden"> ({name})</span>
        </button>
      )}
      {!playing && as !== 0 && (
        <button
          type="button"
          class="icon-button"
          aria-label={device_texts.value.remove(name)}
          onClick={() => void device.remove(session)}
        >
          <Icon name="close" />
        </button>
      )}
    </li>
  );
}

// In the waiting room: one more of them.
export function AddSharer({ device }: { readonly device: Device }) {
  const t = device_texts.value;
  const [adding, set_adding] = useState(false);
  const free = device.own.table.value?.seats.some((each) => !each.person && !each.bot && !each.locked) ?? false;
  if (!free || device.guests.value.length >= kMostGuests) return null;
  if (adding)
    return (
      <NewSharer
        device={device}
        onDone={() => {
          set_adding(false);
          focus_instead('.add-sharer', '.gather h1', '.sharers');
        }}
      />
    );
  return (
    <button type="button" class="button small add-sharer" onClick={() => set_adding(true)}>
      <Icon name="plus" /> {t.add_someone}
    </button>
  );
}

export function Sharers({ device }: { readonly device: Device }) {
  const t = device_texts.value;
  return (
    <div class="sharers" tabIndex={-1}>
      <ul>
        {device.everyone.value.map((each) => (
          <Sharer key={each.as} device={device} session={each} />
        ))}
      </ul>
      {!device.own.playing.value && <AddSharer device={device} />}
      {device.shared.value && !device.hidden.value && (
        <Switch
          setting={t.curtain}
          on={curtain_wished.value}
          onChange={(on) => {
            curtain_wished.value = on;
          }}
        />
      )}
    </div>
  );
}
