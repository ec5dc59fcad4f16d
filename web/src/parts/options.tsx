// The table's terms and the game's setup: the same rows when a table is opened and in the host's menu.
import { choices_of } from '../games/setup';
import { texts } from '../texts';
import type { Setting } from '../texts/texts';
import type { Options } from '../wire/messages';
import { Select, Switch } from './fields';

export const kUsualOptions: Options = { listed: false, closed: false, turn_seconds: 0, away_seconds: 120 };
const kTurnTimes = [0, 20, 30, 60, 120];
const kAwayTimes = [0, 30, 60, 120, 300];

// Another client may have set a value that is not offered here: it stays choosable.
const with_value = (values: readonly number[], value: number) =>
  values.includes(value) ? values : [...values, value].sort((a, b) => a - b);
const duration = (seconds: number) =>
  seconds >= 60 && seconds % 60 === 0 ? texts.value.minutes(seconds / 60) : texts.value.seconds(seconds);

interface OptionRowsProps {
  readonly options: Options;
  readonly opening: boolean;
  onChange(options: Options): void;
}
export function OptionRows({ options, opening, onChange }: OptionRowsProps) {
  const t = texts.value;
  return (
    <>
      <Switch setting={t.listed} on={options.listed} onChange={(listed) => onChange({ ...options, listed })} />
      {!opening && <Switch setting={t.closed} on={options.closed} onChange={(closed) => onChange({ ...options, closed })} />}
      <Select
        setting={t.turn_time}
        value={options.turn_seconds}
        values={with_value(kTurnTimes, options.turn_seconds)}
        name={(each) => (each === 0 ? t.no_limit : duration(each))}
        onChange={(turn_seconds) => onChange({ ...options, turn_seconds })}
      />
      {!opening && (
        <Select
          setting={t.away_time}
          value={options.away_seconds}
          values={with_value(kAwayTimes, options.away_seconds)}
          name={(each) => (each === 0 ? t.never : duration(each))}
          onChange={(away_seconds) => onChange({ ...options, away_seconds })}
        />
      )}
    </>
  );
}

export type Config = Readonly<Record<string, unknown>>;

interface SeatRowsProps {
  readonly setting: Setting;
  readonly chosen: readonly number[];
  readonly players: number;
  readonly disabled: boolean;
  onChange(chosen: readonly number[]): void;
}
// On or off for each seat.
function SeatRows({ setting, chosen, players, disabled, onChange }: SeatRowsProps) {
  return (
    <fieldset class="row seat-row">
      <legend>{setting.title}</legend>
      <div class="pills">
        {Array.from({ length: players }, (_, seat) => (
          <label key={seat} class="pill">
            <input
              type="checkbox"
              disabled={disabled}
              checked={chosen.includes(seat)}
              onChange={(event) => {
                const others = chosen.filter((each) => each !== seat && each < players);
                onChange(event.currentTarget.checked ? [...others, seat].toSorted((a, b) => a - b) : others);
              }}
            />
            <span>{texts.value.seat_number(seat)}</span>
          </label>
        ))}
      </div>
      <p class="help">{setting.help}</p>
    </fieldset>
  );
}
const kNone = 'none';
interface OneOfProps {
  readonly setting: Setting;
  readonly value: unknown;
  readonly values: readonly (number | string)[];
  readonly none: boolean; // nothing may be chosen too
  readonly disabled: boolean;
  name(value: number | string): string;
  onChange(value: unknown): void;
}
// One value of several, or nothing where that is one of them.
function OneOf({ setting, value, values, none, disabled, name, onChange }: OneOfProps) {
  const offered = none ? [...values, kNone] : values;
  const chosen = none && (value === null || value === undefined) ? kNone : values.find((each) => each === value);
  return (
    <Select
      setting={setting}
      value={chosen ?? offered[0] ?? ''}
      values={offered}
      disabled={disabled}
      name={name}
      onChange={(each) => onChange(each === kNone ? null : each)}
    />
  );
}
interface SetupRowsProps {
  readonly game: string;
  readonly config: Config;
  readonly disabled?: boolean;
  onChange(config: Config): void;
}
export function SetupRows({ game, config, disabled = false, onChange }: SetupRowsProps) {
  const t = texts.value;
  return (
    <>
      {choices_of(game).map(({ key, values, seats, seat, none = false }) => {
        const setting = t.settings_of[`${game}.${key}`] ?? { title: key, help: '' };
        const change = (value: unknown) => onChange({ ...config, [key]: value });
        if (seats)
          return (
            <SeatRows
              key={key}
              setting={setting}
              chosen={(config[key] ?? []) as readonly number[]}
              players={Number(config['players'] ?? 0)}
              disabled={disabled}
              onChange={change}
            />
          );
        const named = (each: number | string) => t.values_of[`${key}.${each}`] ?? t.values_of[String(each)] ?? String(each);
        if (seat)
          return (
            <OneOf
              key={key}
              setting={setting}
              value={config[key]}
              values={Array.from({ length: Number(config['players'] ?? 0) }, (_, at) => at)}
              none={none}
              disabled={disabled}
              name={(each) => (typeof each === 'number' ? t.seat_number(each) : named(each))}
              onChange={change}
            />
          );
        if (values.length === 0)
          return <Switch key={key} setting={setting} on={config[key] === true} disabled={disabled} onChange={change} />;
        return (
          <OneOf
            key={key}
            setting={setting}
            value={config[key]}
            values={values}
            none={none}
            disabled={disabled}
            name={named}
            onChange={change}
          />
        );
      })}
    </>
  );
}
