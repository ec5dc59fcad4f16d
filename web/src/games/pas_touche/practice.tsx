// Alone against the clock: twelve throws, no table, no network.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sheet_opened } from '../../base/back';
import { recall, remember } from '../../base/memory';
import { calm } from '../../base/settings';
import { Icon } from '../../parts/icon';
import { by_finger } from '../../parts/pointer';
import { play_sound } from '../../sound/sound';
import { language } from '../../texts/language';
import type { Card, Signal } from '../../wire/pas_touche';
import { random_number } from '../../wire/random';
import { SweetDefs } from './art/sweets';
import { Call } from './call';
import { kBrowserFrames } from './clock';
import { is_good, judged, kThrows, new_grid, new_player, next_dice, player_of, type Result, type Tried, total_of } from './drill';
import { Grid } from './grid';
import { kNoPad, pad_on, pad_used, type Touch } from './hands';
import { MainButton, OtherHandPad, TouchingHand, useKey } from './pads';
import { Prepare } from './prepare';
import { kShoutWithin_ms, Throw } from './race';
import type { PlayerAt } from './scene';
import { card_text, seconds_text, short_seconds_text } from './spoken';
import { texts } from './texts';
import { OwnCards } from './tracks';
import './style.css';

const kCountdown_ms = 1600;
const kLongest_ms = 20_000;
const kBest = 'touche.best';

interface Round {
  readonly grid: readonly Card[];
  readonly players: readonly PlayerAt[];
}

