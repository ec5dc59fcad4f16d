// Candle gold: what may be done now. Washes and halos lie still; all edges pulse together, as one layer.
import type { ComponentChildren, VNode } from 'preact';
import type { Point } from './motion';
import './style.css';

// The outline of what is lit, drawn with the class that fills or strokes it.
export type Outline = (look: string) => VNode;

export function WarmLight() {
  return (
    <radialGradient id="warm-light">
      <stop offset="0" stop-color="#ffcf86" stop-opacity=".75" />
      <stop offset=".4" stop-color="#ffb55a" stop-opacity=".32" />
      <stop offset="1" stop-color="#ffb55a" stop-opacity="0" />
    </radialGradient>
  );
}

interface GlowProps {
  readonly outline: Outline;
  readonly strong?: boolean; // one of few; else one of many, with less light
  readonly lamp?: Point & { readonly r: number }; // a pool of light; the drawing has <WarmLight> among its defs
}
export function Glow({ outline, strong = true, lamp }: GlowProps) {
  return (
    <g>
      {outline(strong ? 'glow-wash' : 'glow-wash glow-many')}
      {lamp && <circle cx={lamp.x} cy={lamp.y} r={lamp.r} fill="url(#warm-light)" />}
      {strong && outline('glow-halo')}
    </g>
  );
}

export function GlowEdge({ outline, strong = true }: { readonly outline: Outline; readonly strong?: boolean }) {
  return outline(strong ? 'glow-edge' : 'glow-edge glow-many');
}

// Round all edges.
export function GlowEdges({ children }: { readonly children: ComponentChildren }) {
  return <g class="glow-edges">{children}</g>;
}

// The letter of a choice, the same as on its button.
export function Badge({ letter, r }: { readonly letter: string; readonly r: number }) {
  return (
    <g class="glow-badge">
      <circle r={r} />
      <text y={r * 0.37} font-size={r * 1.15}>
        {letter}
      </text>
    </g>
  );
}
