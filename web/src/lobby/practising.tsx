// Practising alone, over the lobby: fetched when somebody wants it.
import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { load_practice } from '../catalog/catalog';
import { tell } from '../parts/toast';
import { texts } from '../texts';

// for the page: one practice at a time lies over it
const shown = signal<ComponentType<{ onClose(): void }> | null>(null);

export async function practise(): Promise<void> {
  try {
    shown.value = await load_practice();
  } catch {
    tell(() => texts.value.unreachable);
  }
}
export function PractisingHost() {
  const Practice = shown.value;
  if (Practice === null) return null;
  return (
    <Practice
      onClose={() => {
        shown.value = null;
      }}
    />
  );
}
