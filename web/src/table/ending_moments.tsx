// Under the picture of the end: where the match turned, what was finest, one's own best result so far, and after a loss what would have
// helped. What cannot be concluded is not there.
import { useEffect, useState } from 'preact/hooks';
import { reckon, type Standing } from '../base/records';
import { follow, replay_path } from '../base/route';
import { type Ended, type Feat, type GameEnding, has_lost, type Past } from '../contract/ending';
import type { GameClient } from '../contract/game';
import { Figure } from '../parts/figures';
import { Icon } from '../parts/icon';
import type { Session } from '../session/session';
import { catalogue } from '../texts/catalogue';
import { load } from '../texts/made/table/ending';
import { usePast } from './past';
import { type Turning, turning_of } from './turning';
import './ending_moments.css';

export { Easier } from './easier';

const ending_texts = catalogue(load);
const kMostTips = 2;

export interface MomentsProps {
  readonly session: Session;
  readonly game: GameClient;
  readonly told: GameEnding;
  readonly ended: Ended;
  readonly match: number;
}

function turning_text({ session, game, told, ended }: MomentsProps, { event, step }: Turning): string {
  const stage = session.stage.value;
  const t = ending_texts(ended.language);
  const { words } = game;
  const { names, language } = ended;
  const what = told.turning?.(event, ended) || (stage ? words.sentence(event, names, language, stage) : '');
  const round = words.progress(step.before, language);
  if (what === '' || round === null || round.rounds < 2) return what;
  return t.when(round.name ?? t.round(round.round), what);
}

function TurningPoint({ text, address, t }: { text: string; address: string; t: ReturnType<typeof ending_texts> }) {
  return (
    <section class="ending-card" aria-labelledby="ending-turning">
      <span class="ending-coin" aria-hidden="true">
        <Icon name="route" />
      </span>
      <div>
        <h3 id="ending-turning">{t.turning}</h3>
        <p>{text}</p>
        <a class="ending-link" href={address} onClick={follow}>
          <Icon name="play" /> {t.see_again}
        </a>
      </div>
    </section>
  );
}

// A rosette with the figure of whose record it is.
function Rosette({ seat }: { readonly seat: number }) {
  const rim = Array.from({ length: 32 }, (_, at) => {
    const reach = at % 2 ? 33 : 41;
    const angle = (Math.PI * at) / 16;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return (
    <span class="ending-rosette" aria-hidden="true">
      <svg viewBox="-46 -46 92 110" aria-hidden="true">
        <path d="M-18 20-28 60-14 52-4 62 0 24ZM18 20 28 60 14 52 4 62 0 24Z" fill="#7a4a8c" stroke="#150f22" stroke-width="2" />
        <path d={`M${rim.join('L')}Z`} fill="#d9a94f" stroke="#150f22" stroke-width="2" stroke-linejoin="round" />
        <circle r="27" fill="#fff3d6" stroke="#8a5a24" stroke-width="2" />
      </svg>
      <Figure seat={seat} />
    </span>
  );
}

interface RecordProps {
  readonly ended: Ended;
  readonly told: GameEnding;
  readonly feat: Feat;
  readonly standing: Standing;
}
function OwnRecord({ ended, told, feat, standing: { value, best, before } }: RecordProps) {
  const t = ending_texts(ended.language);
  const seat = ended.seat ?? 0;
  const who = ended.names[seat]?.name ?? '';
  const said = (each: number) => told.feat_text({ kind: feat.kind, value: each }, ended.language);
  const beaten = before !== null && best !== before;
  const title = before === null ? t.record_first(who) : beaten ? t.record_new(who) : t.record_own(who);
  const text =
    before === null
      ? t.record_begins(said(value))
      : beaten
        ? t.record_before(said(value), said(before))
        : value === best
          ? t.record_again(said(value))
          : t.record_stays(said(value), said(best));
  return (
    <section class={beaten ? 'ending-card ending-record beaten' : 'ending-card ending-record'} aria-labelledby="ending-record">
      <Rosette seat={seat} />
      <div>
        <h3 id="ending-record">{title}</h3>
        <p>{text}</p>
      </div>
    </section>
  );
}

function Tips({ told, past }: { readonly told: GameEnding; readonly past: Past }) {
  const t = ending_texts(past.language);
  const tips = told.tips(past).slice(0, kMostTips);
  if (tips.length === 0) return null;
  return (
    <section class="ending-card ending-tips" aria-labelledby="ending-tips">
      <h3 id="ending-tips">{t.helped}</h3>
      <ul>
        {tips.map(({ about, title, text }) => (
          <li key={title}>
            <span class="ending-coin" aria-hidden="true">
              {about === '' ? <Icon name="bulb" /> : about}
            </span>
            <p>
              <b>{title}</b> {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Moments(props: MomentsProps) {
  const { session, game, told, ended, match } = props;
  const steps = usePast(session, game.id);
  const past = steps && { ...ended, steps };
  const feat = ended.seat === null ? null : told.feat(past ?? ended);
  // Who share a device have records of their own.
  const who = session.as === 0 ? '' : (ended.names[ended.seat ?? 0]?.name ?? '');
  const [standing, set_standing] = useState<Standing | null>(null);
  const { kind = '', value = 0, fewer = false } = feat ?? {};
  useEffect(() => {
    if (feat) set_standing(reckon(`${game.id}/${kind}/${who}`, `${session.id}/${match}`, value, fewer));
  }, [game.id, kind, who, session.id, match, value, fewer]);
  const turning = past && turning_of(past.steps, past, told.weight);
  const text = turning ? turning_text(props, turning) : '';
  const { Best } = told;
  return (
    <div class="ending-moments">
      <div class="ending-cards">
        {feat && standing && <OwnRecord {...{ ended, told, feat, standing }} />}
        {turning && text !== '' && (
          <TurningPoint
            text={text}
            address={`${replay_path(session.id, match)}?at=${turning.step.at}`}
            t={ending_texts(ended.language)}
          />
        )}
      </div>
      <div class="ending-aside">
        {past && Best && <Best {...past} />}
        {past && has_lost(past) && <Tips told={told} past={past} />}
      </div>
    </div>
  );
}
