// A thing laid on a picture that is made of several drawings: its middle and its width in hundredths of the picture.
import type { ComponentChildren } from 'preact';
import './put.css';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly turn?: number; // in degrees
  readonly look?: string; // a class
  readonly children: ComponentChildren;
}
export function Put({ x, y, w, turn = 0, look = '', children }: Props) {
  return (
    <span class={`story-put ${look}`} style={{ left: `${x}%`, top: `${y}%`, width: `${w}%`, rotate: `${turn}deg` }}>
      {children}
    </span>
  );
}
