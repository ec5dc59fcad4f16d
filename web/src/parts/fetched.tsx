import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { texts } from '../texts';
import { tell } from './toast';

interface Closing {
  onClose(): void;
}

// A dialog whose code is fetched when it is opened for the first time: what a page begins with must be there at once.
export function fetched<Props extends Closing>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let known: ComponentType<Props> | null = null;
  return function Fetched(props: Props) {
    const [Part, set_part] = useState<ComponentType<Props> | null>(() => known);
    const { onClose } = props;
    useEffect(() => {
      if (known !== null) return;
      load().then(
        (part) => {
          known = part;
          set_part(() => part);
        },
        () => {
          tell(() => texts.value.unreachable);
          onClose();
        },
      );
    }, []);
    return Part && <Part {...props} />;
  };
}
