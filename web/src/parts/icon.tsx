// Line icons of our own, 24 by 24, in the colour of the text.
const kPaths = {
  back: 'M15 5 8 12l7 7',
  menu: 'M4 6h16M4 12h16M4 18h16',
  chat: 'M4 5h16v11H10l-5 4v-4H4Z',
  gear: 'M12 8.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 3v2.500M12 18.500V21M3 12h2.500M18.5 12H21M5.6 5.600l1.8 1.800M16.6 16.600l1.8 1.800M18.4 5.600l-1.8 1.800M7.4 16.600l-1.8 1.8',
  close: 'M6 6l12 12M18 6 6 18',
  send: 'M20 4 4 11l6 3 3 6ZM10 14 20 4',
  undo: 'M9 6 4.5 10.5 9 15M5 10.500h9a5 5 0 0 1 0 10h-3',
  share: 'M12 15V4M8 7.5 12 3.500l4 4M6 11H5v9h14v-9h-1',
  crown: 'M4 18V8l4.5 4L12 6l3.5 6L20 8v10Z',
  bot: 'M6 9h12v9H6ZM12 9V5M12 4.500v.5M9.5 13v1M14.5 13v1M3.5 12v3M20.5 12v3',
  lock: 'M6 11h12v9H6ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 8v4.500l3 2',
  eye: 'M3 12c4-7 14-7 18 0-4 7-14 7-18 0ZM12 9.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  dots: 'M4 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0M18 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M5 12.5 10 17.5 19.5 7',
  sheet: 'M6 3.500h12v17H6ZM9 8h6M9 12h6M9 16h3',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1',
  die: 'M5 5h14v14H5ZM9 9h.1M15 15h.1M12 12h.1',
  plug: 'M9 3v5M15 3v5M6.5 8h11v3a5.5 5.5 0 0 1-11 0ZM12 16.500V21',
  smile: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM9 10v.5M15 10v.5M8.5 14q3.5 3.500 7 0',
  sound: 'M4 10v4h3.500L12 18V6L7.5 10ZM15 9q2.500 3 0 6M17.5 6.500q5 5.500 0 11',
  mute: 'M4 10v4h3.500L12 18V6L7.5 10ZM15.5 9.500l5 5M20.5 9.500l-5 5',
  loupe: 'M10.5 4.500a6 6 0 1 0 0 12 6 6 0 0 0 0-12ZM15 15l5 5',
  steps: 'M9 4c3 0 3 5 1 7H7C5 8 6 4 9 4ZM7 13h3c0 3-3 3-3 0ZM16 8c3 0 4 4 2 7h-3c-2-2-2-7 1-7ZM15 17h3c0 3-3 3-3 0Z',
  point: 'M12 21c-5-6-7-8-7-11a7 7 0 0 1 14 0c0 3-2 5-7 11ZM12 7.500a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  route: 'M5 20h9a3.5 3.5 0 0 0 0-7H9a3.5 3.5 0 0 1 0-7h8M14 3l3 3-3 3',
  skip: 'M5 6l7 6-7 6ZM12 6l7 6-7 6Z',
  download: 'M12 4v11M8 11.500l4 4 4-4M5 20h14',
  pass: 'M4 8h13M13 4l4 4-4 4M20 16H7M11 12l-4 4 4 4',
  tv: 'M3.5 5h17v11.500h-17ZM8 20h8M12 16.500V20',
  play: 'M8 5.500v13l10.500-6.500Z',
  pause: 'M8.5 6v12M15.5 6v12',
  step_back: 'M15.5 6.500 9 12l6.500 5.500Z',
  step_on: 'M8.5 6.500 15 12l-6.500 5.500Z',
  point_before: 'M17.5 6.500 11 12l6.500 5.500ZM7 6v12',
  point_after: 'M6.5 6.500 13 12l-6.500 5.500ZM17 6v12',
  flag: 'M6.5 21V4M6.5 5h11l-2.500 4 2.500 4h-11',
  reel: 'M5 12a7 7 0 1 0 2.200-5.100M7.5 3.500v4h4M12 8.500V12l2.500 1.800',
  home: 'M4 11.5 12 4l8 7.500M6.5 10v10h11V10',
  candle: 'M12 3c3 4 2.500 7 0 7s-3-3 0-7ZM9.5 12.500h5V20h-5ZM6.5 20.500h11',
  help: 'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.5 9.500a2.6 2.6 0 1 1 3.600 2.400c-.8.4-1.100.9-1.100 1.800M12 16.500v.1',
} as const;
export type IconName = keyof typeof kPaths;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={kPaths[name]} />
    </svg>
  );
}
