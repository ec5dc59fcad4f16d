// The two dice, large: one with sweets, one with numbers (PT-02). Before a throw they show a question mark.
import { memo } from '../../../base/memo';
import type { Sweet } from '../../../wire/pas_touche';
import { SweetShape } from './sweets';

interface FaceProps {
  readonly face: Sweet | number | null;
  readonly tilt: number;
}
export const BigDie = memo(function BigDie({ face, tilt }: FaceProps) {
  return (
    <svg class="pt-die" viewBox="-66 -66 132 140" aria-hidden="true">
      <g transform={`rotate(${tilt})`}>
        <rect x="-52" y="-44" width="104" height="106" rx="22" fill="#a8834a" />
        <rect x="-52" y="-46" width="104" height="102" rx="22" fill="#d9bd86" />
        <rect x="-52" y="-54" width="104" height="102" rx="22" fill="#f8edd3" stroke="#fffaf0" stroke-width="2" />
        <path d="M-46-32Q-46-48-30-48H28Q44-48 46-36-6-34-46 8Z" fill="#fff" opacity=".75" />
        <g transform="translate(0,-3)">
          {face === null ? (
            <text y="27" class="pt-die-number pt-die-wait">
              ?
            </text>
          ) : typeof face === 'number' ? (
            <text y="27" class="pt-die-number">
              {face}
            </text>
          ) : (
            <SweetShape sweet={face} scale={1.32} turn={-18} />
          )}
        </g>
      </g>
    </svg>
  );
});
