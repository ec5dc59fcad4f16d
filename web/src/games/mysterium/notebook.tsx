// The notebook, as a dialog.
import { Dialog } from '../../parts/dialog';
import type { Language } from '../../texts/language';
import { keep_notes, kMostNoteChars, notes_of } from './notes';
import { useStage } from './stage';
import { texts } from './texts';

interface NotebookProps {
  readonly seat: number;
  readonly match: number;
  readonly language: Language;
}
export function Notebook({ seat, match, language }: NotebookProps) {
  const words = texts(language);
  const { notebook_open } = useStage();
  const notes = notes_of(seat, match);
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
          onInput={(event) => keep_notes(seat, match, { ...notes, text: event.currentTarget.value })}
        />
      </div>
    </Dialog>
  );
}
