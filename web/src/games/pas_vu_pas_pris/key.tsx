// A small button with an arrow: one step, one turn.
import { Arrow } from './art';

interface KeyProps {
  readonly name: string;
  readonly turn?: number;
  readonly kind?: 'arrow' | 'round' | 'tip' | 'stand';
  onPress(): void;
}
export function Key({ name, turn = 0, kind = 'arrow', onPress }: KeyProps) {
  return (
    <button type="button" class="pv-arrow-key" aria-label={name} title={name} onClick={onPress}>
      <Arrow turn={turn} kind={kind} />
    </button>
  );
}
