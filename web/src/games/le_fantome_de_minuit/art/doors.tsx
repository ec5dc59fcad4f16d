// The doors, whose leaves swing: open lets light out (free), shut is taken or not open yet, planks are for ever.

import { memo } from '../../../base/memo';
import { kClosedDoors } from '../data';
import { kDoors } from '../geometry';

export type DoorState = 'open' | 'taken' | 'waiting';

const kPosts = 'M-19-8H-15V8H-19ZM15-8H19V8H15Z';

function place(square: number): string {
  const door = kDoors.get(square);
  return door === undefined ? '' : `translate(${door.x},${door.y}) rotate(${door.angle})`;
}

export const RoomDoor = memo(function RoomDoor({ square, state }: { readonly square: number; readonly state: DoorState }) {
  return (
    <g transform={place(square)} class={`fm-door-${state}`}>
      <rect x="-17" y="-7" width="34" height="14" fill="#2a1710" />
      <g class="fm-spill">
        <rect x="-15" y="-7" width="30" height="14" fill="url(#sill-light)" />
        <path d="M-15 7-27 44H27L15 7Z" fill="url(#fm-spill)" />
      </g>
      <ellipse class="fm-glimmer" cy="9" rx="16" ry="5" fill="url(#warm-light)" />
      <g transform="translate(-15,-1)">
        <g class="fm-leaf">
          <rect x="0" y="-2.5" width="30" height="5.5" rx="1.5" fill="#a8672f" stroke="#3b1d0b" stroke-width="1.2" />
          <path d="M9-2.5V3M20-2.5V3" stroke="#6b3d18" />
          <circle cx="26" cy="3.4" r="2" fill="#ffd88a" />
        </g>
      </g>
      <path d={kPosts} fill="#c2b9d6" stroke="#221f3c" />
    </g>
  );
});

export const Planks = memo(function Planks(_: object) {
  return (
    <>
      {kClosedDoors.map((square) => (
        <g key={square} transform={place(square)}>
          <rect x="-17" y="-7" width="34" height="14" fill="#141126" />
          <rect x="-16" y="-3" width="32" height="7" rx="1" fill="#5c5470" />
          <g fill="#8d7a66" stroke="#3a2e2a">
            <rect x="-20" y="-2.5" width="40" height="5.5" rx="1" transform="rotate(14)" />
            <rect x="-20" y="-2.5" width="40" height="5.5" rx="1" transform="rotate(-14)" />
          </g>
          <path d={kPosts} fill="#c2b9d6" stroke="#221f3c" />
        </g>
      ))}
    </>
  );
});
