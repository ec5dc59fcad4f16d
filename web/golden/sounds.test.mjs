// Every sound and every tune as it is asked of the browser: which voices, when, how high and how loud.
import './window.mjs';
import { expect, it } from 'vitest';
import { Lines } from './print.mjs';
import { recorder } from './recorder.mjs';

const { kSounds } = await import('../src/sound/cues');
const { Synth } = await import('../src/sound/synth');
const { kTunes } = await import('../src/sound/tunes');

function context_of(log) {
  const samples = new Map();
  const known = {
    sampleRate: 100,
    destination: recorder(log, 'out'),
    createBuffer: (channels, length, rate) => {
      log.push(`buffer ${channels} ${length} ${rate}`);
      return { samples, getChannelData: (at) => samples.set(at, samples.get(at) ?? new Float32Array(length)).get(at) };
    },
  };
  let voices = 0;
  for (const name of ['Gain', 'Oscillator', 'BufferSource', 'BiquadFilter', 'DynamicsCompressor', 'Convolver', 'WaveShaper'])
    known[`create${name}`] = () => recorder(log, `${name}${++voices}`);
  let now = 0;
  const context = recorder(log, 'context', known);
  return {
    context: new Proxy(context, { get: (target, name) => (name === 'currentTime' ? now : target[name]) }),
    samples,
    go(to) {
      now = to;
    },
  };
}

it('every sound', () => {
  const lines = new Lines('sounds');
  const log = [];
  const { context, samples } = context_of(log);
  const synth = new Synth(context, 5);
  synth.volume = 0.6;
  lines.tell('synth', log.join('\n'));
  lines.tell('noise', [...samples.values()].map((each) => each.map((value) => Math.round(value * 1e4)).join()).join('\n'));
  for (const sound of kSounds) {
    log.length = 0;
    synth.play(sound, 0.25);
    lines.tell(sound, log.join('\n'), `${log.filter((line) => line.includes('.start(')).length} voices`);
  }
  for (const game of [...Object.keys(kTunes), 'another'])
    for (const phase of ['gathering', 'playing', 'hush', null]) {
      const own = [];
      const { context: there, go } = context_of(own);
      const { music } = new Synth(there, 11);
      music.mood = { game, phase: phase ?? 'playing' };
      for (let at = 0; at < 60; at += 0.8) {
        go(at);
        music.pump();
        if (phase === null && at > 20 && at < 21) music.mood = null;
        if (at > 30 && at < 31) music.duck(0.2, 1.5);
        if (phase === null && at > 40 && at < 41) music.mood = { game, phase: 'playing' };
      }
      lines.tell(
        `tune ${game} ${phase ?? 'stopped'}`,
        own.join('\n'),
        `${own.filter((line) => line.includes('.start(')).length} voices`,
      );
    }
  expect(log.length).toBeGreaterThan(0);
  lines.keep();
});
