// Which sounds there are. Games map their events to them; the synthesiser is fetched when somebody wants to hear them.
export const kSounds = [
  'step',
  'tiptoe',
  'dice',
  'door',
  'lock',
  'key',
  'knock',
  'keyhole',
  'startle',
  'flee',
  'ghost',
  'gone',
  'haunt',
  'hugo',
  'yawn',
  'jewel',
  'fuse',
  'card',
  'shuffle',
  'crow',
  'glass',
  'vote',
  'right',
  'wrong',
  'capture',
  'strike',
  'slap',
  'shout',
  'hop',
  'boing',
  'slide',
  'pick',
  'drop',
  'buzz',
  'your_turn',
  'win',
  'lose',
  'chat',
  'emote',
] as const;
export type Sound = (typeof kSounds)[number];

export interface Cue {
  readonly sound: Sound;
  readonly at?: number; // when, as a multiple of the time that its event, or the first step of it, takes to be told
}

// What the music goes by: each game has a tune of its own, and plays less of it while people gather or look at the end.
export interface Mood {
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'hush'; // a hush: only the room itself is heard
}
