// The pyjama cloth of each player: the figures' colours, and what goes with them.
import type { Rgb } from './pen';

export interface Cloth {
  readonly body: string;
  readonly crown: string; // where the light falls
  readonly mid: string;
  readonly light: string;
  readonly deep: string;
  readonly ink: string;
  readonly rim: Rgb;
}
const kCloths: readonly Cloth[] = [
  { body: '#f2705f', crown: '#ffc0ae', mid: '#dd4f4a', light: '#ffd2c2', deep: '#a92c3a', ink: '#6d1428', rim: [1, 0.52, 0.42] },
  { body: '#6a9cff', crown: '#c4d9ff', mid: '#4a7bea', light: '#d9e6ff', deep: '#2b54b8', ink: '#142d72', rim: [0.45, 0.66, 1] },
  { body: '#3fcdb8', crown: '#b8fff0', mid: '#23a997', light: '#d2fff3', deep: '#0f766d', ink: '#064640', rim: [0.4, 1, 0.86] },
  { body: '#fbc93f', crown: '#fff0b8', mid: '#eba92a', light: '#fff3c4', deep: '#b87412', ink: '#6a3d06', rim: [1, 0.82, 0.36] },
];
// A side where nobody sits.
const kNobody: Cloth = {
  body: '#5a62b0',
  crown: '#c4c8f4',
  mid: '#474e96',
  light: '#c8ccf2',
  deep: '#2d3270',
  ink: '#171a44',
  rim: [0.6, 0.64, 1],
};
export const cloth_of = (seat: number): Cloth => (seat < 0 ? kNobody : (kCloths[seat % kCloths.length] ?? kNobody));
