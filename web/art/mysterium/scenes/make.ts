import type { PaletteId } from '../palettes.ts';
import type { Kind, Scene, SettingId } from '../scene.ts';

type Rest = Omit<Scene, 'id' | 'kind' | 'fr' | 'en' | 'palette' | 'setting' | 'light'>;

// One card: its number, its names, then palette, setting and light, then what is in it.
export function card(
  kind: Kind,
  id: string,
  [fr, en]: readonly [string, string],
  [palette, setting, light]: readonly [PaletteId, SettingId, Scene['light']],
  rest: Rest,
): Scene {
  return { id, kind, fr, en, palette, setting, light, ...rest };
}

export const vision = (
  id: string,
  names: readonly [string, string],
  place: readonly [PaletteId, SettingId, Scene['light']],
  rest: Rest,
): Scene => card('vision', id, names, place, rest);
