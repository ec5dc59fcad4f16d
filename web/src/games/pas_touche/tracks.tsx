// Constraint cards: one's own, large, always in sight; the others' small beside their names.
import { memo } from '../../base/memo';
import type { Card, Colour } from '../../wire/pas_touche';
import { BackGhost, Cube, Forbidden, MarkSign } from './art/signs';
import { kColours, kTracks } from './data';
import { bites, type PlayerAt, type SlotAt } from './scene';
import { rule_texts } from './spoken';
import type { Texts } from './texts';

// Where the cube is, seen from one card: on one of its spaces, already past it, or not there yet.
export type CubeOn = number | 'past' | null;
export function cube_on({ cube }: PlayerAt, slot: number): CubeOn {
  if (cube === null || slot > cube.slot) return null;
  return slot < cube.slot ? 'past' : cube.space;
}
const is_past = (cube: CubeOn, space: number): boolean => cube === 'past' || (cube !== null && space < cube);

// A colour is also a pattern and as many dots as it is hard.
function Hardness({ colour }: { readonly colour: Colour }) {
  return (
    <span class="pt-hard" aria-hidden="true">
      {kColours.slice(0, kColours.indexOf(colour) + 1).map((each) => (
        <i key={each} />
      ))}
    </span>
  );
}

function slot_text(words: Texts, { colour, constraints }: SlotAt, cube: CubeOn): string {
  if (constraints === null) return words.slot_down(colour);
  const where = typeof cube === 'number' ? 'here' : (cube ?? 'none');
  return words.slot(colour, rule_texts(words, constraints), where, typeof cube === 'number' ? cube + 1 : 0);
}

interface SlotProps {
  readonly slot: SlotAt;
  readonly cube: CubeOn;
  readonly seat: number;
  readonly called: Card | null; // what the dice show
  readonly words: Texts;
}
const OwnCard = memo(function OwnCard({ slot, cube, seat, called, words }: SlotProps) {
  const { colour, constraints } = slot;
  const label = slot_text(words, slot, cube);
  if (constraints === null)
    return (
      <li class={`pt-constraint pt-down pt-${colour}`}>
        <span class="visually-hidden">{label}</span>
        <Hardness colour={colour} />
        <BackGhost />
      </li>
    );
  const bitten = called !== null && constraints.some((each) => bites(each, called));
  return (
    <li class={`pt-constraint pt-${colour}${constraints.length > 1 ? ' pt-constraint-double' : ''}${bitten ? ' pt-bites' : ''}`}>
      <span class="visually-hidden">{label}</span>
      <Hardness colour={colour} />
      <div class="pt-constraint-signs" aria-hidden="true">
        {constraints.map((each) => (
          <Forbidden key={JSON.stringify(each)} constraint={each} />
        ))}
      </div>
      <div class="pt-track" aria-hidden="true">
        {kTracks[colour].map((mark, at) => (
          <span key={at} data-space={mark} class={cube === at ? 'pt-here-now' : is_past(cube, at) ? 'pt-past' : ''}>
            <MarkSign mark={mark} />
            {cube === at && <Cube seat={seat} />}
          </span>
        ))}
      </div>
    </li>
  );
});

interface OwnProps {
  readonly player: PlayerAt;
  readonly called: Card | null;
  readonly words: Texts;
}
export function OwnCards({ player, called, words }: OwnProps) {
  return (
    <ul class="pt-own-cards" aria-label={words.own_cards}>
      {player.slots.map((slot, at) => (
        <OwnCard key={at} slot={slot} cube={cube_on(player, at)} seat={player.seat} called={called} words={words} />
      ))}
    </ul>
  );
}

// Three small cards: what somebody may not touch, and how far they are.
export function SmallCards({ player }: { readonly player: PlayerAt }) {
  return (
    <span class="pt-small-cards" aria-hidden="true">
      {player.slots.map(({ colour, constraints }, index) => {
        const cube = cube_on(player, index);
        return (
          <span
            key={index}
            class={`pt-small-card pt-${colour}${constraints === null ? ' pt-small-card-down' : ''}${typeof cube === 'number' ? ' pt-here' : ''}`}
          >
            <span class="pt-small-card-signs">
              {constraints === null ? (
                <em>?</em>
              ) : (
                constraints.map((each) => <Forbidden key={JSON.stringify(each)} constraint={each} />)
              )}
            </span>
            <span class="pt-dots">
              {kTracks[colour].map((_, at) => (
                <i key={at} class={is_past(cube, at) ? 'pt-past' : ''}>
                  {cube === at && <Cube seat={player.seat} />}
                </i>
              ))}
            </span>
          </span>
        );
      })}
    </span>
  );
}
