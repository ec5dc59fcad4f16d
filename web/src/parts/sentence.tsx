// A sentence of the log, with its names in bold and its sign before it.
import { memo } from '../base/memo';
import { Icon, type IconName } from './icon';
import { parts_of } from './named';

interface Props {
  readonly text: string;
  readonly names: RegExp | null;
  readonly sign: IconName | null;
}
export const Sentence = memo(function Sentence({ text, names, sign }: Props) {
  return (
    <>
      {sign && <Icon name={sign} />}
      <span>{parts_of(text, names).map((part, at) => (part.name ? <b key={at}>{part.text}</b> : part.text))}</span>
    </>
  );
});
