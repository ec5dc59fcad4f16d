// Fetched when a table of this game is opened on a device that can draw it.
export { Hall } from './hall';
