// Brass and other small things that several pieces have.
import type { Rgb } from '../art/pen';
import type { Build } from './build';
import { ball } from './shapes';

export const kBrass: Rgb = [0.95, 0.7, 0.32];
export const kGilding: Rgb = [1, 0.79, 0.4];
export function knob(build: Build, x: number, y: number, z: number, radius = 0.02): void {
  ball(build, [x, y, z], radius, { tint: kBrass, gloss: 1, rows: 2 });
}
