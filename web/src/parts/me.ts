// Who sits in front of this screen.
import { signal } from '@preact/signals';
import { get_me, set_name } from '../wire/api';
import type { Me } from '../wire/table';

// for the page: who sits in front of it
export const me = signal<Me | null>(null);

export async function load_me(): Promise<void> {
  me.value = await get_me();
}
export async function rename(name: string): Promise<void> {
  await set_name(name);
  await load_me();
}
