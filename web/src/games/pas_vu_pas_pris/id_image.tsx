// The picture of a look as the server worked it out, sample by sample: for devices that cannot draw the hall, and as the proof.
import { useEffect, useRef } from 'preact/hooks';
import { get_evidence } from '../../wire/api';
import { looks_of } from './colours';
import { is_evidence, pixels_of } from './evidence';

interface IdImageProps {
  readonly number: number;
  readonly place: { readonly table: string; readonly match: number } | null;
  readonly label: string;
}
export function IdImage({ number, place, label }: IdImageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (place === null) return;
    let gone = false;
    const draw = async () => {
      const found = await get_evidence(place.table, place.match, number);
      const pen = canvas.current?.getContext('2d');
      if (gone || !pen || !is_evidence(found) || canvas.current === null) return;
      canvas.current.width = found.side;
      canvas.current.height = found.side;
      const pixels = new ImageData(found.side, found.side);
      pixels.data.set(pixels_of(found, (seat) => looks_of(seat).body));
      pen.putImageData(pixels, 0, 0);
    };
    void draw().catch(() => undefined); // the verdict stands beside it in words
    return () => {
      gone = true;
    };
  }, [number, place?.table, place?.match]);
  return <canvas ref={canvas} class="pv-id-image" role="img" aria-label={label} />;
}
