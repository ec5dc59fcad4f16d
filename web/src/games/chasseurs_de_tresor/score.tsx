// How it ended, and in the margin: the card that was drawn, what is still in the pile, the doors.

import type { ScoreProps } from '../../contract/game';
import { Figure } from '../../parts/figures';
import type { Language } from '../../texts/language';
import type { Card, View } from '../../wire/chasseurs_de_tresor';
import { CardBack, CardFace } from './art/cards';
import { ArchShape, DoorShape } from './art/doors';
import { GemMark, SpiritMark } from './art/pieces';
import { type Colour, is_letter, kJewels, kRooms, kSpirits } from './data';
import { kPlainJewel, land } from './scene';
import { useStage } from './stage';
import { type Texts, texts } from './texts';
import './style.css';

export function ScoreSheet({ view, language }: ScoreProps<View>) {
  const words = texts(language);
  const numbered = view.setup.mode === 'advanced';
  return (
    <section class="ct-result" aria-label={words.result}>
      {view.ending && <p>{words.endings[view.ending]}</p>}
      <dl>
        <div>
          <dt>{words.row_jewels}</dt>
          <dd>
            <span class="ct-result-row" aria-hidden="true">
              {Array.from({ length: kJewels }, (_, index) => (
                <GemMark
                  key={index}
                  number={index < view.rescued ? (numbered ? index + 1 : kPlainJewel) : null}
                  plain={!numbered}
                />
              ))}
            </span>
            {words.of(view.rescued, kJewels)}
          </dd>
        </div>
        <div>
          <dt>{words.row_spirits}</dt>
          <dd>
            <span class="ct-result-row" aria-hidden="true">
              {Array.from({ length: kSpirits }, (_, index) => (
                <SpiritMark key={index} there={index < view.spirits} />
              ))}
            </span>
            {words.of(view.spirits, kSpirits)}
          </dd>
        </div>
        <div>
          <dt>{words.row_turns}</dt>
          <dd>{view.turns}</dd>
        </div>
      </dl>
    </section>
  );
}

// What the seat's hunters carry, each beside its figure where there are several.
export function Badge({ view, seat }: { readonly view: View; readonly seat: number }) {
  const own = view.hunters.flatMap((each, hunter) => (each.seat === seat ? [{ ...each, hunter }] : []));
  const scene = useStage().player.scene.value ?? land(view, null);
  return (
    <span class={own.length > 1 ? 'ct-packs ct-several' : 'ct-packs'} aria-hidden="true">
      {own.map(({ hunter }) => (
        <span key={hunter}>
          {own.length > 1 && hunter !== seat && <Figure seat={hunter} />}
          <GemMark number={scene.hunters[hunter]?.jewel ?? null} plain={!scene.numbered} />
        </span>
      ))}
    </span>
  );
}

function card_text(card: Card | null, words: Texts): { readonly title: string; readonly text: string } {
  if (card === null) return { title: '', text: words.no_card };
  if (is_letter(card)) return { title: words.card_room_title(card), text: words.card_room_text(card) };
  return words.cards[card];
}

function CardPicture({ card }: { readonly card: Card | null }) {
  return (
    <svg class="ct-card" viewBox="-31 -42 62 84" aria-hidden="true">
      {card === null ? <CardBack /> : <CardFace card={card} />}
    </svg>
  );
}

// Which letters may still come before the next shuffle: everyone may count the discards.
function StillInPile({ view, words }: { readonly view: View; readonly words: Texts }) {
  const gone = new Set<Card>([...view.discard, ...view.aside]);
  const left = kRooms.filter((room) => !gone.has(room));
  return (
    <p class="ct-left">
      <b>{words.still_in_pile}</b>
      <span class="visually-hidden">{left.map((room) => room.toUpperCase()).join(', ')}</span>
      <span aria-hidden="true">
        {kRooms.map((room) => (
          <i key={room} class={gone.has(room) ? 'ct-gone' : ''}>
            {room.toUpperCase()}
          </i>
        ))}
      </span>
    </p>
  );
}

function DoorRow({ paint, view, words }: { readonly paint: Colour; readonly view: View; readonly words: Texts }) {
  return (
    <li>
      <svg viewBox="-25 -13 50 26" aria-hidden="true">
        <DoorShape paint={paint} shut={view.closed === paint} />
      </svg>
      {words.door_states(paint, view.closed === paint)}
    </li>
  );
}

export function Reference({ view, language }: { readonly view: View; readonly language: Language }) {
  const words = texts(language);
  const card = view.card ?? null;
  const { title, text } = card_text(card, words);
  return (
    <>
      <section class="panel ct-margin" aria-label={words.card_drawn}>
        <h2>{words.card_drawn}</h2>
        <div class="ct-deck">
          <CardPicture card={card} />
          <p>
            <b>{title}</b>
            {text}
            <em>{words.in_pile(view.pile)}</em>
          </p>
        </div>
        <StillInPile view={view} words={words} />
      </section>
      <section class="panel ct-margin" aria-label={words.doors}>
        <h2>{words.doors}</h2>
        <ul class="ct-doors">
          <DoorRow paint="blue" view={view} words={words} />
          <DoorRow paint="green" view={view} words={words} />
          <li>
            <svg viewBox="-25 -13 50 26" aria-hidden="true">
              <ArchShape />
            </svg>
            {words.archways}
          </li>
        </ul>
      </section>
    </>
  );
}
