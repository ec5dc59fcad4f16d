import { computed, effect, signal } from '@preact/signals';
import { recall, remember } from './memory';

// Motion and contrast: as the system says, unless someone chose here.
export const kChoices = ['system', 'on', 'off'] as const;
export type Choice = (typeof kChoices)[number];

// How fast what happens is told.
export const kSpeeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Speed = (typeof kSpeeds)[number];
const kTempo: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };

function kept<Value extends string>(key: string, values: readonly Value[], usual: Value) {
  const before = recall(key);
  const choice = signal<Value>(values.find((each) => each === before) ?? usual);
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

export const calm_choice = kept<Choice>('calm', kChoices, 'system');
export const contrast_choice = kept<Choice>('contrast', kChoices, 'system');
const calm_system = of_system('(prefers-reduced-motion: reduce)');
const contrast_system = of_system('(prefers-contrast: more)');

export const calm = computed(() => (calm_choice.value === 'system' ? calm_system.value : calm_choice.value === 'on'));
export const contrast = computed(() =>
  contrast_choice.value === 'system' ? contrast_system.value : contrast_choice.value === 'on',
);

// Sound is off until somebody asks for it; emotes are shown until somebody does not want them.
export const kSwitch = ['on', 'off'] as const;
export type OnOff = (typeof kSwitch)[number];
export const sound_choice = kept<OnOff>('sound', kSwitch, 'off');
export const music_choice = kept<OnOff>('music', kSwitch, 'on'); // while there is sound
// Whether this device was asked if it wants sound. Who had switched it on before was never in doubt.
export const sound_offered = kept<'yes' | 'no'>('sound_offered', ['yes', 'no'], sound_choice.peek() === 'on' ? 'yes' : 'no');
export function choose_sound(choice: OnOff): void {
  sound_choice.value = choice;
  sound_offered.value = 'yes';
}
export const emotes_choice = kept<OnOff>('emotes', kSwitch, 'on');
export const kMostVolume = 100;
const kUsualVolume = 60;
const volume_before = Number(recall('volume') ?? kUsualVolume);
// for the page: a setting of this browser
export const volume = signal(volume_before >= 0 && volume_before <= kMostVolume ? volume_before : kUsualVolume);
effect(() => remember('volume', String(volume.value)));

export const speed = kept<Speed>('speed', kSpeeds, 'normal');
// How long motions take, as a multiple of the usual.
export const tempo = computed(() => (calm.value ? 0 : kTempo[speed.value]));

effect(() => {
  document.documentElement.classList.toggle('calm', calm.value);
  document.documentElement.classList.toggle('contrast', contrast.value);
});
