// A die that rolls. It shows other faces on the way; which one it stops on was told by the server.
import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import './style.css';

export interface Throw<Face> {
  readonly face: Face | null; // null: not rolled yet
  readonly tumble: number; // grows with every throw that is to be seen
}

export const kTumble_ms = 450;
const kGlances = 4; // other faces seen on the way

function useTumble<Face>({ face, tumble }: Throw<Face>, faces: readonly Face[], tempo: number) {
  const body = useRef<HTMLSpanElement>(null);
  const [shown, set_shown] = useState(face);
  const last = useRef(tumble);
  useEffect(() => {
    const roll = tumble !== last.current && tempo > 0;
    last.current = tumble;
    if (!roll) {
      set_shown(face);
      return;
    }
    const ms = kTumble_ms * tempo;
    const motion = body.current?.animate(
      [
        { transform: 'none' },
        { transform: 'translateY(-26px) rotate(150deg) scale(1.08)', offset: 0.35 },
        { transform: 'translateY(0) rotate(320deg)', offset: 0.75 },
        { transform: 'translateY(-6px) rotate(345deg)', offset: 0.87 },
        { transform: 'rotate(360deg)' },
      ],
      { duration: ms, easing: 'ease-out' },
    );
    let ticks = 0;
    const timer = setInterval(
      () => {
        ++ticks;
        if (ticks < kGlances) set_shown(faces[(tumble + ticks * 2) % faces.length] ?? face);
        else {
          set_shown(face);
          clearInterval(timer);
        }
      },
      ms / (kGlances + 1),
    );
    return () => {
      clearInterval(timer);
      motion?.cancel();
    };
  }, [face, tumble]);
  return { body, shown };
}

interface DieProps<Face> {
  readonly thrown: Throw<Face>;
  readonly faces: readonly Face[];
  readonly tempo: number;
  readonly roll?: string | undefined; // what the button says, when it may be rolled
  label(face: Face | null): string;
  draw(face: Face | null): VNode;
  onRoll?(): void;
}
export function Die<Face>({ thrown, faces, tempo, roll, label, draw, onRoll }: DieProps<Face>) {
  const { body, shown } = useTumble(thrown, faces, tempo);
  const cube = (
    <span class="die-body" ref={body}>
      {draw(shown)}
    </span>
  );
  if (roll !== undefined)
    return (
      <button type="button" class="die die-ready" onClick={onRoll} aria-label={roll}>
        {cube}
      </button>
    );
  return (
    <span class="die" role="img" aria-label={label(shown)}>
      {cube}
    </span>
  );
}

const kPips: readonly (readonly (readonly [number, number])[])[] = (() => {
  const [a, b, c] = [28, 42, 56];
  const [t, m, u] = [24, 38, 52];
  const slope: readonly (readonly [number, number])[] = [
    [a, t],
    [c, u],
  ];
  const other: readonly (readonly [number, number])[] = [
    [c, t],
    [a, u],
  ];
  const middle: readonly (readonly [number, number])[] = [[b, m]];
  return [
    [],
    middle,
    slope,
    [...slope, ...middle],
    [...slope, ...other],
    [...slope, ...other, ...middle],
    [...slope, ...other, [a, m], [c, m]],
  ];
})();

// One face, 84 by 84: pips, or a sign of the game's own drawn around (42, 38), or a question mark.
export function DieFace({ pips, children }: { readonly pips?: number; readonly children?: ComponentChildren }) {
  return (
    <svg class="die-face" viewBox="0 0 84 84" aria-hidden="true">
      <defs>
        <linearGradient id="die-ivory" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#fffaf0" />
          <stop offset="1" stop-color="#ecd9b0" />
        </linearGradient>
      </defs>
      <g transform="rotate(-8 42 42)">
        <ellipse cx="42" cy="78" rx="33" ry="6" fill="#040512" opacity=".45" />
        <rect x="9" y="13" width="66" height="65" rx="15" fill="#8a6534" />
        <rect x="9" y="11" width="66" height="64" rx="15" fill="#c9a871" />
        <rect x="9" y="6" width="66" height="64" rx="15" fill="url(#die-ivory)" />
        <rect x="14" y="10" width="56" height="54" rx="12" fill="#fff" opacity=".35" />
        {(kPips[pips ?? 0] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="7" fill="#3a1d3f" />
        ))}
        {children}
        {pips === undefined && !children && (
          <text x="42" y="54" text-anchor="middle" font-size="44" font-weight="700" fill="#8a6534">
            ?
          </text>
        )}
      </g>
    </svg>
  );
}
