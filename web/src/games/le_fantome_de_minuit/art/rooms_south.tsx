// The chambers below the gallery, in the drawing's own units.
import { candle, chair, rug } from './furniture';

const kPlaces: readonly number[] = [496, 522, 548, 574]; // at the table

export function LinenRoom() {
  return (
    <>
      <path d="M48 440H132" stroke="#e8dcc0" stroke-width="1.5" />
      <path d="M54 440H76V420C70 416 60 424 54 420Z" fill="#f4f1ff" />
      <path d="M80 440H102V424C96 420 86 428 80 424Z" fill="#f5c7cf" />
      <path d="M106 440H126V418C120 414 112 422 106 418Z" fill="#cfe6ff" />
      <g fill="#7a4a28">
        <rect x="57" y="437" width="3" height="6" />
        <rect x="71" y="437" width="3" height="6" />
        <rect x="84" y="437" width="3" height="6" />
        <rect x="98" y="437" width="3" height="6" />
        <rect x="110" y="437" width="3" height="6" />
      </g>
      <g transform="translate(112,366) rotate(90)">
        <path d="M-28-10H14C24-10 30-4 34 0 30 4 24 10 14 10H-28Z" class="fm-shadow" transform="translate(2,3)" />
        <path d="M-28-10H14C24-10 30-4 34 0 30 4 24 10 14 10H-28Z" fill="#e7dcc6" stroke="#8d7b5b" stroke-width="1.5" />
        <path d="M-20-6H-4C2-6 5-3 8 0 5 3 2 6-4 6H-20Z" fill="#505a78" stroke="#23283f" stroke-width="1.3" />
        <path d="M-17 0H-6" stroke="#c99a4f" stroke-width="3.4" stroke-linecap="round" />
      </g>
      <g transform="translate(64,396)">
        <ellipse cx="2" cy="3" rx="16" ry="14" class="fm-shadow" />
        <ellipse rx="15" ry="13" fill="#b98447" stroke="#6a451d" stroke-width="2" />
        <ellipse rx="11" ry="9" fill="#6a451d" />
        <path d="M-9-2C-5-8 4-9 9-3 8 4-6 7-9-2Z" fill="#fff" />
        <path d="M-2 1C3-4 9 0 8 4 3 7-3 6-2 1Z" fill="#f0a5b2" />
      </g>
    </>
  );
}

export function Kitchen() {
  return (
    <>
      <rect x="150" y="424" width="128" height="24" fill="#7a5334" />
      <rect x="150" y="424" width="128" height="3" fill="#a8794f" />
      <rect x="156" y="420" width="50" height="28" rx="2" fill="#2a2938" stroke="#55546b" stroke-width="1.5" />
      <circle cx="169" cy="434" r="8" fill="#c4713b" />
      <circle cx="169" cy="434" r="5.5" fill="#e8b04a" />
      <path d="M169 434 186 428" stroke="#c4713b" stroke-width="3" />
      <circle cx="193" cy="434" r="8" fill="#8d93a8" />
      <circle cx="193" cy="434" r="5.5" fill="#7fb069" />
      <rect x="230" y="428" width="34" height="16" rx="3" fill="#bcd0ee" />
      <rect x="233" y="431" width="28" height="10" rx="2" fill="#6d8db8" />
      <circle cx="247" cy="429" r="2.5" fill="#c99a4f" />
      <rect x="178" y="358" width="72" height="42" rx="4" class="fm-shadow" transform="translate(3,4)" />
      <rect x="178" y="356" width="72" height="42" rx="4" fill="#a8713f" stroke="#6a4321" stroke-width="1.5" />
      <path d="M178 370H250M178 384H250" stroke="#8a5a30" stroke-width="1" />
      <circle cx="194" cy="372" r="8.5" fill="#f4e9d2" />
      <circle cx="194" cy="372" r="6" fill="#e88b3a" />
      <path d="M190 369 198 375M198 369 190 375" stroke="#c46a20" />
      <path d="M214 366 232 362 230 370Z" fill="#e8823c" />
      <path d="M232 362 238 358M232 363 239 363" stroke="#7fb069" stroke-width="2" />
      <circle cx="222" cy="386" r="5" fill="#e2574c" />
      <circle cx="232" cy="384" r="5" fill="#e2574c" />
      <circle cx="240" cy="376" r="4" fill="#7fb069" />
      <path d="M202 388H212" stroke="#d7dbea" stroke-width="3" />
      <rect x="150" y="320" width="20" height="54" rx="2" fill="#6a4321" />
      <g fill="#e8dcc0">
        <circle cx="160" cy="330" r="5.5" />
        <circle cx="160" cy="346" r="5.5" />
        <circle cx="160" cy="362" r="5.5" />
      </g>
      <g transform="translate(264,340)">
        <circle cx="2" cy="3" r="13" class="fm-shadow" />
        <circle r="12.5" fill="#8a5a30" stroke="#4f301c" stroke-width="2" />
        <circle r="8" fill="#a8713f" />
      </g>
    </>
  );
}

