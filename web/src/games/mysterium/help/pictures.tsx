// Pictures beside the rules, made of the table's own drawings and cards.
import type { ComponentType } from 'preact';
import { Ball, Crow, GhostSign, TokenSign } from '../art/signs';
import type { CardId } from '../deck';
import { Picture } from '../pictures';
import type { Chapter } from './words';
import '../style.css';

const Cards = ({ ids }: { readonly ids: readonly CardId[] }) => (
  <span class="my-three my-help-cards">
    {ids.map((id) => (
      <span key={id} class="my-card">
        <Picture id={id} />
      </span>
    ))}
  </span>
);

export const kPictures: Partial<Record<Chapter, ComponentType>> = {
  goal: () => <Cards ids={['c02', 'c23', 'c40']} />,
  start: () => <Cards ids={['c05', 'c21', 'c44']} />,
  ghost: () => (
    <span class="my-help-signs">
      <GhostSign />
      <Cards ids={['v04', 'v09']} />
      <Crow />
    </span>
  ),
  mediums: () => (
    <span class="my-help-signs">
      <Ball medium={0} />
      <Ball medium={1} />
      <Ball medium={2} />
    </span>
  ),
  clairvoyance: () => (
    <span class="my-help-signs">
      <TokenSign stance="agree" />
      <TokenSign stance="disagree" />
    </span>
  ),
  culprit: () => <Cards ids={['v02', 'v11', 'v12']} />,
};
