// Which sounds there are. Games map their events to them; the synthesiser is fetched when somebody wants to hear them.
export const kSounds = [
  'step',
  'dice',
  'door',
  'knock',
  'card',
  'capture',
  'strike',
  'slap',
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
  readonly at?: number; // from 0 to 1: when in the time its event is told in
}
