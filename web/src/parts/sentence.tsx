// A sentence of the log, with its names in bold.
import { memo } from '../board/memo';
import { parts_of } from './named';

interface Props {
  readonly text: string;
  readonly names: RegExp | null;
}
export const Sentence = memo(function Sentence({ text, names }: Props) {
  return <>{parts_of(text, names).map((part, at) => (part.name ? <b key={at}>{part.text}</b> : part.text))}</>;
});
