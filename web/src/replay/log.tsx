// What happened up to now, in sentences; each leads back to its moment.
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Sentence } from '../parts/sentence';
import { useNames } from '../table/talk';
import { texts } from '../texts';
import type { Reel } from './reel';
import { replay_texts } from './texts';
import { lines_until } from './words';

const kMostLines = 300; // those before are reached by winding back

export function ReplayLog({ reel }: { readonly reel: Reel }) {
  const t = texts.value;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const at = reel.at.value;
  const names = useNames(reel);
  const lines = lines_until(reel, at).slice(-kMostLines);
  useLayoutEffect(() => {
    // In the frame: a sheet it may lie in is shown by then.
    const frame = requestAnimationFrame(() => {
      if (list.current) list.current.scrollTop = list.current.scrollHeight;
    });
    return () => cancelAnimationFrame(frame);
  }, [at, lines.length]);
  return (
    <section class="panel log-panel" aria-labelledby={id}>
      <h2 id={id}>{t.log}</h2>
      <ol class="log log-rewound" ref={list} aria-labelledby={id}>
        {lines.length === 0 && <li class="nothing-yet">{t.log_empty}</li>}
        {lines.map((line, index) => (
          <li key={`${line.at}.${index}`} class={line.at === at ? 'log-now' : ''}>
            <button
              type="button"
              title={replay_texts.value.go_to(line.at)}
              aria-current={line.at === at ? 'step' : undefined}
              onClick={() => reel.jump(line.at)}
            >
              <Sentence text={line.text} names={names} sign={line.sign} />
              {line.why !== '' && <q class="replay-why">{line.why}</q>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
