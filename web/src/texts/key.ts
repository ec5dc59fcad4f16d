// Names in texts/ have letters, digits and _ only. A key of the wire may have others: le-fantome-de-minuit, FM-52.
export const key_of = (key: string): string => key.replace(/\W/g, '_');

// What stands under a key of the wire in a level of a catalogue, if anything does.
export function at_key<T>(level: Readonly<Record<string, T>>, key: string): T | undefined {
  const name = key_of(key);
  return Object.hasOwn(level, name) ? level[name] : undefined;
}
