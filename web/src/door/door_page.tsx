// Before the door: who has knocked waits here until the host opens, and who was not let in reads why.
import { useEffect, useRef, useState } from 'preact/hooks';
import { follow } from '../base/route';
import { Icon } from '../parts/icon';
import { me } from '../parts/me';
import { NameForm } from '../parts/name_form';
import type { Session } from '../session/session';
import { texts } from '../texts';
import { at_key } from '../texts/key';
import type { Ending } from '../wire/endings';
import { DoorPicture } from './picture';
import { door_texts } from './texts';
import './door_page.css';

// The name by which one is announced: a new one means to knock again.
function Announced({ session }: { readonly session: Session }) {
  const d = door_texts.value;
  const [changing, set_changing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const changed = useRef(false);
  useEffect(() => {
    if (changed.current) button.current?.focus();
    changed.current = changing;
  }, [changing]);
  const name = me.value?.name ?? '';
  if (changing)
    return (
      <NameForm
        action={d.again}
        onDone={() => {
          set_changing(false);
          if (me.value?.name !== name) session.connection.again();
        }}
      />
    );
  return (
    <p class="door-announced">
      <span>{d.known_as}</span>
      <b>{name}</b>
      <button type="button" class="button small" ref={button} onClick={() => set_changing(true)}>
        {texts.value.change_name}
      </button>
    </p>
  );
}

const kMayOpen: readonly (Ending | null)[] = ['full', 'nobody_opened']; // later on

interface Props {
  readonly session: Session;
  readonly ending: Ending | null; // null: one waits
}
export function DoorPage({ session, ending }: Props) {
  const t = texts.value;
  const d = door_texts.value;
  const waiting = session.waiting.value;
  const link = session.connection.link.value;
  const title = ending ? t.endings[ending].title : d.knocked;
  const game = waiting && (at_key(t.pitches, waiting.game)?.title ?? waiting.game);
  useEffect(() => {
    document.title = `${title} · Minuit`;
  }, [title]);
  const opens = waiting?.host ? d.opens(waiting.host) : d.somebody_opens;
  const trouble = link === 'offline' ? t.offline_lead : link === 'reconnecting' ? t.reconnecting : null;
  return (
    <main class={ending ? 'at-the-door shut' : 'at-the-door'}>
      <DoorPicture open={!ending} />
      <div class="door-in">
        {waiting && (
          <p class="door-where">
            <b>{game}</b>
            {waiting.host !== '' && <span>{t.table_of(waiting.host)}</span>}
          </p>
        )}
        <h1>{title}</h1>
        <p class="door-says" role="status">
          {ending ? t.endings[ending].help : (trouble ?? opens)}
        </p>
        {!ending && <p class="help-text">{d.stay}</p>}
        {!ending && <Announced session={session} />}
        <div class="door-actions">
          {ending && (
            <button
              type="button"
              class={kMayOpen.includes(ending) ? 'button gold' : 'button'}
              onClick={() => session.connection.again()}
            >
              <Icon name="door" /> {d.again}
            </button>
          )}
          <a class="button" href="/" onClick={follow}>
            {ending ? t.to_lobby : d.leave}
          </a>
        </div>
      </div>
    </main>
  );
}
