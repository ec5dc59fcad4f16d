import type { OwnTexts } from './texts';

export const kEnglish: OwnTexts = {
  lead: 'There are no accounts: this browser is your key. All of this also holds for the guests who play on this device.',
  download: {
    title: 'Download my data',
    help: 'A readable file with everything the server keeps about you: names, tables, seats, messages, decisions and their times.',
    action: 'Download',
  },
  downloaded: 'The file is downloaded.',
  show: {
    title: 'Go on with another device',
    help: 'A code makes a second device the same player: same name, same seats. Give it to nobody else: whoever has it is you.',
    action: 'Show a code',
  },
  code: 'Code',
  lasts: (minutes) => `It is good once, for ${minutes} minutes. Type it on the other device: Settings, My data, I have a code.`,
  scan: 'The code, to be photographed with the other device',
  enter: {
    title: 'I have a code',
    help: 'This device becomes the player of the other one. It forgets who it was: seats of its own are lost.',
    action: 'Become this player',
  },
  code_missing: 'Type the ten characters of the code.',
  leave: {
    title: 'Leave every table',
    help: 'You stand up from all your seats and leave all tables. In matches that are being played, a bot plays on for you.',
    action: 'Leave every table',
  },
  left: (seats) => (seats === 0 ? 'You had no seat.' : seats === 1 ? 'You have left 1 seat.' : `You have left ${seats} seats.`),
  forget: {
    title: 'Forget me on this device',
    help: 'This device becomes a stranger again. Nothing is erased on the server: another device that was given your code is still you. Without such a device your seats are lost.',
    action: 'Forget me here',
  },
  erase: {
    title: 'Erase me',
    help: 'Everything that names you disappears from the server, for good.',
    action: 'Erase me for good',
  },
  goes: 'What goes',
  erase_goes: [
    'your name and all earlier names, at every table',
    'all your messages',
    'your id and the list of your tables',
    'your seats: a bot plays on for you',
    'what this browser has remembered',
  ],
  stays: 'What stays',
  erase_stays: [
    'the moves of the matches that were played, without a name: others can watch them again',
    'what others wrote, even if they named you',
    'what the browsers of others have remembered, and the server’s backups for as long as they are kept',
  ],
  erase_sure: 'I want to be erased for good',
  working: 'One moment…',
};
