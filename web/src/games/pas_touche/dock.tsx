// At the thumb: the other hand, one's own constraints, and the one thing to do: throw, or shout.
import { play_sound } from '../../sound/sound';
import type { Props } from './board';
import { MainButton, OtherHandPad, TouchingHand, useKey } from './pads';
import { Prepare } from './prepare';
import { land } from './scene';
import { useStage } from './stage';
import { texts } from './texts';
import { OwnCards } from './tracks';

export function Dock(props: Props) {
  const { view, turn, seat, language, busy, onPrompt, onSignal, onRefusedTap } = props;
  const words = texts(language);
  const stage = useStage();
  const { current, pad, player } = stage;
  const scene = player.scene.value ?? land(view);
  const own = seat === null ? undefined : scene.players[seat];
  const racing = current.moment.value.kind !== 'rest';
  const in_race = racing || view.phase === 'racing';
  const may_throw = turn.prompt !== null && !busy && !in_race;
  const shout = (at: number) => {
    const answer = current.shout(at);
    if (answer.kind === 'send') {
      for (const each of answer.signals) onSignal?.(each);
      play_sound('shout');
    } else onRefusedTap((language) => texts(language).shout_at_nothing, 'PT-22');
  };
  useKey(' ', own !== undefined && in_race, shout);
  useKey('r', may_throw, onPrompt);
  if (own === undefined) return null;
  if (view.phase === 'preparing' && turn.actions !== null)
    return (
      <Prepare
        seat={own.seat}
        proposed={view.setup.levels?.[own.seat] ?? null}
        busy={busy}
        words={words}
        onDecide={props.onDecide}
      />
    );
  const side = own.side ?? 'right';
  const { touch, shouted } = current.own.value;
  return (
    <div class="pt-dock">
      <OtherHandPad seat={own.seat} side={side} pad={pad} words={words} />
      <OwnCards player={own} called={scene.children ? null : stage.called(scene)} words={words} />
      <TouchingHand seat={own.seat} side={side} words={words} />
      {in_race ? (
        <MainButton
          key="shout"
          look="pt-shout"
          title={words.shout}
          detail={words.shout_within(own.calm)}
          hint={words.space}
          due={touch?.hand === 'other' && shouted === null}
          onPress={shout}
        />
      ) : (
        <MainButton
          key={view.phase === 'turning' ? 'turn' : 'throw'}
          look="pt-throw"
          title={view.phase === 'turning' ? words.turn_up : words.throw}
          detail={words.throw_detail}
          hint="R"
          disabled={!may_throw}
          onPress={() => onPrompt()}
        />
      )}
    </div>
  );
}
