// Hugo, who only wants to say good night. The origin is the middle of his hem.
import { memo } from '../../../base/memo';

export const Hugo = memo(function Hugo() {
  return (
    <g>
      <ellipse cx="2" cy="2" rx="22" ry="7" fill="#04050f" opacity=".35" />
      <path
        d="M-22 0C-26-20-24-56 0-58 25-56 26-20 23 1 18 7 14-3 9 1 4 6 0-2-5 2-10 6-14-3-22 0Z"
        fill="url(#ghost-body)"
        stroke="#2d6b6b"
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <path d="M-16-8C-19-26-17-46-6-51-12-40-12-22-10-4-12-5-14-7-16-8Z" fill="#fff" opacity=".55" />
      <path
        d="M-15-48C-14-64 2-72 22-62 14-62 14-56 14-48 4-54-6-54-15-48Z"
        fill="#7a4a8c"
        stroke="#2d1738"
        stroke-width="1.8"
        stroke-linejoin="round"
      />
      <path
        d="M-15-47C-6-54 5-54 14.5-47 14-42 12-43 11-42 4-48-6-48-13-42-15-43-16-45-15-47Z"
        fill="#f4e9d2"
        stroke="#2d1738"
        stroke-width="1.4"
      />
      <circle cx="23" cy="-61" r="4.4" fill="#f4e9d2" stroke="#2d1738" stroke-width="1.4" />
      <ellipse cx="-7" cy="-33" rx="4" ry="5.6" fill="#16224a" />
      <ellipse cx="8" cy="-33" rx="4" ry="5.6" fill="#16224a" />
      <circle cx="-5.6" cy="-35" r="1.6" fill="#fff" />
      <circle cx="9.4" cy="-35" r="1.6" fill="#fff" />
      <path d="M-7-23Q1-13 9-23Q1-20-7-23Z" fill="#7c2a4a" stroke="#16224a" stroke-width="1.2" stroke-linejoin="round" />
      <circle cx="-13" cy="-25" r="3.2" fill="#ff9aa8" opacity=".55" />
      <circle cx="14" cy="-25" r="3.2" fill="#ff9aa8" opacity=".55" />
      <path d="M-20-22C-30-24-33-17-30-13-25-10-22-13-18-13Z" fill="#d9fff2" stroke="#2d6b6b" stroke-width="1.6" />
      <path d="M-36-14H-26L-28-10H-34Z" fill="#c99a4f" stroke="#3b220c" stroke-width="1.2" />
      <path d="M-33.5-26H-28.5V-14H-33.5Z" fill="#fff3dc" stroke="#3b220c" stroke-width="1.1" />
      <g>
        <path d="M-31-38C-26-32-28-27-31-27-34-27-36-32-31-38Z" fill="#ffcf6e" />
        <path d="M-31-33C-29-30-29.5-28-31-28-32.5-28-33-30-31-33Z" fill="#fff6df" />
      </g>
    </g>
  );
});