function Drill({ round, onAgain, onClose }: { readonly round: Round; onAgain(): void; onClose(): void }) {
  const words = texts(language.value);
  const current = useMemo(() => new Throw(kBrowserFrames), []);
  const pad = useSignal(kNoPad);
  const [tried, set_tried] = useState<readonly Tried[]>([]);
  const [dice, set_dice] = useState<Card | null>(null); // of the throw being played
  const sent = useRef<Extract<Signal, { type: 'Touch' }> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const own = player_of(round.players, Math.max(0, tried.length - (dice === null ? 1 : 0))); // the last throw's, until the next begins;
  const done = tried.length >= kThrows && dice === null;
  const moment = current.moment.value;
  const stop = () => {
    if (timer.current) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(
    () => () => {
      stop();
      current.follow(null);
    },
    [],
  );

  const begin = () => {
    const card = next_dice(round.grid, tried.at(-1)?.dice ?? null, random_number);
    sent.current = null;
    set_dice(card);
    play_sound('dice');
    current.follow({ point: tried.length + 1, show_at: performance.now() + kCountdown_ms, shown: card, lines: [] });
    stop();
    timer.current = setTimeout(() => end(card, 'wrong_card', null, kLongest_ms), kCountdown_ms + kLongest_ms);
  };
  const end = (card: Card, result: Result, touched: Card | null, ms: number) => {
    stop();
    current.follow(null);
    set_dice(null);
    set_tried((before) => {
      const all = [...before, { dice: card, touched, ms, result }];
      const best = Number(recall(kBest) ?? Number.POSITIVE_INFINITY);
      if (all.length === kThrows && total_of(all) < best) remember(kBest, String(total_of(all)));
      return all;
    });
  };
  const take = (signals: readonly Signal[]) => {
    if (dice === null) return;
    for (const each of signals) if (each.type === 'Touch') sent.current = each;
    const touch = sent.current;
    if (touch === null) return;
    const shouted = signals.some(({ type }) => type === 'Shout');
    const result = judged(touch, dice, own, shouted);
    if (result !== null) return end(dice, result, touch.card, touch.reaction_ms);
    stop();
    timer.current = setTimeout(() => end(dice, 'no_shout', touch.card, touch.reaction_ms), kShoutWithin_ms.usual);
  };
  const touch = (each: Touch) => {
    const card = round.grid[each.place];
    if (card === undefined) return;
    const answer = current.touch(each, card, own.side ?? 'right');
    pad.value = pad_used(pad.value);
    if (answer.kind !== 'send') return;
    play_sound('slap');
    take(answer.signals);
  };
  const shout = (at: number) => {
    const answer = current.shout(at);
    if (answer.kind !== 'send') return;
    play_sound('shout');
    take(answer.signals);
  };
  const racing = moment.kind !== 'rest';
  useKey(' ', racing, shout);
  useKey('r', !racing && !done, begin);

  const last = tried.at(-1);
  const best = Number(recall(kBest) ?? 0);
  const told = done
    ? { title: words.drill_done(seconds_text(words, total_of(tried))), detail: words.drill_best(seconds_text(words, best)) }
    : moment.kind === 'seen'
      ? { title: words.called(card_text(words, moment.dice)), detail: words.find_it }
      : racing
        ? { title: words.ready, detail: words.ready_detail }
        : last === undefined
          ? { title: words.drill, detail: words.drill_detail }
          : {
              title: words.drill_result(last.result),
              detail: words.drill_time(seconds_text(words, last.ms), !is_good(last.result)),
            };
  const shown = moment.kind === 'seen' ? moment.dice : racing ? null : (last?.dice ?? null);
  const spot = last === undefined || racing ? -1 : round.grid.indexOf(last.dice);
  return (
    <>
      <div class="pt-board">
        <SweetDefs />
        <div class="pt-frame">
          <Call moment={moment} card={shown} {...told} lively={!calm.value} words={words} />
          <Grid
            cards={round.grid}
            spots={spot < 0 ? [] : [{ place: spot, look: last && is_good(last.result) ? 'won' : 'wrong', hands: [] }]}
            live={racing}
            keys={true}
            words={words}
            pad={() => pad_on(pad.peek())}
            onTouch={touch}
          />
          <div class="pt-more">
            <ol class="pt-drill" aria-label={words.drill}>
              {Array.from({ length: kThrows }, (_, at) => {
                const each = tried[at];
                return (
                  <li key={at} class={each === undefined ? '' : is_good(each.result) ? 'pt-good' : 'pt-missed'}>
                    {each === undefined ? '·' : is_good(each.result) ? short_seconds_text(words, each.ms) : '✕'}
                  </li>
                );
              })}
            </ol>
          </div>
        </div>
      </div>
      <div class="dock pt-practice-dock">
        <div class="pt-dock">
          <OtherHandPad seat={0} side={own.side ?? 'right'} pad={pad} words={words} />
          <OwnCards player={own} called={shown} words={words} />
          <TouchingHand seat={0} side={own.side ?? 'right'} words={words} />
          {racing ? (
            <MainButton
              key="shout"
              look="pt-shout"
              title={words.shout}
              detail={words.shout_within(false)}
              hint={words.space}
              onPress={shout}
            />
          ) : (
            <MainButton
              key={done ? 'again' : 'throw'}
              look="pt-throw"
              title={done ? words.drill_again : words.throw}
              detail={done ? '' : words.drill_left(kThrows - tried.length)}
              hint="R"
              onPress={done ? onAgain : begin}
            />
          )}
        </div>
      </div>
      <button type="button" class="icon-button pt-leave" aria-label={words.drill_leave} onClick={onClose}>
        <Icon name="close" />
      </button>
    </>
  );
}

export function Practice({ onClose }: { onClose(): void }) {
  const words = texts(language.value);
  const [round, set_round] = useState<Round | null>(null);
  const root = useRef<HTMLDialogElement>(null);
  useEffect(() => root.current?.showModal(), []);
  useEffect(() => sheet_opened(onClose), []);
  return (
    <dialog ref={root} class="pt-practice" aria-label={words.drill} onClose={onClose}>
      {round === null ? (
        <div class="pt-practice-start">
          <button type="button" class="icon-button pt-leave" aria-label={words.drill_leave} onClick={onClose}>
            <Icon name="close" />
          </button>
          <h1>{words.drill}</h1>
          <p>{words.drill_detail}</p>
          <ul>
            {by_finger.value ? (
              <li>{words.how_touch}</li>
            ) : (
              <>
                <li>{words.how_mouse}</li>
                <li>{words.how_keys}</li>
              </>
            )}
          </ul>
          <Prepare
            seat={0}
            proposed={null}
            busy={false}
            words={words}
            onDecide={({ level, hand }) =>
              set_round({ grid: new_grid(random_number), players: new_player(level, hand, random_number) })
            }
          />
        </div>
      ) : (
        <Drill key={round.grid[0]?.sweet} round={round} onAgain={() => set_round(null)} onClose={onClose} />
      )}
    </dialog>
  );
}
