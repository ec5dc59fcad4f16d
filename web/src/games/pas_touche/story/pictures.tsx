// The scenes of the story, made of the table's own drawings.
import type { ComponentChildren } from 'preact';
import { Put } from '../../../board/put';
import { language } from '../../../texts/catalogue';
import type { Colour, Space, Sweet } from '../../../wire/pas_touche';
import { CardFace } from '../art/card';
import { BigDie } from '../art/dice';
import { BackGhost, Cube, Forbidden, Hand, MarkSign } from '../art/signs';
import { type Constraint, kTracks } from '../data';
import { texts } from '../texts';
import './story.css';

const Cloth = ({ children }: { readonly children: ComponentChildren }) => <div class="pt-story">{children}</div>;

const Tile = ({ sweet, count }: { readonly sweet: Sweet; readonly count: number }) => (
  <span class="pt-story-tile">
    <CardFace sweet={sweet} count={count} />
  </span>
);

// A constraint card: what it forbids, and its track with the cube.
interface SlipProps {
  readonly colour: Colour;
  readonly forbids?: readonly Constraint[]; // none: face down
  readonly cube?: number; // the space it stands on
}
function Slip({ colour, forbids, cube }: SlipProps) {
  if (forbids === undefined)
    return (
      <span class={`pt-story-slip pt-story-back pt-${colour}`}>
        <BackGhost />
      </span>
    );
  return (
    <span class={`pt-story-slip pt-${colour}`}>
      <span class="pt-story-forbids">
        {forbids.map((each) => (
          <Forbidden key={JSON.stringify(each)} constraint={each} />
        ))}
      </span>
      <span class="pt-story-track">
        {kTracks[colour].map((mark, at) => (
          <span key={at}>
            <MarkSign mark={mark} />
            {cube === at && <Cube seat={0} />}
          </span>
        ))}
      </span>
    </span>
  );
}

const Sign = ({ good }: { readonly good: boolean }) => (
  <svg viewBox="-16 -16 32 32" aria-hidden="true">
    <circle r="14" fill={good ? '#3f7d3a' : '#b3262f'} stroke="#fff8e8" stroke-width="3" />
    <path
      d={good ? 'M-6.500 0-1.500 5 7-5' : 'M-5-5 5 5M5-5-5 5'}
      fill="none"
      stroke="#fff8e8"
      stroke-width="3.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);

const Arrow = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 60 30" aria-hidden="true">
    <path d={d} fill="none" stroke="#ffe6b0" stroke-width="5" stroke-linecap="round" stroke-linejoin="round" />
  </svg>
);

export const Goal = () => (
  <Cloth>
    <Put x={19} y={56} w={27}>
      <Slip colour="green" forbids={[{ sweet: 'doughnut' }]} />
    </Put>
    <Put x={48} y={56} w={27}>
      <Slip colour="green" forbids={[{ number: 5 }]} />
    </Put>
    <Put x={77} y={56} w={27}>
      <Slip colour="orange" forbids={[{ sweet: 'waffle' }, { number: 3 }]} />
    </Put>
    <Put x={92} y={30} w={22}>
      <svg viewBox="-40 -40 80 80" aria-hidden="true">
        <path
          d="M0-36 9-12 35-12 14 4 22 30 0 15-22 30-14 4-35-12-9-12Z"
          fill="#ffd88a"
          stroke="#8d5216"
          stroke-width="3"
          stroke-linejoin="round"
        />
      </svg>
    </Put>
    <Put x={92} y={29} w={11}>
      <Cube seat={0} />
    </Put>
  </Cloth>
);

const kRows: readonly (readonly [Sweet, number])[] = [
  ['macaron', 2],
  ['waffle', 5],
  ['eclair', 2],
  ['croissant', 3],
  ['eclair', 4],
  ['churros', 1],
];
export const Throw = () => (
  <Cloth>
    {kRows.map(([sweet, count], at) => (
      <Put key={at} x={47 + (at % 3) * 21} y={29 + Math.floor(at / 3) * 36} w={19} turn={((at * 7) % 5) - 2}>
        <Tile sweet={sweet} count={count} />
      </Put>
    ))}
    <Put x={22} y={33} w={22}>
      <BigDie face="eclair" tilt={-9} />
    </Put>
    <Put x={22} y={74} w={22}>
      <BigDie face={4} tilt={8} />
    </Put>
    <Put x={73} y={88} w={20} turn={-8}>
      <Hand seat={0} />
    </Put>
  </Cloth>
);

export const Advance = () => (
  <Cloth>
    <Put x={25} y={54} w={36}>
      <Slip colour="orange" forbids={[{ sweet: 'waffle' }, { number: 3 }]} cube={1} />
    </Put>
    <Put x={58} y={54} w={26}>
      <Slip colour="orange" />
    </Put>
    <Put x={85} y={54} w={26}>
      <Slip colour="red" />
    </Put>
    <Put x={35} y={90} w={18}>
      <Arrow d="M3 12H50M40 3 52 12 40 21" />
    </Put>
  </Cloth>
);

const kTried: readonly (readonly [Sweet, number, boolean])[] = [
  ['croissant', 3, false],
  ['waffle', 2, false],
  ['croissant', 2, true],
];
export const Forbids = () => (
  <Cloth>
    <Put x={25} y={54} w={36}>
      <Slip colour="orange" forbids={[{ sweet: 'waffle' }, { number: 3 }]} cube={0} />
    </Put>
    {kTried.map(([sweet, count, good], at) => (
      <Put key={at} x={60 + (at === 2 ? 13 : at * 26)} y={at === 2 ? 76 : 30} w={23}>
        <Tile sweet={sweet} count={count} />
        <span class="pt-story-sign">
          <Sign good={good} />
        </span>
      </Put>
    ))}
  </Cloth>
);

export const Block = () => (
  <Cloth>
    <Put x={23} y={56} w={31}>
      <Slip colour="green" forbids={[{ sweet: 'churros' }]} cube={1} />
    </Put>
    <Put x={57} y={58} w={29} turn={-2}>
      <Tile sweet="churros" count={2} />
    </Put>
    <Put x={70} y={76} w={24} turn={-12}>
      <Hand seat={0} left />
    </Put>
    <Put x={79} y={26} w={38} turn={3}>
      <svg viewBox="0 0 150 84" aria-hidden="true">
        <path
          d="M14 6H136Q146 6 146 16V50Q146 60 136 60H70L46 80 50 60H14Q4 60 4 50V16Q4 6 14 6Z"
          fill="#fff8e8"
          stroke="#b3262f"
          stroke-width="4"
          stroke-linejoin="round"
        />
        <text x="75" y="43" text-anchor="middle" class="pt-story-shout">
          {texts(language.value).shout}
        </text>
      </svg>
    </Put>
  </Cloth>
);

const kMarks: readonly Space[] = ['padlock', 'arrow', 'crossed'];
export const Errors = () => (
  <Cloth>
    {kMarks.map((mark, at) => (
      <Put key={mark} x={20 + at * 30} y={52} w={24} look="pt-story-space">
        <MarkSign mark={mark} />
      </Put>
    ))}
    <Put x={58} y={30} w={13} turn={-6}>
      <Cube seat={0} />
    </Put>
    <Put x={37} y={86} w={16}>
      <Arrow d="M56 4Q34 28 8 14M20 4 7 14 18 26" />
    </Put>
  </Cloth>
);
