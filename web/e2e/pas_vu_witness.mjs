// What the server tells a page, read from its socket: where furniture rests and what was seen.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

const kNames = ['mirror', 'trolley', 'desk', 'piano', 'armchair', 'table'];
// How each piece of layout 4 comes to lean on another: so many tenths of a square to the east and the north, then tipped by a key.
const kLeaning = {
  mirror: { dx: -7, dy: 0, key: 'k', times: 3 },
  trolley: { dx: 13, dy: -10, key: 'k', times: 1 },
  desk: { dx: 2, dy: 18, key: 'k', times: 1 },
  piano: { dx: -8, dy: -4, key: 'k', times: 2 },
  armchair: { dx: 6, dy: 2, key: 'k', times: 3 },
  table: { dx: -4, dy: 9, key: 'k', times: 1 },
};
const up = ({ w, x, y, z }) => {
  const norm = w * w + x * x + y * y + z * z;
  return { x: (2 * (x * z + w * y)) / norm, y: (2 * (y * z - w * x)) / norm, z: (w * w - x * x - y * y + z * z) / norm };
};
const as_list = (events) => (Array.isArray(events) ? events : Object.values(events ?? {}));

export class Witness {
  looks = []; // of this match
  rests = [];
  rounds = 0;
  pieces = new Map();
  seized = null;
  table = null;
  match = 1;

  constructor(page) {
    page.on('websocket', (socket) => {
      this.table ??= /t(?:ables)?\/([^/?]+)/.exec(new URL(socket.url()).pathname)?.[1] ?? null;
      socket.on('framereceived', ({ payload }) => this.#hear(String(payload)));
    });
  }
  forget() {
    this.looks = [];
    this.rests = [];
    this.rounds = 0;
  }
  #hear(text) {
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    if (message.type === 'Table' && message.match) {
      this.match = message.match.number;
      for (const { piece, pose } of message.match.view?.pieces ?? []) this.pieces.set(piece, pose);
    }
    for (const event of as_list(message.events)) this.#take(event);
  }
  #take(event) {
    switch (event.type) {
      case 'HallArranged':
        for (const [at, pose] of event.pieces.entries()) this.pieces.set(kNames[at], pose);
        break;
      case 'PieceSeized':
        this.seized = event.piece;
        break;
      case 'PieceRests':
        this.rests.push(event);
        this.pieces.set(event.piece, event.pose);
        break;
      case 'Looked':
        this.looks.push(event);
        break;
      case 'MatchEnded':
        this.rounds = 5;
        break;
    }
  }
  // The keys by which the piece in hand comes to lean on another: in the hall as it was furnished they are known.
  keys_to_lean() {
    const known = this.rests.length === 0 ? kLeaning[this.seized] : undefined;
    const { dx, dy, key, times } = known ?? this.#beside_another() ?? kLeaning.mirror;
    const along = (by, more, less) => [by > 0 ? more : less, Math.min(40, Math.abs(by))];
    return [along(dx, 'ArrowRight', 'ArrowLeft'), along(dy, 'ArrowUp', 'ArrowDown'), [key, times]];
  }
  // From the piece in hand to beside a big one, in tenths of a square, and the key that tips it towards that.
  #beside_another() {
    const from = this.pieces.get(this.seized);
    if (from === undefined) return null;
    const goals = ['piano', 'desk', 'armchair', 'table', 'trolley']
      .filter((name) => name !== this.seized)
      .flatMap((name) => {
        const pose = this.pieces.get(name);
        if (pose === undefined || up(pose.turn).z < 0.99) return [];
        return [
          { x: pose.at.x / 1000 - 1.15, y: pose.at.y / 1000, key: 'l' },
          { x: pose.at.x / 1000 + 1.15, y: pose.at.y / 1000, key: 'j' },
          { x: pose.at.x / 1000, y: pose.at.y / 1000 - 0.95, key: 'i' },
          { x: pose.at.x / 1000, y: pose.at.y / 1000 + 0.95, key: 'k' },
        ];
      })
      .filter(({ x, y }) => x > 0.6 && y > 0.6 && x < 5.4 && y < 5.4)
      .map(({ x, y, key }) => {
        const [dx, dy] = [Math.round(x * 10 - from.at.x / 100), Math.round(y * 10 - from.at.y / 100)];
        return { dx, dy, key, times: 2 };
      });
    goals.sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy));
    return goals[0] ?? null;
  }
}

// At rest, and none of its faces lies flat: something else holds it.
export function is_leaned({ rests }) {
  const found = rests.find(({ pose, by }) => {
    if (by === null || by === undefined) return false;
    const { w, x, y, z } = pose.turn;
    const norm = w * w + x * x + y * y + z * z;
    // how far each of the body's axes points upwards
    const rows = [(2 * (x * z - w * y)) / norm, (2 * (y * z + w * x)) / norm, (w * w - x * x - y * y + z * z) / norm].map(
      Math.abs,
    );
    return Math.max(...rows) < 0.985;
  });
  return found?.piece ?? null;
}

const is_seen = ({ samples, silhouette }) => samples >= 4 && samples * 10_000 >= silhouette * 50;
// A look in which somebody was seen in the mirror and, by the server's own picture, nowhere else. What the keyhole shows is laid beside it.
export async function mirror_only(seen, address, page, folder) {
  const { look } = seen.looks.at(-1);
  const table = page.url().split('/t/')[1]?.split(/[/?#]/)[0];
  for (const { ghost, in_mirror, samples, silhouette } of look.glimpses) {
    if (!in_mirror || !is_seen({ samples, silhouette })) continue;
    const answer = await fetch(`${address}/api/tables/${table}/matches/${seen.match}/evidence/${look.number}`);
    if (!answer.ok) return null;
    const { runs, side } = await answer.json();
    const count = (tag) => runs.reduce((sum, run) => sum + (run.tag === tag ? run.length : 0), 0);
    if (is_seen({ samples: count(1 + ghost), silhouette })) continue;
    if (!(await shows(page, folder, look))) return null;
    writeFileSync(join(folder, 'mirror-server.png'), image_of(runs, side));
    return `ghost ${ghost} at door ${look.door.number} ${look.door.side}`;
  }
  return null;
}
// After the last look the sheet of the end may lie over these buttons already.
const presses = (page, name) => page.getByRole('button', { name }).dispatchEvent('click');
async function shows(page, folder, look) {
  await presses(page, 'Relief');
  await page.locator('.pv-canvas[data-ready=true]').waitFor();
  // Calm pages show a look by themselves as long as nothing else is asked.
  const open = page.locator(`.pv-look[data-look="${look.number}"]`);
  if ((await open.count()) === 0) {
    try {
      await page.locator('.pv-again').last().click({ timeout: 4000 });
    } catch {
      return false; // somebody has something else to do: another look will do as well
    }
  }
  await open.waitFor();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(folder, 'mirror-keyhole.png') });
  await presses(page, 'Voir les rayons');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(folder, 'mirror-rays.png') });
  await presses(page, 'Fermer');
  return true;
}
// Every tag as a grey of its own.
function image_of(runs, side) {
  const rows = Buffer.alloc(side * (side + 1)); // each begins with a 0: it stands for itself
  let at = 0;
  for (const { tag, length } of runs)
    for (const end = at + length; at < end; ++at)
      rows[at + Math.floor(at / side) + 1] = tag === 255 ? 0 : 60 + ((tag * 37) % 190);
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8; // bits of grey
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]);
}

export async function frames_of(page) {
  return page.evaluate(() => document.querySelector('.pv-canvas').hall.measure(4000));
}
