import { computed, effect, signal } from '@preact/signals';
import { recall, remember } from './memory';

// Motion and contrast: as the system says, unless someone chose here.
export type Choice = 'system' | 'on' | 'off';
const is_choice = (text: string | null): text is Choice => text === 'system' || text === 'on' || text === 'off';

function kept(key: string) {
  const before = recall(key);
  const choice = signal<Choice>(is_choice(before) ? before : 'system');
  effect(() => remember(key, choice.value));
  return choice;
}
function of_system(query: string) {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
}

export const calm_choice = kept('calm');
export const contrast_choice = kept('contrast');
const calm_system = of_system('(prefers-reduced-motion: reduce)');
const contrast_system = of_system('(prefers-contrast: more)');

export const calm = computed(() => (calm_choice.value === 'system' ? calm_system.value : calm_choice.value === 'on'));
export const contrast = computed(() =>
  contrast_choice.value === 'system' ? contrast_system.value : contrast_choice.value === 'on',
);

effect(() => {
  document.documentElement.classList.toggle('calm', calm.value);
  document.documentElement.classList.toggle('contrast', contrast.value);
});
