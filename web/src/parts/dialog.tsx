// The browser's own modal dialog: it keeps the focus inside, closes with Escape, and gives the focus back.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { sheet_opened } from '../base/back';
import { texts } from '../texts';
import { Icon } from './icon';

interface Props {
  readonly title: string;
  readonly kind?: 'sheet' | 'side' | 'wide'; // a sheet from below on a phone; a side panel; a page to read
  readonly children: ComponentChildren;
  onClose(): void;
}

// What every modal dialog does, whatever it looks like.
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => sheet_opened(() => close.current()), []);
  // Before the frame in which what is inside looks for its newest line.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return {
    ref,
    onCancel: (event: Event) => {
      event.preventDefault();
      onClose();
    },
    onPointerDown: (event: Event) => {
      if (event.target === ref.current) onClose();
    },
  };
}

export function Dialog({ title, kind = 'sheet', children, onClose }: Props) {
  const id = useId();
  return (
    <dialog class={`dialog ${kind}`} aria-labelledby={id} {...useModal(onClose)}>
      <div class="dialog-in">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class="icon-button" aria-label={texts.value.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
