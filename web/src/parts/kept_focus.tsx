// Where buttons come and go with the game: the focus of one that went stays there, and goes on to the next answer when there is one.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly as?: 'div' | 'footer';
  readonly class: string;
  readonly answers: string; // the selector of what may be chosen without a second thought
  readonly children: ComponentChildren;
}
export function KeptFocus({ as: Element = 'div', class: look, answers, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    let here = false; // the last thing that had the focus was in it
    const follow = ({ target }: Event) => {
      here = target instanceof Node && box.contains(target);
    };
    const keep = () => {
      const at = document.activeElement;
      if (!here || (at !== null && at !== document.body && at !== box)) return;
      (box.querySelector<HTMLElement>(answers) ?? box).focus({ preventScroll: true });
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    const observer = new MutationObserver(keep);
    observer.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
      observer.disconnect();
    };
  }, [answers]);
  return (
    <Element class={look} ref={ref as never} tabIndex={-1}>
      {children}
    </Element>
  );
}
