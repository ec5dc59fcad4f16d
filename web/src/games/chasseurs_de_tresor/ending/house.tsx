// The manor from outside, and the spirit that has it on a plate.
import type { ComponentChildren } from 'preact';

const kWindows: readonly (readonly [x: number, y: number, w: number, h: number])[] = [
  [-130, -104, 17, 32],
  [-130, -50, 17, 32],
  [-62, -110, 19, 34],
  [-32, -110, 19, 34],
  [-66, -52, 17, 32],
  [-30, -52, 17, 32],
  [16, -80, 17, 30],
  [138, -80, 17, 30],
  [162, -80, 17, 30],
  [16, -38, 17, 30],
  [138, -38, 17, 30],
  [162, -38, 17, 30],
  [82, -140, 21, 40],
  [202, -110, 18, 34],
  [202, -54, 18, 34],
];

export function Manor() {
  return (
    <g>
      <g fill="#1d1230" stroke="#0c0718" stroke-width="2">
        <path d="M-150 0V-124H-92V0ZM-160-122-121-206-82-122Z" />
        <path d="M-92 0V-108L-40-152 12-108V0Z" />
        <path d="M0 0V-104H190V0ZM-8-100 36-150H154L198-100Z" />
        <path d="M62 0V-166H122V0ZM52-162 92-256 132-162Z" />
        <path d="M180 0V-136H240V0ZM170-132 210-214 250-132Z" />
        <path d="M90-256V-280H94V-256ZM94-278H114L107-272 114-266H94Z" />
      </g>
      <path d="M-92-118V0H-98V-124ZM122-166V0H114V-166ZM240-136V0H232V-136ZM198-100H-8V-94H198Z" fill="#3a2350" />
      {kWindows.map(([x, y, w, h]) => (
        <g key={`${x} ${y}`}>
          <path d={`M${x} ${y + h}V${y + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y + w / 2}V${y + h}Z`} fill="#ffc06a" />
          <path d={`M${x + w / 2} ${y}V${y + h}M${x} ${y + h * 0.55}H${x + w}`} stroke="#1a0a1e" stroke-width="2" />
        </g>
      ))}
      <path d="M76 0V-50A16 16 0 0 1 108-50V0Z" fill="#ffb04f" />
    </g>
  );
}

const kBody = { stroke: '#5a1019', 'stroke-linejoin': 'round' } as const;

function Fist({ mirrored, children }: { readonly mirrored: boolean; readonly children: ComponentChildren }) {
  return (
    <g class="party-bob" style={{ animationDelay: mirrored ? '-1s' : '0s' }}>
      <g transform={mirrored ? 'translate(782,390) rotate(14)' : 'translate(158,390) rotate(-16)'}>
        <g fill="#c9cfec" stroke="#150f22" stroke-width="3.5" stroke-linejoin="round">
          {children}
        </g>
        <path
          d="M-38 24C-46-14 0-22 30-14 50-8 48 10 34 14 46 22 40 40 26 40 28 54 8 58-4 52-22 56-36 48-38 24ZM34 14H8M26 40H6"
          transform={mirrored ? 'scale(-1,1)' : undefined}
          fill="#ee7266"
          stroke-width="5"
          {...kBody}
        />
      </g>
    </g>
  );
}

function Face() {
  return (
    <>
      <g fill="#fff6df" stroke="#5a1019" stroke-width="6">
        <ellipse cx="-84" cy="-168" rx="50" ry="58" />
        <ellipse cx="84" cy="-168" rx="50" ry="58" />
      </g>
      <g fill="#3a0714">
        <circle cx="-70" cy="-140" r="23" />
        <circle cx="70" cy="-140" r="23" />
      </g>
      <g fill="#fff">
        <circle cx="-62" cy="-148" r="8" />
        <circle cx="78" cy="-148" r="8" />
      </g>
      <path d="M-146-236-46-212M146-236 46-212" stroke="#5a1019" stroke-width="13" stroke-linecap="round" />
      <path d="M-128-72C-60-96 60-96 128-72 132 40 70 96 0 96S-132 40-128-72Z" fill="#3a0714" stroke-width="6" {...kBody} />
      <path d="M-118-74-98-34-80-80ZM118-74 98-34 80-80ZM-40-86-22-50-4-88ZM40-86 24-50 6-88Z" fill="#fff6df" />
      <path d="M-74 40C-50 6 46 6 78 40 60 82 30 96 0 96S-56 80-74 40Z" fill="#e2574c" />
      <g fill="#ff8a7a" opacity=".55">
        <circle cx="-176" cy="-86" r="30" />
        <circle cx="176" cy="-86" r="30" />
      </g>
    </>
  );
}

function Napkin() {
  return (
    <>
      <path
        d="M-200 66C-110 128 110 128 200 66L232 116C180 140 150 190 0 240-150 190-180 140-232 116Z"
        fill="#f9f0dc"
        stroke-width="5"
        {...kBody}
      />
      <path d="M-214 92C-110 150 110 150 214 92" fill="none" stroke="#e2574c" stroke-width="7" stroke-dasharray="18 14" />
    </>
  );
}

export function Spirit() {
  return (
    <g transform="translate(86,10) scale(.82)">
      <g transform="translate(470,300)">
        <g class="party-bob">
          <path
            d="M-262 420V-60C-262-190-200-240-206-352-130-318-70-296 0-296S130-318 206-352C200-240 262-190 262-60V420Z"
            fill="#ee7266"
            stroke-width="7"
            {...kBody}
          />
          <path
            d="M-228 160V-60C-228-170-190-220-186-300-170-250-204-160-200-40V160C-202 190-226 190-228 160Z"
            fill="#ffe0d0"
            opacity=".35"
          />
          <Face />
          <Napkin />
        </g>
      </g>
      <Fist mirrored={false}>
        <path d="M-7 90V-90H7V90Z" />
        <path d="M-34-176V-118C-34-84 34-84 34-118V-176H24V-124H8V-176H-8V-124H-24V-176Z" />
      </Fist>
      <Fist mirrored>
        <path d="M-7 90V-60H7V90Z" />
        <path d="M-10-58V-190C22-170 26-110 18-58Z" />
      </Fist>
      <g transform="translate(470,-170)">
        <ellipse cy="716" rx="452" ry="66" fill="#05030f" opacity=".6" />
        <ellipse cy="696" rx="430" ry="62" fill="#c9cfec" stroke="#150f22" stroke-width="4" />
        <ellipse cy="688" rx="372" ry="46" fill="#8b90b8" />
        <path d="M-300 690C-220 640-80 628 20 628 140 628 240 644 306 690 200 724-200 724-300 690Z" fill="#1c2a38" />
        <g transform="translate(-36,668) rotate(-4) scale(.86)">
          <Manor />
        </g>
      </g>
    </g>
  );
}
