// What a card is, as data: everything drawn and listed comes from here.
import type { MotifId } from './kit/index.ts';
import type { PaletteId } from './palettes.ts';
import type { Look } from './portrait.ts';
import { kRooms } from './rooms.ts';
import { kOutdoors, type Setting } from './settings.ts';

export const kSettings = { ...kOutdoors, ...kRooms } as const satisfies Record<string, Setting>;
export type SettingId = keyof typeof kSettings;

export interface Touch {
  r?: number; // degrees
  flip?: boolean;
  o?: string; // its colours, if not its own: hex or a colour of the palette by name
  o2?: string;
  op?: number;
  at?: 'in' | 'on'; // it is in the hero, or on it
  air?: boolean; // it flies, floats or stands on something: no shadow on the ground
}

// A motif where it stands (or hangs, or flies) and how large: `size` is its greater measure on a card of 200 by 300.
export type Item = readonly [motif: MotifId, x: number, y: number, size: number, touch?: Touch];

export type Light = 'moon' | 'crescent' | 'sun' | 'star' | 'comet' | 'bolt' | 'within';
export type Weather = 'rain' | 'snow' | 'leaves' | 'petals' | 'mist';

export type Kind = 'vision' | 'person' | 'place' | 'object';

export interface Scene {
  id: string;
  kind: Kind;
  title: string; // its working title, in English; what players read is in texts/
  palette: PaletteId;
  turn?: number; // degrees by which the palette is turned
  setting: SettingId;
  horizon?: number;
  light: readonly [kind: Light, x: number, y: number, size?: number];
  weather?: Weather;
  sky?: readonly Item[];
  far?: readonly Item[];
  mark?: string; // a line that leads the eye, drawn in short lines of its own
  hero: readonly Item[];
  with?: readonly Item[]; // near the hero
  near?: readonly Item[]; // close to us
  look?: Look; // of a person
}

export type Where = 'sky' | 'far' | 'hero' | 'in' | 'on' | 'with' | 'near';

const kLayers = ['sky', 'far', 'hero', 'with', 'near'] as const;

// Everything the scene itself shows, land and sky left out.
export function itemsOf(scene: Scene): readonly Item[] {
  return kLayers.flatMap((layer) => scene[layer] ?? []);
}

// The items of a layer, or those in the hero or on it.
export function itemsAt(scene: Scene, where: Where): readonly Item[] {
  if (where === 'in' || where === 'on') return itemsOf(scene).filter(([, , , , touch]) => touch?.at === where);
  return (scene[where] ?? []).filter(([, , , , touch]) => touch?.at === undefined);
}
