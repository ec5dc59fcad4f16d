import type { PaletteId } from '../palettes.ts';
import type { Kind, Scene, SettingId } from '../scene.ts';

type Rest = Omit<Scene, 'id' | 'kind' | 'title' | 'palette' | 'setting' | 'light'>;

// One card: its number, its working title, then palette, setting and light, then what is in it.
export function card(
  kind: Kind,
  id: string,
  title: string,
  [palette, setting, light]: readonly [PaletteId, SettingId, Scene['light']],
  rest: Rest,
): Scene {
  return { id, kind, title, palette, setting, light, ...rest };
}

export const vision = (id: string, title: string, place: readonly [PaletteId, SettingId, Scene['light']], rest: Rest): Scene =>
  card('vision', id, title, place, rest);
