// The table's terms and the game's setup: the same rows when a table is opened and in the host's menu.

import { Pills, Select, type Setting, Switch } from '../parts/fields';
import { texts } from '../texts';
import { at_key } from '../texts/key';
import type { Options } from '../wire/messages';
import { choices_of } from './choices';
import { setup_texts } from './texts';

export const kUsualOptions: Options = { listed: false, closed: false, knock: false, turn_seconds: 0, away_seconds: 120 };
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
      <Switch setting={t.knock} on={options.knock} onChange={(knock) => onChange({ ...options, knock })} />
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
    <fieldset class="form-row">
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
            <span>{texts.value.seat_number(seat + 1)}</span>
          </label>
        ))}
      </div>
      <p class="help-text">{setting.help}</p>
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
const setting_of = (game: string, key: string): Setting =>
  at_key(setup_texts.value.settings, `${game}.${key}`) ?? { title: key, help: '' };
const seats_in = (config: Config): readonly number[] => Array.from({ length: Number(config['players'] ?? 0) }, (_, seat) => seat);

interface EarlyRowsProps {
  readonly game: string;
  readonly config: Config;
  named(seat: number): string;
  onChange: ((config: Config) => void) | null; // null: it is said, and somebody else's to choose
}
// Which seat has a part of its own, like the ghost.
export function EarlyRows({ game, config, named, onChange }: EarlyRowsProps) {
  const early = choices_of(game).filter((each) => each.early);
  return (
    <>
      {early.map(({ key }) => {
        const { title, help } = setting_of(game, key);
        const chosen = Number(config[key] ?? 0);
        if (!onChange)
          return (
            <p key={key} class="early">
              {title} <b>{named(chosen)}</b>
            </p>
          );
        return (
          <Pills
            key={key}
            label={title}
            help={help}
            value={String(chosen)}
            values={seats_in(config).map(String)}
            name={(seat) => named(Number(seat))}
            onChange={(seat) => onChange({ ...config, [key]: Number(seat) })}
          />
        );
      })}
    </>
  );
}

interface SetupRowsProps {
  readonly game: string;
  readonly config: Config;
  readonly disabled?: boolean;
  readonly early?: boolean; // with what is asked early
  named?(seat: number): string;
  onChange(config: Config): void;
}
export function SetupRows({ game, config, disabled = false, early = true, named: seat_named, onChange }: SetupRowsProps) {
  const t = texts.value;
  const said = setup_texts.value.values;
  const choices = choices_of(game).filter((each) => early || !each.early);
  return (
    <>
      {choices.map(({ key, values, seats, seat, none = false }) => {
        const setting = setting_of(game, key);
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
        const named = (each: number | string) => at_key(said, `${key}.${each}`) ?? at_key(said, String(each)) ?? String(each);
        if (seat)
          return (
            <OneOf
              key={key}
              setting={setting}
              value={config[key]}
              values={seats_in(config)}
              none={none}
              disabled={disabled}
              name={(each) => (typeof each === 'number' ? (seat_named?.(each) ?? t.seat_number(each + 1)) : named(each))}
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
