// What is heard at a table: the game's own sounds while its events are told, whose turn it is, the end, and what others say.
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { emotes_choice } from '../base/settings';
import type { GameClient } from '../contract/game';
import type { Session } from '../session/session';
import { mood, play_cues, play_sound, play_together } from '../sound/sound';
import type { Result } from '../wire/turn';

const won = (result: Result, seat: number | null): boolean =>
  result.type === 'Shared' ? result.won : seat === null || result.seats[seat]?.place === 1;

export function useSounds(session: Session, game: GameClient): void {
  // A race wants ears, too; before a match and after it the tune is a smaller one.
  const racing = session.race.value !== null;
  const phase = racing ? 'hush' : session.playing.value ? 'playing' : 'gathering';
  useEffect(() => {
    mood.value = { game: game.id, phase };
  }, [game.id, phase]);
  useEffect(
    () => () => {
      mood.value = null;
    },
    [],
  );
  useSignalEffect(() => {
    const told = session.stage.value?.player?.telling.value;
    if (told) play_cues(game.telling.sounds(told.event), told.ms);
  });
  const shown = useRef(-1);
  useSignalEffect(() => {
    const frame = session.frame.value;
    if (!frame) return;
    const { version, events, tempo } = frame;
    const before = shown.current;
    shown.current = version;
    if (before !== -1 && version > before && (tempo === 0 || !session.stage.peek()?.player))
      play_together(events.flatMap((event) => game.telling.sounds(event)));
  });
  const last = useRef({ mine: true, over: true });
  useSignalEffect(() => {
    const turn = session.told.value?.turn;
    if (!turn) return;
    const before = last.current;
    const mine = turn.decide !== null || turn.prompt !== null;
    const over = turn.awaiting.type === 'Over';
    last.current = { mine, over };
    if (mine && !before.mine) play_sound('your_turn');
    if (turn.awaiting.type === 'Over' && !before.over)
      play_sound(won(turn.awaiting.result, session.seat.peek()) ? 'win' : 'lose');
  });
  const heard = useRef(-1);
  useSignalEffect(() => {
    const speech = session.speeches.value.at(-1);
    const before = heard.current;
    heard.current = speech?.version ?? 0;
    if (!speech || before === -1 || speech.version <= before || speech.person.id === session.table.peek()?.you) return;
    if (!speech.emote) play_sound('chat');
    else if (emotes_choice.peek() === 'on') play_sound('emote');
  });
}
