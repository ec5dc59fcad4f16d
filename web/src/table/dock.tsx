// The next action: what is asked, and every answer. The game may draw it; the plain list of choices is always there.

import { useState } from 'preact/hooks';
import { memo } from '../base/memo';
import type { BoardProps, GameClient, Label } from '../contract/game';
import { Dialog } from '../parts/dialog';
import { Figure } from '../parts/figures';
import { Icon } from '../parts/icon';
import type { Session } from '../session/session';
import { texts } from '../texts';
import { language } from '../texts/language';
import type { Opaque } from '../wire/turn';
import { AdviceButton } from './advice';
import type { Device } from './device';
import { device_texts } from './texts';
import { Timer } from './timer';
import { WatchDock } from './watching';

// More than this and the board is where one chooses; the list is a button away.
const kFewChoices = 4;

export function banner_of(session: Session, game: GameClient): Label {
  const frame = session.told.value;
  const stage = session.stage.value;
  if (!frame || !stage) return { title: '' };
  const told = game.words.banner(frame.view, frame.turn, session.seat.value, session.names.value, language.value, stage);
  if (told.title !== '') return told;
  const t = texts.value;
  const { awaiting, decide, prompt } = frame.turn;
  if (decide !== null || prompt !== null) return { title: t.your_turn };
  const seats = awaiting.type === 'Seats' ? awaiting.set : awaiting.type === 'Nature' ? awaiting.prompters : [];
  const name = session.names.value[seats[0] ?? -1]?.name;
  return { title: name ? t.waiting_for(name) : '' };
}

export const Banner = memo(function Banner({ session, game }: { readonly session: Session; readonly game: GameClient }) {
  const { title, detail } = banner_of(session, game);
  const frame = session.told.value;
  const { awaiting } = frame?.turn ?? {};
  const seats = awaiting?.type === 'Seats' ? awaiting.set : awaiting?.type === 'Nature' ? awaiting.prompters : [];
  const [seat] = seats;
  const figure = (frame && game.terms.figure(frame.view)) ?? seat;
  return (
    <div class="turn-banner">
      {seats.length === 1 && figure !== undefined && <Figure seat={figure} />}
      <div>
        <h2>{title}</h2>
        {detail && <p>{detail}</p>}
      </div>
      <Timer session={session} />
    </div>
  );
});

interface ChoicesProps {
  readonly game: GameClient;
  readonly props: BoardProps;
  onChosen?(): void;
}
// Every choice as a button.
function Choices({ game, props, onChosen }: ChoicesProps) {
  const { view, turn, busy } = props;
  const actions = (turn.actions ?? []).filter((action) => game.terms.listed(action));
  return (
    <div class="choice-list">
      {actions.map((action: Opaque) => {
        const { title, detail, spoken } = game.words.action(action, view, language.value);
        return (
          <button
            type="button"
            key={JSON.stringify(action)}
            class="button gold choice"
            aria-label={spoken}
            disabled={busy}
            onClick={() => {
              props.onDecide(action);
              onChosen?.();
            }}
          >
            <span>{title}</span>
            {detail && <small>{detail}</small>}
          </button>
        );
      })}
    </div>
  );
}

function AllChoices({ game, props }: ChoicesProps) {
  const t = texts.value;
  const [open, set_open] = useState(false);
  const actions = props.turn.actions ?? [];
  if (actions.length === 0) return null;
  return (
    <>
      <button type="button" class="button small all-choices" aria-haspopup="dialog" onClick={() => set_open(true)}>
        <Icon name="list" />
        <span class="visually-hidden">{t.list_moves}</span>
      </button>
      {open && (
        <Dialog title={t.your_moves} onClose={() => set_open(false)}>
          <Choices game={game} props={props} onChosen={() => set_open(false)} />
        </Dialog>
      )}
    </>
  );
}

interface DockProps extends ChoicesProps {
  readonly session: Session;
  readonly device: Device;
}
export function Dock({ session, game, props, device }: DockProps) {
  const t = texts.value;
  const { turn, busy, view } = props;
  const own = session.seat.value === null ? null : session.table.value?.seats[session.seat.value];
  const few = (turn.actions?.length ?? 0) <= kFewChoices;
  if (!own && session.playing.value) return <WatchDock session={session} hidden={device.hidden.value} />;
  if (own?.played_by)
    return (
      <div class="dock">
        <p>{t.bot_plays_for_you}</p>
        <button type="button" class="button gold" onClick={() => void session.ask({ type: 'TakeOver' })}>
          {t.take_over}
        </button>
      </div>
    );
  return (
    <div class="dock" role="group" aria-label={t.your_moves}>
      {game.drawn.Dock ? (
        <game.drawn.Dock {...props} />
      ) : (
        <>
          {turn.prompt !== null && (
            <button type="button" class="button gold choice" disabled={busy} onClick={() => props.onPrompt()}>
              <span>
                <Icon name="die" /> {game.words.prompt(view, language.value).title || t.roll}
              </span>
            </button>
          )}
          {few && <Choices game={game} props={props} />}
        </>
      )}
      {(game.drawn.Dock || !few) && <AllChoices game={game} props={props} />}
      {game.terms.advises && <AdviceButton session={session} />}
      {turn.take_back !== null && !(game.terms.changeable && turn.decide !== null) && (
        <button type="button" class="button undo" disabled={busy} onClick={() => void session.take_back()}>
          <Icon name="undo" /> <span>{t.take_back}</span>
        </button>
      )}
      <TakeBackOfOthers device={device} />
    </div>
  );
}

// Who shares the device and has just decided, if what they see is no secret.
function TakeBackOfOthers({ device }: { readonly device: Device }) {
  const t = device_texts.value;
  if (device.covered.value) return null;
  const able = device.everyone.value.find(
    (each) => each !== device.shown.value && (each.frame.value?.turn.take_back ?? null) !== null,
  );
  if (!able) return null;
  return (
    <button type="button" class="button undo undo-other" disabled={able.busy.value} onClick={() => void able.take_back()}>
      <Icon name="undo" /> <span>{t.take_back_of(device.name_of(able.as as number))}</span>
    </button>
  );
}
