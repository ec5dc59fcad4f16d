// The table's terms and the game's setup: the same rows when a table is opened and in the host's menu.
import { choices_of } from '../games/setup';
import { texts } from '../texts';
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
      {choices_of(game).map(({ key, values }) => {
        const setting = t.settings_of[`${game}.${key}`] ?? { title: key, help: '' };
        const change = (value: unknown) => onChange({ ...config, [key]: value });
        if (values.length === 0)
          return <Switch key={key} setting={setting} on={config[key] === true} disabled={disabled} onChange={change} />;
        return (
          <Select
            key={key}
            setting={setting}
            value={values.find((each) => each === config[key]) ?? values[0] ?? ''}
            values={values}
            disabled={disabled}
            name={(each) => t.values_of[String(each)] ?? String(each)}
            onChange={change}
          />
        );
      })}
    </>
  );
}
