// Every play in the browsers. What a play prints comes when it is over. A play that fails is played once more, because a browser on a busy
// machine may stumble over its own pace; one that then goes well is named in the last line, to be looked into. One that fails twice fails.
//   node e2e/all.mjs              all of them, one after the other
//   node e2e/all.mjs door report  some of them
//   AT_ONCE=2 node e2e/all.mjs    two at a time, on a machine that has nothing else to do: they mostly wait, for motions and for bots
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// The long ones first, so that none is left to run alone in the end where two run at a time. Boards are held still on the smallest screen only: all sizes
// take six minutes (node e2e/stay_put.mjs).
const kPlays = [
  'run',
  'stay_put',
  'pas_touche',
  'pas_vu',
  'mysterium',
  'chasseurs',
  'rules',
  'presses',
  'door',
  'own_data',
  'house',
  'report',
  'sound',
  'listening',
];
const kEnvironment = { stay_put: { WIDTH: '360' } };
const kAtOnce = Number(process.env.AT_ONCE ?? 1);

const here = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !kPlays.includes(name));
if (unknown.length > 0 || !(kAtOnce >= 1)) {
  console.error(`there is no play ${unknown.join(', ')}; there are ${kPlays.join(', ')}, and AT_ONCE is a number from 1`);
  process.exit(2);
}

const waiting = wanted.length > 0 ? wanted : kPlays;
const stumbled = [];
let failed = false;

// Whether it went well.
function play(name) {
  const from = Date.now();
  const child = spawn(process.execPath, [join(here, `${name}.mjs`)], {
    env: { ...process.env, ...kEnvironment[name] },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  const take = (text) => {
    told += text;
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return new Promise((done) => {
    child.on('close', (code, signal) => {
      const how = code === 0 ? 'ok' : `failed (${signal ?? code})`;
      console.log(`${told.trimEnd()}\n${name}: ${how}, ${((Date.now() - from) / 1000).toFixed(0)} s`);
      done(code === 0);
    });
  });
}

// After a failure nothing is begun any more; what runs ends by itself and takes its server and its browsers along.
async function lane() {
  while (waiting.length > 0 && !failed) {
    const name = waiting.shift();
    if (await play(name)) continue;
    if (await play(name)) stumbled.push(name);
    else failed = true;
  }
}

await Promise.all(Array.from({ length: kAtOnce }, lane));
if (stumbled.length > 0) console.log(`Went well only when played again, which is worth looking into: ${stumbled.join(', ')}.`);
process.exit(failed ? 1 : 0);
