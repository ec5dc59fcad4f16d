// The room there is for a crowd.
import type { Layout } from '../../board/layout';
import type { Spot } from '../../wire/le_fantome_de_minuit';
import { kCellar, kGarden, kSize, step_box } from './geometry';

// On the screen.
export function crowd_box(spot: Spot, layout: Layout): { readonly w: number; readonly h: number } {
  const turn = (w: number, h: number) => (layout === 'wide' ? { w, h } : { w: h, h: w });
  switch (spot.type) {
    case 'InHand':
      return turn(kGarden.w, kGarden.h);
    case 'OnStep': {
      const { w, h } = step_box(spot.value);
      return turn(w, h - 26);
    }
    case 'InCellar':
      return layout === 'wide' ? { w: kCellar.w, h: kCellar.h - 50 } : { w: kCellar.h, h: kCellar.w - 40 };
    default:
      return { w: kSize, h: kSize };
  }
}