export function Library() {
  return (
    <>
      <rect x="296" y="430" width="148" height="18" fill="#3d2413" />
      <rect x="296" y="428" width="148" height="3" fill="#8a5a30" />
      <use href="#fm-bk28" x="299" y="434" />
      <rect x="296" y="318" width="15" height="108" fill="#3d2413" />
      <g transform="translate(309,321) rotate(90)">
        <use href="#fm-bk20" x="0" y="0" />
      </g>
      <rect x="429" y="318" width="15" height="108" fill="#3d2413" />
      <g transform="translate(443,321) rotate(90)">
        <use href="#fm-bk20" x="0" y="0" />
      </g>
      {rug(322, 336, 98, 80, '#2f5d54', '#f1c887', 38)}
      <circle cx="374" cy="385" r="25" class="fm-shadow" />
      <circle cx="371" cy="381" r="24" fill="#8a5a30" stroke="#4f301c" stroke-width="2" />
      <circle cx="371" cy="381" r="19" fill="none" stroke="#a8794f" />
      <path
        d="M356 376C362 372 368 374 371 377 374 374 380 372 386 376V390C380 387 374 388 371 391 368 388 362 387 356 390Z"
        fill="#fff6e2"
        stroke="#a8793f"
      />
      <path d="M371 377V391M360 380H367M360 384H367M375 380H382M375 384H382" stroke="#b99a6a" stroke-width="1" />
      {candle(390, 368)}
      {chair(334, 400, -120, '#a8474a')}
    </>
  );
}

export function DiningRoom() {
  return (
    <>
      {rug(468, 350, 138, 78, '#47264a', '#e8b96a')}
      {kPlaces.map((x) => (
        <g key={x}>
          {chair(x, 360, 0, '#a8474a')}
          {chair(x, 420, 180, '#a8474a')}
        </g>
      ))}
      <rect x="484" y="368" width="106" height="44" rx="6" class="fm-shadow" transform="translate(3,4)" />
      <rect x="484" y="366" width="106" height="46" rx="6" fill="#7a4a28" />
      <rect x="488" y="370" width="98" height="38" rx="4" fill="#f4e9d2" />
      <rect x="488" y="384" width="98" height="10" fill="#b5475a" />
      {kPlaces.map((x) => (
        <g key={x}>
          <use href="#fm-plt" x={x} y="377" />
          <use href="#fm-plt" x={x} y="402" />
        </g>
      ))}
      {candle(509, 389, 1.1)}
      {candle(537, 389, 1.4)}
      {candle(562, 389, 1.1)}
      {chair(475, 389, -90, '#c99a4f')}
      {chair(600, 389, 90, '#c99a4f')}
      <rect x="470" y="436" width="134" height="12" rx="2" fill="#5a3620" />
      <circle cx="490" cy="442" r="4" fill="#bcd0ee" />
      <circle cx="504" cy="442" r="4" fill="#bcd0ee" />
      <ellipse cx="560" cy="442" rx="9" ry="4.5" fill="#d9894a" />
    </>
  );
}
