// The grid of sweets, the dice beside it, and after each throw the photo finish.
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { usePlayed } from '../../board/played';
import type { BoardProps } from '../../contract/game';
import { open_clause } from '../../parts/rules';
import { play_sound } from '../../sound/sound';
import type { Action, Event, View } from '../../wire/pas_touche';
import { SweetDefs } from './art/sweets';
import { Call } from './call';
import { Finish } from './finish';
import { Grid } from './grid';
import { pad_used, type Touch } from './hands';
import { verdict } from './labels';
import { NetLines } from './net';
import { forbids, land, type Scene } from './scene';
import { card_text } from './spoken';
import { spots_of } from './spots';
import { type Stage, useStage } from './stage';
import { type Texts, texts } from './texts';
import './style.css';

export type Props = BoardProps<View, Action, Event>;

const kRefusals = { rest: 'wait_throw', soon: 'too_soon', once: 'touched_once', shout_at_nothing: 'shout_at_nothing' } as const;

// What is said beside the dice.
function said(
  { view, turn, seat, names }: Props,
  scene: Scene,
  { current }: Stage,
  words: Texts,
): { readonly title: string; readonly detail: string } {
  const moment = current.moment.value;
  const { touch, shouted, gave_up } = current.own.value;
  if (moment.kind === 'rest') {
    if (view.phase === 'over' && scene.photo !== null)
      return {
        title: words.called(card_text(words, scene.photo.dice)),
        detail: words.wins(view.winners.map((each) => names[each]?.name ?? '')),
      };
    if (view.phase === 'preparing' && turn.actions !== null) return { title: words.prepare, detail: words.prepare_detail };
    if (scene.photo !== null)
      return { title: words.called(card_text(words, scene.photo.dice)), detail: verdict(scene.photo, seat, names, words) };
    if (view.phase === 'waiting') return { title: words.who_throws, detail: words.who_throws_detail };
    return { title: words.ready, detail: '' };
  }
  if (moment.kind !== 'seen') return { title: words.ready, detail: touch === null ? words.ready_detail : words.you_touched };
  const title = words.called(card_text(words, moment.dice));
  const own = seat === null ? undefined : scene.players[seat];
  if (own === undefined) return { title, detail: words.you_watch };
  if (gave_up) return { title, detail: words.you_gave_up };
  if (touch?.hand === 'touching') return { title, detail: words.you_touched };
  if (touch?.hand === 'other') return { title, detail: shouted === null ? words.you_block : words.you_shouted };
  return { title, detail: !scene.children && forbids(own, moment.dice) ? words.find_it_forbidden : words.find_it };
}

export function Board(props: Props) {
  const { view, turn, seat, names, language, calm, race = null, onSignal } = props;
  const words = texts(language);
  const stage = useStage();
  const { current, pad, pad_held, player } = stage;
  usePlayed(stage, props);
  useLayoutEffect(() => stage.follow(race), [stage, race]);
  const rolling = race !== null;
  useEffect(() => {
    if (rolling) play_sound('dice');
  }, [rolling]);

  const scene = player.scene.value ?? land(view);
  const moment = current.moment.value;
  const own = seat === null ? undefined : scene.players[seat];
  const racing = moment.kind !== 'rest';
  const touched = current.own.value;
  const able = own !== undefined && racing && touched.touch === null && !touched.gave_up;

  const touch = (each: Touch) => {
    const card = scene.grid[each.place];
    if (card === undefined || own === undefined) return;
    const answer = current.touch(each, card, own.side ?? 'right');
    pad.value = pad_used(pad.value);
    if (answer.kind === 'send') {
      for (const signal of answer.signals) onSignal?.(signal);
      play_sound('slap');
    } else if (turn.awaiting.type !== 'Over') {
      const { why } = answer;
      props.onRefusedTap((language) => texts(language)[kRefusals[why]], why === 'soon' ? 'PT-63' : undefined);
    }
  };
  const give_up = () => {
    const answer = current.give_up();
    if (answer.kind === 'send') for (const signal of answer.signals) onSignal?.(signal);
  };
  const { title, detail } = said(props, scene, stage, words);
  return (
    <div class={`pt-board${calm ? '' : ' lively'}${racing ? ' pt-racing' : ''}`}>
      <SweetDefs />
      <div class="pt-frame">
        <Call moment={moment} card={stage.called(scene)} title={title} detail={detail} lively={!calm} words={words} />
        <Grid
          cards={scene.grid}
          spots={spots_of(scene, racing ? touched.touch : null, own ?? null)}
          live={able}
          keys={own !== undefined && view.phase !== 'preparing' && turn.awaiting.type !== 'Over'}
          words={words}
          pad={() => pad_held.peek()}
          onTouch={touch}
        />
        <div class="pt-more">
          {able && moment.kind === 'seen' && (
            <button type="button" class="button small pt-give-up" onClick={give_up}>
              {words.give_up}
            </button>
          )}
          {!racing && scene.photo !== null && (
            <Finish photo={scene.photo} scene={scene} names={names} words={words} onRule={open_clause} />
          )}
          <NetLines names={names} words={words} />
        </div>
      </div>
    </div>
  );
}
