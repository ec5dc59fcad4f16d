// Who knocks, and who asks for a seat: laid over the table so that nobody misses it and nothing moves.
import { type ReadonlySignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { colour_of, Figure } from '../parts/figures';
import { Icon, type IconName } from '../parts/icon';
import { KeptFocus } from '../parts/kept_focus';
import type { Asked } from '../session/asking';
import type { Session } from '../session/session';
import { play_sound } from '../sound/sound';
import { texts } from '../texts';
import type { Person } from '../wire/table';
import { seat_called, TimeLeft } from './asking_dock';
import { send_out } from './send_out';
import { door_texts } from './texts';
import './callers.css';
import './at_door.css';

const caller_name = ({ name }: Person) => name || door_texts.value.a_screen;

interface SureProps {
  readonly question?: string;
  readonly yes: string;
  readonly danger?: boolean;
  onYes(): void;
  onNo(): void;
}
function Sure({ question, yes, danger = false, onYes, onNo }: SureProps) {
  return (
    <div class="small-actions">
      {question && <p>{question}</p>}
      <button type="button" class={danger ? 'button small danger' : 'button small gold'} onClick={onYes}>
        {yes}
      </button>
      <button type="button" class="button small safe" onClick={onNo}>
        {texts.value.cancel}
      </button>
    </div>
  );
}

// In, or out for good: the second wants a second thought.
function KnockActs({ session, person }: { readonly session: Session; readonly person: Person }) {
  const d = door_texts.value;
  const name = caller_name(person);
  const [sure, set_sure] = useState(false);
  const whom = <span class="visually-hidden"> ({name})</span>;
  if (sure)
    return (
      <Sure
        question={d.turn_away_sure(name)}
        yes={d.for_good}
        danger
        onYes={() => void send_out(session, { type: 'TurnAway', person: person.id })}
        onNo={() => set_sure(false)}
      />
    );
  return (
    <div class="small-actions">
      <button type="button" class="button small gold" onClick={() => void session.ask({ type: 'Admit', person: person.id })}>
        <Icon name="door" /> {d.let_in}
        {whom}
      </button>
      <button type="button" class="button small" onClick={() => set_sure(true)}>
        {d.turn_away}
        {whom}
      </button>
    </div>
  );
}

// On which terms one comes in: for those who invite others too.
export function KnockNote({ session }: { readonly session: Session }) {
  if (!session.options.value.knock) return null;
  return (
    <p class="knock-note">
      <Icon name="door" /> {door_texts.value.knock_note}
    </p>
  );
}

// All who wait, in the sheet of those who are here.
export function AtDoor({ session }: { readonly session: Session }) {
  const d = door_texts.value;
  const people = session.knocking.value;
  const id = useId();
  if (people.length === 0) return null;
  return (
    <section class="at-door" aria-labelledby={id}>
      <h3 id={id}>{d.at_door}</h3>
      <KeptFocus class="at-door-in" answers=".safe, .button">
        <ul>
          {people.map((each) => (
            <li key={each.id}>
              <Icon name="door" />
              <b>{caller_name(each)}</b>
              <KnockActs session={session} person={each} />
            </li>
          ))}
        </ul>
      </KeptFocus>
    </section>
  );
}

interface CardProps {
  readonly mark: ComponentChildren;
  readonly title: string;
  readonly colour?: string;
  readonly children: ComponentChildren;
  onLater(): void;
}
function Card({ mark, title, colour = 'var(--candle)', children, onLater }: CardProps) {
  const id = useId();
  return (
    <section class="caller" style={{ '--c': colour }} aria-labelledby={id}>
      <header>
        <span class="caller-mark">{mark}</span>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          class="icon-button"
          aria-label={door_texts.value.later}
          title={door_texts.value.later}
          onClick={onLater}
        >
          <Icon name="close" />
        </button>
      </header>
      {children}
    </section>
  );
}

interface ConsentProps {
  readonly session: Session;
  readonly request: Asked;
  readonly whose: string; // of those who share the device; nothing if it is plain
  onLater(): void;
}
function ConsentCard({ session, request, whose, onLater }: ConsentProps) {
  const d = door_texts.value;
  const { person, seat } = request;
  const name = person.name || texts.value.guest;
  const [sure, set_sure] = useState(false);
  const answer = (agree: boolean) => void session.ask({ type: 'Consent', person: person.id, seat, agree });
  return (
    <Card
      mark={<Figure seat={seat} />}
      title={d.asks(name, seat_called(session, seat))}
      colour={colour_of(seat)}
      onLater={onLater}
    >
      <p class="caller-says">
        <Icon name="eye" /> {sure ? d.agree_sure(name) : d.will_see(name)}
        <TimeLeft until={request.until} />
      </p>
      {whose !== '' && <p>{d.for_you(whose)}</p>}
      {sure ? (
        <Sure yes={d.agree_yes} onYes={() => answer(true)} onNo={() => set_sure(false)} />
      ) : (
        <div class="small-actions">
          <button type="button" class="button small gold" onClick={() => set_sure(true)}>
            <Icon name="check" /> {d.agree}
          </button>
          <button type="button" class="button small" onClick={() => answer(false)}>
            {d.disagree}
          </button>
        </div>
      )}
    </Card>
  );
}

// Who sits at this device, as far as callers are concerned.
interface Here {
  readonly everyone: ReadonlySignal<readonly Session[]>;
  readonly host: ReadonlySignal<Session>; // who may open the door, if that is somebody here
  readonly shared: ReadonlySignal<boolean>;
  name_of(as: number): string;
}

// Everyone here who is asked something, in the order in which they came.
interface Asking {
  readonly key: string;
  readonly session: Session;
  readonly request: Asked;
}
const asking_of = (device: Here): readonly Asking[] =>
  device.everyone.value.flatMap((session) =>
    session.to_answer.value.map((request) => ({ key: `${session.as}.${request.person.id}.${request.seat}`, session, request })),
  );

// A knock, or a bell, for each who was not there before.
function useHeard(keys: readonly string[], sound: 'knock' | 'your_turn'): void {
  const known = useRef<readonly string[]>([]);
  useEffect(() => {
    if (keys.some((each) => !known.current.includes(each))) play_sound(sound);
    known.current = keys;
  }, [keys.join(' ')]);
}

// Who is to be let in or answered, in one sentence each; for the title of the page too.
export function call_of(device: Here): string {
  const d = door_texts.value;
  const t = texts.value;
  const asks = asking_of(device).map(({ session, request }) =>
    d.asks(request.person.name || t.guest, seat_called(session, request.seat)),
  );
  const knocks = device.host.value.knocking.value.map((each) => d.knocks(caller_name(each)));
  return [...asks, ...knocks].map((each) => `${each}.`).join(' ');
}

interface Props {
  readonly device: Here;
  onList(): void; // all who wait
}
export function Callers({ device, onList }: Props) {
  const d = door_texts.value;
  const [later, set_later] = useState<readonly string[]>([]);
  const host = device.host.value;
  const people = host.knocking.value;
  const asking = asking_of(device);
  useHeard(
    people.map(({ id }) => id),
    'knock',
  );
  useHeard(
    asking.map(({ key }) => key),
    'your_turn',
  );
  // Who has gone and comes again is news.
  useSignalEffect(() => {
    const here = [...device.host.value.knocking.value.map(({ id }) => id), ...asking_of(device).map(({ key }) => key)];
    set_later((before) => (before.every((each) => here.includes(each)) ? before : before.filter((each) => here.includes(each))));
  });
  const ask = asking.find(({ key }) => !later.includes(key));
  const knocks = people.some(({ id }) => !later.includes(id));
  const [first] = people;
  const put_off = asking.filter(({ key }) => later.includes(key)).length + (knocks ? 0 : people.length);
  return (
    <>
      <KeptFocus class="callers" answers=".small-actions .safe">
        {ask && (
          <ConsentCard
            key={ask.key}
            session={ask.session}
            request={ask.request}
            whose={device.shared.value ? device.name_of(ask.session.as as number) : ''}
            onLater={() => set_later([...later, ask.key])}
          />
        )}
        {first && knocks && (
          <Card
            key={first.id}
            mark={<Icon name="door" />}
            title={d.knocks(caller_name(first))}
            onLater={() => set_later([...later, ...people.map(({ id }) => id)])}
          >
            <KnockActs session={host} person={first} />
            {people.length > 1 && (
              <button type="button" class="caller-more" onClick={onList}>
                {d.more(people.length - 1)}
              </button>
            )}
          </Card>
        )}
        {put_off > 0 && (
          <button type="button" class="button small caller-pill" onClick={() => set_later([])}>
            <Icon name={(people.length > 0 ? 'door' : 'help') satisfies IconName} />
            <b aria-hidden="true">{put_off}</b>
            <span class="visually-hidden">{call_of(device)}</span>
          </button>
        )}
      </KeptFocus>
      <p class="visually-hidden" role="status">
        {call_of(device)}
      </p>
    </>
  );
}
