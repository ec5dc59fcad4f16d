// Every sound and every tune, made by the browser's own Web Audio without being heard: none is clipped, none drowns the others, each ends
// by itself, and the music stays behind what is to be heard.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const kRate = 22_050; // half of what a telephone plays: twice as fast to make
const kMusic_s = 24;
const kLoudest = 0.99;
const kEffects_db = [-31, -13]; // the loudest tenth of a second of an effect, as ears weigh it
const kMusic_db = [-36, -29]; // of a tune, over all of it
const kSilence = 0.002; // half a second after a sound's own end, when the hall has fallen silent too

async function program() {
  const entry = fileURLToPath(new URL('../src/sound/synth.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'synth' } },
  });
  return built[0].output[0].code;
}

// In the page: what was made of a sound or a tune, and what an ear has of it.
async function rendered({ code, wanted, rate, seconds }) {
  const { Synth, length_of, kScores } = await import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
  const { sound, mood, many = [] } = wanted;
  const length = sound ? length_of(kScores[sound]) + 2 : seconds;
  const context = new OfflineAudioContext(2, Math.ceil(length * rate), rate);
  const synth = new Synth(context, 12_345);
  synth.volume = 1;
  for (const each of many) synth.play(each);
  if (sound) synth.play(sound);
  else {
    synth.music.mood = mood;
    synth.music.pump(seconds);
  }
  const heard = await context.startRendering();
  // Ears hear little of what is deep, and more of what is shrill: what broadcasters measure by, ITU-R BS.1770.
  const weighing = new OfflineAudioContext(2, heard.length, rate);
  const [source, shelf, high] = [weighing.createBufferSource(), weighing.createBiquadFilter(), weighing.createBiquadFilter()];
  source.buffer = heard;
  Object.assign(shelf, { type: 'highshelf' }).frequency.value = 1500;
  shelf.gain.value = 4;
  Object.assign(high, { type: 'highpass' }).frequency.value = 60;
  source.connect(shelf).connect(high).connect(weighing.destination);
  source.start();
  const weighed = await weighing.startRendering();
  const both = (buffer) => [0, 1].map((channel) => buffer.getChannelData(channel));
  const peak_of = (from, to) =>
    both(heard).reduce((most, each) => each.subarray(from, to).reduce((a, b) => Math.max(a, Math.abs(b)), most), 0);
  const mean_of = (from, to) =>
    both(weighed).reduce((sum, each) => sum + each.subarray(from, to).reduce((a, b) => a + b * b, 0), 0) / (to - from);
  const tenth = Math.floor(rate / 10);
  let loudest = 0;
  for (let at = 0; at + tenth <= heard.length; at += tenth / 2)
    loudest = Math.max(loudest, mean_of(Math.floor(at), Math.floor(at) + tenth));
  const db = (power) => 10 * Math.log10(power + 1e-12) - 0.691;
  const samples = [...heard.getChannelData(0)].map((each) => Math.round(32_767 * Math.max(-1, Math.min(1, each))));
  return {
    seconds: length - 2,
    peak: peak_of(0, heard.length),
    tail: sound ? peak_of(heard.length - Math.floor(rate / 2), heard.length) : 0,
    loudest: db(loudest),
    mean: db(mean_of(0, heard.length)),
    samples,
  };
}

function write(name, samples) {
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length * 2, 4);
  head.write('WAVEfmt ', 8);
  for (const [at, each] of [16, 1 | (1 << 16), kRate, kRate * 2, 2 | (16 << 16)].entries()) head.writeUInt32LE(each, 16 + 4 * at);
  head.write('data', 36);
  head.writeUInt32LE(samples.length * 2, 40);
  writeFileSync(`${process.env.WAV}/${name}.wav`, Buffer.concat([head, Buffer.from(Int16Array.from(samples).buffer)]));
}

export async function levels(browser) {
  const { kSounds } = await import('../src/sound/cues.ts');
  const { kTunes } = await import('../src/sound/tunes.ts');
  if (process.env.WAV) mkdirSync(process.env.WAV, { recursive: true });
  const code = await program();
  const page = await browser.newPage();
  const faults = [];
  const look = (name, { samples, ...found }, [least, most], level) => {
    const { seconds, peak, tail, loudest, mean } = found;
    console.log(
      `${name.padEnd(24)} ${seconds.toFixed(2)} s  peak ${peak.toFixed(2)}  loudest ${loudest.toFixed(1)} dB  mean ${mean.toFixed(1)} dB  tail ${tail.toFixed(4)}`,
    );
    if (process.env.WAV) write(name, samples);
    if (!(peak < kLoudest)) faults.push(`${name} is clipped: ${peak.toFixed(2)}`);
    if (!(tail < kSilence)) faults.push(`${name} does not end: ${tail.toFixed(4)}`);
    if (!(found[level] >= least && found[level] <= most))
      faults.push(`${name}: ${found[level].toFixed(1)} dB, wanted ${least} to ${most}`);
  };
  for (const sound of kSounds)
    look(sound, await page.evaluate(rendered, { code, wanted: { sound }, rate: kRate, seconds: 0 }), kEffects_db, 'loudest');
  const wanted = { sound: 'win', many: ['dice', 'capture', 'strike', 'shout', 'knock', 'lock', 'right', 'jewel', 'win', 'slap'] };
  look('ten at once', await page.evaluate(rendered, { code, wanted, rate: kRate, seconds: 0 }), [-20, 0], 'loudest');
  for (const game of Object.keys(kTunes)) {
    const wanted = { mood: { game, phase: 'playing' } };
    look(game, await page.evaluate(rendered, { code, wanted, rate: kRate, seconds: kMusic_s }), kMusic_db, 'mean');
  }
  assert.deepEqual(faults, []);
  await page.close();
}
