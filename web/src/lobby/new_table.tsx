import { useRef, useState } from 'preact/hooks';
import { go } from '../base/route';
import { kGames } from '../catalog/catalog';
import { Dialog } from '../parts/dialog';
import { Pills, Stepper } from '../parts/fields';
import { me, rename } from '../parts/me';
import { kMostNameChars } from '../parts/name_form';
import { tell_fault } from '../parts/toast';
import { without_seats } from '../setup/choices';
import { type Config, EarlyRows, kUsualOptions, OptionRows, SetupRows } from '../setup/options';
import { texts } from '../texts';
import { at_key } from '../texts/key';
import { open_table } from '../wire/api';
import type { GameEntry } from '../wire/table';
import { practise } from './practising';

const kUsualPlayers = 4;

interface Props {
  readonly game: GameEntry;
  readonly games: readonly GameEntry[]; // to choose from; none: the game was chosen before
  onClose(): void;
}
// The second of the two taps: everything has a usual value.
export function NewTable({ game, games, onClose }: Props) {
  const t = texts.value;
  const [chosen, choose] = useState(game);
  const [name, set_name] = useState(me.value?.name ?? '');
  const title = games.length > 1 ? undefined : at_key(t.pitches, game.id)?.title;
  return (
    <Dialog title={title ?? t.new_table_title} onClose={onClose}>
      {games.length > 1 && (
        <div class="form-rows new-table-game">
          <Pills
            label={t.which_game}
            value={chosen.id}
            values={games.map(({ id }) => id)}
            name={(id) => at_key(t.pitches, id)?.title ?? id}
            onChange={(id) => choose(games.find((each) => each.id === id) ?? chosen)}
          />
        </div>
      )}
      <Sheet key={chosen.id} game={chosen} name={name} onName={set_name} onClose={onClose} />
    </Dialog>
  );
}

interface SheetProps extends Omit<Props, 'games'> {
  readonly name: string;
  onName(name: string): void;
}
function Sheet({ game, name, onName, onClose }: SheetProps) {
  const t = texts.value;
  const [players, set_players] = useState(Math.min(Math.max(kUsualPlayers, game.fewest_players), game.most_players));
  const [bots, set_bots] = useState(0);
  const [level, set_level] = useState(game.bots.includes('normal') ? 'normal' : (game.bots.at(-1) ?? ''));
  const [changes, set_changes] = useState<Config>({});
  const [options, set_options] = useState(kUsualOptions);
  const [missing, set_missing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [busy, set_busy] = useState(false);
  const together = kGames.some((each) => each.id === game.id && each.together);
  const usual = (game.setups.find((each) => each.players === players)?.config ?? {}) as Config;

  const config: Config = { ...usual, ...changes };
  const change = ({ players: _, ...rest }: Config) => set_changes(rest); // their number is chosen above, also later
  // Who opens a table sits down first, bots last.
  const named = (seat: number) => (seat === 0 ? t.myself : seat >= players - bots ? t.bot_on(seat + 1) : t.seat_number(seat + 1));

  const send = async (event: Event) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') {
      field.current?.focus(); // it may be scrolled out of sight
      return set_missing(true);
    }
    set_busy(true);
    try {
      if (wanted !== me.value?.name) await rename(wanted);
      go(`/t/${await open_table({ game: game.id, config, players, options, bots: Array<string>(bots).fill(level) })}`);
    } catch (fault) {
      tell_fault(fault);
      set_busy(false);
    }
  };
  return (
    <form class="new-table" onSubmit={send}>
      <div class="form-rows">
        <div class="form-row">
          <label for="new-name">{t.your_name}</label>
          <input
            ref={field}
            id="new-name"
            class="field"
            value={name}
            maxLength={kMostNameChars}
            autocomplete="given-name"
            aria-invalid={missing}
            aria-describedby="new-name-help"
            onInput={(event) => {
              onName(event.currentTarget.value);
              set_missing(false);
            }}
          />
          <p id="new-name-help" class={missing ? 'help-text wrong' : 'help-text'} role={missing ? 'alert' : undefined}>
            {missing ? t.name_missing : t.name_help}
          </p>
        </div>
        <Stepper
          label={t.how_many}
          help={t.how_many_help}
          value={players}
          least={game.fewest_players}
          most={game.most_players}
          text={t.players(players)}
          onChange={(value) => {
            set_players(value);
            set_changes(without_seats(game.id, changes));
            set_bots(Math.max(0, Math.min(value - 1, bots + value - players)));
          }}
        />
        <EarlyRows game={game.id} config={config} named={named} onChange={change} />
        <Stepper
          label={t.bots}
          help={t.bots_help}
          value={bots}
          least={0}
          most={players - 1}
          text={t.bots_count(bots)}
          onChange={set_bots}
        />
        {bots > 0 && (
          <Pills
            label={t.level}
            help={(together ? at_key(t.partners, level) : undefined) ?? at_key(t.levels, level)?.help ?? ''}
            value={level}
            values={game.bots}
            name={(each) => at_key(t.levels, each)?.title ?? each}
            onChange={set_level}
          />
        )}
        <details>
          <summary>{t.more_options}</summary>
          <div class="form-rows">
            <SetupRows game={game.id} config={config} early={false} named={named} onChange={change} />
            <OptionRows options={options} opening={true} onChange={set_options} />
          </div>
        </details>
      </div>
      <footer>
        <button type="submit" class="button gold wide" disabled={busy}>
          {busy ? t.opening : t.open_it}
        </button>
        {kGames.some(({ id, practice }) => id === game.id && practice) && (
          <button type="button" class="button wide practise-button" onClick={() => void practise().then(onClose)}>
            <span>{t.practise}</span>
            <small>{t.practise_help}</small>
          </button>
        )}
      </footer>
    </form>
  );
}
