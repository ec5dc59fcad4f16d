// The browser's own modal dialog: it keeps the focus inside, closes with Escape, and gives the focus back.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { texts } from '../texts';
import { sheet_opened } from './back';
import { Icon } from './icon';

interface Props {
  readonly title: string;
  readonly kind?: 'sheet' | 'side' | 'wide'; // a sheet from below on a phone; a side panel; a page to read
  readonly children: ComponentChildren;
  onClose(): void;
}

export function Dialog({ title, kind = 'sheet', children, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => sheet_opened(() => close.current()), []);
  // Before the frame in which what is inside looks for its newest line.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog ${kind}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div class="dialog-in">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class="ib" aria-label={texts.value.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
