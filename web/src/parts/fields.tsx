// The few controls that forms are made of; each with its sentence of explanation.
import { useId } from 'preact/hooks';
import { texts } from '../texts';
import { Icon } from './icon';
import './choices.css';

// What can be set, and what that means.
export interface Setting {
  readonly title: string;
  readonly help: string;
}

interface StepperProps {
  readonly label: string;
  readonly help?: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly text: string;
  onChange(value: number): void;
}
export function Stepper({ label, help, value, least, most, text, onChange }: StepperProps) {
  const id = useId();
  const t = texts.value;
  return (
    <fieldset class="form-row" aria-describedby={help ? `${id}-help` : undefined}>
      <legend>{label}</legend>
      <div class="stepper">
        <button type="button" class="button" aria-label={t.fewer} disabled={value <= least} onClick={() => onChange(value - 1)}>
          <Icon name="minus" />
        </button>
        <output aria-live="polite">{text}</output>
        <button type="button" class="button" aria-label={t.more} disabled={value >= most} onClick={() => onChange(value + 1)}>
          <Icon name="plus" />
        </button>
      </div>
      {help && (
        <p class="help-text" id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  );
}

interface SelectProps<T extends string | number> {
  readonly setting: Setting;
  readonly value: T;
  readonly values: readonly T[];
  readonly disabled?: boolean;
  name(value: T): string;
  spoken_in?(value: T): string; // the language of its name, if that is another one
  onChange(value: T): void;
}
export function Select<T extends string | number>({
  setting,
  value,
  values,
  name,
  spoken_in,
  disabled,
  onChange,
}: SelectProps<T>) {
  const id = useId();
  return (
    <div class="form-row">
      <label for={id}>{setting.title}</label>
      <select
        id={id}
        class="field"
        disabled={disabled}
        aria-describedby={setting.help ? `${id}-help` : undefined}
        value={String(value)}
        onChange={(event) => {
          const chosen = values.find((each) => String(each) === event.currentTarget.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={String(each)} lang={spoken_in?.(each)}>
            {name(each)}
          </option>
        ))}
      </select>
      {setting.help && (
        <p class="help-text" id={`${id}-help`}>
          {setting.help}
        </p>
      )}
    </div>
  );
}

interface SwitchProps {
  readonly setting: Setting;
  readonly on: boolean;
  readonly disabled?: boolean;
  onChange(on: boolean): void;
}
export function Switch({ setting, on, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div class="form-row form-switch">
      <label>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          disabled={disabled}
          aria-describedby={`${id}-help`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{setting.title}</span>
      </label>
      <p class="help-text" id={`${id}-help`}>
        {setting.help}
      </p>
    </div>
  );
}

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  onChange(value: number): void;
}
export function Slider({ label, value, most, onChange }: SliderProps) {
  const id = useId();
  return (
    <div class="form-row">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="slider"
        type="range"
        min={0}
        max={most}
        step={most / 10}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}

interface PillsProps<T extends string> {
  readonly label: string;
  readonly help?: string;
  readonly value: T;
  readonly values: readonly T[];
  name(value: T): string;
  onChange(value: T): void;
}
// A few values side by side.
export function Pills<T extends string>({ label, help, value, values, name, onChange }: PillsProps<T>) {
  const id = useId();
  return (
    <fieldset class="form-row">
      <legend>{label}</legend>
      <div class="pills">
        {values.map((each) => (
          <label key={each} class="pill">
            <input type="radio" name={id} checked={each === value} onChange={() => onChange(each)} />
            <span>{name(each)}</span>
          </label>
        ))}
      </div>
      {help && <p class="help-text">{help}</p>}
    </fieldset>
  );
}
