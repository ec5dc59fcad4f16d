// Small pictures for the rules, made of the board's own drawings.
import type { ComponentType } from 'preact';
import type { Space } from '../../../wire/pas_touche';
import { CardFace } from '../art/card';
import { BigDie } from '../art/dice';
import { Cube, Forbidden, Hand, MarkSign } from '../art/signs';
import { SweetDefs } from '../art/sweets';
import type { Chapter } from './words';
import '../style.css';

export const Drawings = () => <SweetDefs />;

function Goal() {
  return (
    <div class="pt-help" aria-hidden="true">
      <BigDie face="eclair" tilt={-9} />
      <BigDie face={4} tilt={8} />
      <CardFace sweet="eclair" count={4} />
    </div>
  );
}
function Constraints() {
  return (
    <div class="pt-help" aria-hidden="true">
      <span class="pt-help-card pt-orange">
        <Forbidden constraint={{ sweet: 'waffle' }} />
        <Forbidden constraint={{ number: 3 }} />
      </span>
    </div>
  );
}
function Block() {
  return (
    <div class="pt-help" aria-hidden="true">
      <Forbidden constraint={{ sweet: 'churros' }} />
      <CardFace sweet="churros" count={2} />
      <Hand seat={0} left />
    </div>
  );
}
const kMarks: readonly Space[] = ['padlock', 'arrow', 'crossed'];
function Penalty() {
  return (
    <div class="pt-help" aria-hidden="true">
      {kMarks.map((mark) => (
        <span key={mark} class="pt-help-space">
          <MarkSign mark={mark} />
        </span>
      ))}
      <Cube seat={0} />
    </div>
  );
}

export const kPictures: Partial<Readonly<Record<Chapter, ComponentType>>> = {
  goal: Goal,
  cards: Constraints,
  throw: Block,
  penalty: Penalty,
};
