// A picture as large as the screen lets it be, what can be done with it, and those it may be compared with. Touching it shows that
// detail to everyone.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog';
import { Icon } from '../../parts/icon';
import type { Action, Medium, View } from '../../wire/mysterium';
import { match_of, type Props } from './board';
import { in_epilogue, kind_sought, mediums_of } from './data';
import { type CardId, card_of, clue_id, kKinds, vision_id } from './deck';
import { type Ping, place_of } from './marks';
import { card_name, card_text, medium_name, short_name } from './names';
import { aside_of, toggle_aside } from './notes';
import { Picture, Pings } from './pictures';
import { useStage } from './stage';
import { type Texts, texts } from './texts';

interface CloseUpProps {
  readonly props: Props;
  readonly view: View;
  readonly actions: readonly Action[];
  readonly medium: Medium; // whose search is looked at
  readonly most: number; // visions the ghost may take
  readonly pings: readonly Ping[];
}

// What lies beside it for comparing: of a clue the visions of the medium looked at, of a vision the clues it may lead to.
function beside(id: CardId, view: View, medium: Medium, words: Texts, name: string): readonly [string, readonly CardId[]] {
  const card = card_of(id);
  const each = view.mediums[medium];
  if (in_epilogue(view)) {
    if (card?.type === 'clue') return [words.shared, view.shared.map(vision_id)];
    return [words.epilogue, view.groups.flatMap(({ cards }) => cards.map((one, at) => clue_id(kKinds[at] ?? 'object', one)))];
  }
  if (each === undefined || card === null) return ['', []];
  if (card.type === 'clue') return [words.compare_visions(name), each.visions.map(({ vision }) => vision_id(vision))];
  const kind = kind_sought(each);
  if (kind === null) return ['', []];
  const laid = view.laid[kKinds.indexOf(kind)] ?? [];
  const found = view.mediums.flatMap(({ sleeve }) => sleeve[kKinds.indexOf(kind)] ?? []);
  return [words.compare_clues[kind], laid.filter((one) => !found.includes(one)).map((one) => clue_id(kind, one))];
}

function Actions({ props, view, actions, medium, most, id }: CloseUpProps & { readonly id: CardId }) {
  const words = texts(props.language);
  const stage = useStage();
  const { close_up, picked } = stage;
  const card = card_of(id);
  const { seat } = props;
  if (card === null) return null;
  if (card.type === 'vision') {
    if (most === 0 || !view.hand.includes(card.number)) return null;
    const on = picked.value.includes(card.number);
    return (
      <button type="button" class="answer answer-gold" onClick={() => stage.pick(card.number, most)}>
        <span>{on ? words.put_back : words.take}</span>
      </button>
    );
  }
  const own = mediums_of(view, seat);
  const match = match_of(props);
  // The medium whose search is looked at comes first: of two that one player runs, it is the one that is meant.
  const choices = actions
    .flatMap((each) => {
      if (each.type !== 'Choose' || each.card !== card.number) return [];
      const sought = view.mediums[each.medium];
      return sought !== undefined && kind_sought(sought) === card.kind ? [each] : [];
    })
    .toSorted((a, b) => Number(b.medium === medium) - Number(a.medium === medium));
  const aside = aside_of(seat, match).includes(id);
  return (
    <>
      {choices.map((each) => (
        <button
          key={each.medium}
          type="button"
          class={each.medium === medium || own.length < 2 ? 'answer answer-gold my-choose' : 'answer my-choose'}
          data-medium={each.medium}
          disabled={props.busy}
          onClick={() => {
            props.onDecide(each);
            close_up.value = null;
          }}
        >
          <span>{own.length > 1 ? words.choose_for(short_name(view, props.names, each.medium, words)) : words.choose}</span>
        </button>
      ))}
      {seat !== null && own.length > 0 && !in_epilogue(view) && (
        <button type="button" class="button small" aria-pressed={aside} onClick={() => toggle_aside(seat, match, id)}>
          <Icon name={aside ? 'eye' : 'close'} /> {aside ? words.take_up : words.put_aside}
        </button>
      )}
    </>
  );
}

export function CloseUp(all: CloseUpProps) {
  const { props, view, medium, pings } = all;
  const { language, names, onMark } = props;
  const words = texts(language);
  const { close_up } = useStage();
  const shown = close_up.value;
  const [read, set_read] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const id = shown?.card ?? '';
  const among = shown?.among ?? [];
  const at = among.indexOf(id);
  const go = (step: number) => {
    const next = among[(at + step + among.length) % among.length];
    if (next !== undefined) close_up.value = { card: next, among };
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined || among.length < 2) return;
      event.preventDefault();
      go(step);
    };
    const box = body.current?.closest('dialog');
    box?.addEventListener('keydown', press);
    return () => box?.removeEventListener('keydown', press);
  });
  if (shown === null) return null;
  const card = card_of(id);
  const name = card_name(id, language);
  const text = card_text(id, language);
  const [beside_title, others] = beside(id, view, medium, words, medium_name(view, names, medium, words));
  const point = (event: MouseEvent) => {
    if (onMark === null) return;
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    onMark(place_of(id, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height), false);
  };
  return (
    <Dialog
      title={name}
      kind="wide"
      onClose={() => {
        close_up.value = null;
      }}
    >
      <div class="my-near" ref={body}>
        <figure>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: pointing by keyboard is the button beside it */}
          <div class={onMark === null ? 'my-large' : 'my-large my-pointing'} role="img" aria-label={text || name} onClick={point}>
            <Picture key={id} id={id} size="large" name={card?.type === 'clue' ? name : undefined} />
            <Pings pings={pings.filter((each) => each.card === id)} />
          </div>
          {among.length > 1 && (
            <figcaption>
              <button type="button" class="icon-button" aria-label={words.before} onClick={() => go(-1)}>
                <Icon name="step_back" />
              </button>
              <span>
                {at + 1} / {among.length}
              </span>
              <button type="button" class="icon-button" aria-label={words.next} onClick={() => go(1)}>
                <Icon name="step_on" />
              </button>
            </figcaption>
          )}
        </figure>
        <div class="my-about">
          <div class="my-actions">
            <Actions {...all} id={id} />
            {onMark !== null && (
              <button type="button" class="button small" onClick={() => onMark(place_of(id, 0.5, 0.5), false)}>
                <Icon name="point" /> {words.point_card}
              </button>
            )}
          </div>
          {onMark !== null && <p class="my-hint">{words.point_hint}</p>}
          {others.length > 0 && (
            <div class="my-beside" role="group" aria-label={beside_title}>
              <h3>{beside_title}</h3>
              <div>
                {others.map((each) => (
                  <button
                    key={each}
                    type="button"
                    class="my-card"
                    aria-label={card_name(each, language)}
                    aria-pressed={each === id}
                    onClick={() => {
                      close_up.value = { card: each, among: others };
                    }}
                  >
                    <Picture id={each} />
                  </button>
                ))}
              </div>
            </div>
          )}
          {text !== '' && (
            <details open={read} onToggle={(event) => set_read(event.currentTarget.open)}>
              <summary>{words.describe}</summary>
              <p>{text}</p>
            </details>
          )}
        </div>
      </div>
    </Dialog>
  );
}
