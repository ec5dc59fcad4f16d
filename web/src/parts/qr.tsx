// A link as a picture to be scanned.
import { useEffect, useState } from 'preact/hooks';
import './qr.css';

interface Drawing {
  readonly size: number;
  readonly path: string;
}
async function drawing_of(text: string): Promise<Drawing> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1Z` : '')).join('')).join('');
  return { size, path };
}

export function Qr({ link, label }: { readonly link: string; readonly label: string }) {
  const [drawing, set_drawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let gone = false;
    drawing_of(link).then(
      (made) => !gone && set_drawing(made),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [link]);
  return (
    <div class="qr-picture">
      {drawing && (
        <svg viewBox={`0 0 ${drawing.size} ${drawing.size}`} role="img" aria-label={label} shape-rendering="crispEdges">
          <path d={drawing.path} fill="#1c1636" />
        </svg>
      )}
    </div>
  );
}
