// The notebook, as a dialog.
import { Dialog } from '../../parts/dialog';
import type { Language } from '../../texts/language';
import { keep_notes, kMostNoteChars, notes_of } from './notes';
import { notebook_open } from './stage';
import { texts } from './texts';

export function Notebook({ seat, language }: { readonly seat: number; readonly language: Language }) {
  const words = texts(language);
  const notes = notes_of(seat);
  return (
    <Dialog
      title={words.notebook}
      onClose={() => {
        notebook_open.value = false;
      }}
    >
      <div class="my-notebook">
        <p>{words.notebook_lead}</p>
        <textarea
          aria-label={words.notebook_label}
          rows={9}
          maxLength={kMostNoteChars}
          value={notes.text}
          onInput={(event) => keep_notes(seat, { ...notes, text: event.currentTarget.value })}
        />
      </div>
    </Dialog>
  );
}
