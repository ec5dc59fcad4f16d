// The scenes of the story, made of the deck's own pictures and the table's small drawings.
import type { ComponentChildren } from 'preact';
import { Put } from '../../../board/put';
import type { Medium } from '../../../wire/mysterium';
import { Ball, Crow, GhostSign, TokenSign } from '../art/signs';
import { type CardId, picture_of } from '../deck';
import './story.css';

const Night = ({ children }: { readonly children: ComponentChildren }) => <div class="my-story">{children}</div>;

interface LaidProps {
  readonly id: CardId;
  readonly x: number;
  readonly y: number;
  readonly w?: number;
  readonly turn?: number;
  readonly look?: string;
  readonly children?: ComponentChildren;
}
const Laid = ({ id, x, y, w = 20, turn = 0, look = '', children }: LaidProps) => (
  <Put x={x} y={y} w={w} turn={turn} look={`my-story-card ${look}`}>
    <img src={picture_of(id)} alt="" width="200" height="300" />
    {children}
  </Put>
);
const Orb = ({
  medium,
  x,
  y,
  w = 11,
}: {
  readonly medium: Medium;
  readonly x: number;
  readonly y: number;
  readonly w?: number;
}) => (
  <Put x={x} y={y} w={w}>
    <Ball medium={medium} />
  </Put>
);
const Spirit = ({ x, y, w }: { readonly x: number; readonly y: number; readonly w: number }) => (
  <Put x={x} y={y} w={w}>
    <GhostSign />
  </Put>
);
const Glass = () => (
  <svg viewBox="0 0 20 36" aria-hidden="true">
    <path
      d="M4.500 3V9.500C4.500 13 8.500 15 8.500 18S4.500 23 4.500 26.500V33H15.500V26.500C15.500 23 11.500 21 11.500 18S15.500 13 15.500 9.500V3Z"
      fill="#cfe6ff"
      fill-opacity=".25"
      stroke="#cfd4ff"
    />
    <path d="M6 9H14L13 12 10 16 7 12ZM5 32.500H15V29C14 26 12 24.500 10 23 8 24.500 6 26 5 29Z" fill="#ffb55a" />
    <path d="M2 1H18V4H2ZM2 32H18V35H2Z" fill="#c99a4f" stroke="#3b220c" stroke-width=".8" />
  </svg>
);

export const Goal = () => (
  <Night>
    <Spirit x={50} y={25} w={20} />
    <Laid id="c02" x={23} y={62} w={22} turn={-5} />
    <Laid id="c23" x={50} y={66} w={22} />
    <Laid id="c40" x={77} y={62} w={22} turn={5} />
  </Night>
);
export const Secret = () => (
  <Night>
    <Laid id="c05" x={20} y={62} w={19} />
    <Laid id="c02" x={41} y={62} w={19} />
    <Laid id="c09" x={62} y={62} w={19} look="my-story-lit" />
    <Laid id="c13" x={83} y={62} w={19} />
    <Spirit x={40} y={22} w={15} />
    <Orb medium={1} x={62} y={24} w={10} />
    <Put x={62} y={36} w={6}>
      <svg viewBox="0 0 20 12" aria-hidden="true">
        <path d="M10 11 2 2H18Z" fill="#ffe6b0" />
      </svg>
    </Put>
  </Night>
);
const kHand: readonly CardId[] = ['v21', 'v09', 'v33', 'v47', 'v58'];
export const Dream = () => (
  <Night>
    {kHand.map((id, at) => (
      <Laid key={id} id={id} x={19 + at * 9.5} y={34 + Math.abs(at - 2) * 2.5} w={16} turn={(at - 2) * 7} />
    ))}
    <Spirit x={38} y={73} w={20} />
    <Laid id="v04" x={70} y={66} w={18} turn={-4} look="my-story-lit" />
    <Laid id="v11" x={87} y={68} w={18} turn={5} look="my-story-lit" />
    <Orb medium={1} x={84} y={22} w={12} />
  </Night>
);
export const Guess = () => (
  <Night>
    <Laid id="c05" x={24} y={48} w={21} />
    <Laid id="c02" x={47} y={48} w={21} />
    <Laid id="c09" x={70} y={48} w={21} />
    <Orb medium={0} x={24} y={86} />
    <Orb medium={2} x={41} y={86} />
    <Orb medium={1} x={53} y={86} />
    <Put x={90} y={50} w={13}>
      <Glass />
    </Put>
  </Night>
);
export const Answer = () => (
  <Night>
    <Laid id="c09" x={24} y={47} w={22} look="my-story-lit" />
    <Orb medium={1} x={16} y={84} />
    <Put x={32} y={84} w={12}>
      <TokenSign stance="agree" />
    </Put>
    <Laid id="c05" x={55} y={47} w={22} look="my-story-dull" />
    <Orb medium={0} x={47} y={84} />
    <Put x={63} y={84} w={12}>
      <TokenSign stance="disagree" />
    </Put>
    <Laid id="v12" x={80} y={42} w={15} turn={-4} />
    <Laid id="v28" x={90} y={60} w={15} turn={6} />
  </Night>
);
const kGroups: readonly (readonly CardId[])[] = [
  ['c02', 'c23', 'c40'],
  ['c05', 'c21', 'c44'],
  ['c09', 'c30', 'c50'],
];
export const Culprit = () => (
  <Night>
    <Laid id="v02" x={36} y={27} w={14} turn={-4} />
    <Laid id="v11" x={51} y={25} w={14} />
    <Laid id="v16" x={66} y={27} w={14} turn={4} />
    {kGroups.flatMap((ids, group) =>
      ids.map((id, at) => (
        <Laid key={id} id={id} x={11 + group * 31 + at * 8} y={73} w={13} look={group === 1 ? 'my-story-lit' : ''} />
      )),
    )}
    <Orb medium={1} x={50} y={94} w={8} />
    <Spirit x={15} y={24} w={15} />
    <Put x={86} y={24} w={16}>
      <Crow />
    </Put>
  </Night>
);
