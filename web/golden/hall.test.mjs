// The hall of Pas vu in three dimensions: what three.js is given to draw at every recorded moment, what was painted for it, and what hands and keys do there.

import { expect, it, vi } from 'vitest';
import { HTMLElement } from './dom.mjs';
import { go, open, recording, sent, settle, show, state, table_of, until } from './house.mjs';
import { digest, Lines, markup } from './print.mjs';
import { Path, pen_of, short } from './recorder.mjs';
import { painted_on, told_camera, told_scene } from './scene.mjs';
import { page } from './window.mjs';

const drawn = vi.hoisted(() => ({ log: [], last: null, told: null }));
vi.mock('three', async (real) => ({
  ...(await real()),
  WebGLRenderer: class {
    constructor({ canvas, ...more }) {
      this.domElement = canvas;
      drawn.log.push(`renderer ${JSON.stringify(more)}`);
    }
    render(scene, camera) {
      drawn.last = { scene, camera };
      drawn.log.push(`render ${scene.type} ${drawn.told(camera)}`);
    }
    setRenderTarget(target) {
      drawn.log.push(`into ${target ? `${target.width} × ${target.height}` : 'the page'}`);
    }
    setSize(...size) {
      [this.domElement.width, this.domElement.height] = size;
      drawn.log.push(`size ${size}`);
    }
    setPixelRatio(ratio) {
      drawn.log.push(`ratio ${ratio}`);
    }
    setClearColor(...colour) {
      drawn.log.push(`clear colour ${colour}`);
    }
    clear() {
      drawn.log.push('clear');
    }
    dispose() {
      drawn.log.push('dispose');
    }
  },
}));
drawn.told = told_camera;
vi.stubGlobal('Path2D', Path);
HTMLElement.prototype.getContext = function (kind) {
  if (kind !== '2d') return null;
  this.pen ??= pen_of(this);
  return this.pen;
};
const wide = { left: 0, top: 0, width: 800, height: 600, right: 800, bottom: 600, x: 0, y: 0 };
const box_of = HTMLElement.prototype.getBoundingClientRect;
HTMLElement.prototype.getBoundingClientRect = function () {
  return this.localName === 'canvas' ? wide : box_of.call(this);
};

const kGame = 'pas-vu-pas-pris';
const kMoments = [
  'arranging',
  'hanging',
  'crystal',
  'settling',
  'seizing',
  'placing',
  'planning',
  'choosing',
  'aiming',
  'looked',
  'over',
];
const lines = new Lines('hall');
function tell(what, { whole = true } = {}) {
  const scene = drawn.last && whole ? told_scene(drawn.last.scene) : [];
  const messages = sent().map((each) => JSON.stringify(each));
  const log = [...drawn.log.splice(0), digest(markup(page.body))];
  lines.tell(
    what,
    [...scene, ...log, ...messages].join('\n'),
    `${scene.length} things, ${log.length} calls ${messages.join(' ')}`,
  );
}
// What lies under a net of points.
function picks() {
  const { hall } = page.querySelector('.pv-canvas');
  const points = Array.from({ length: 96 }, (_, at) => [30 + (at % 12) * 66, 40 + Math.floor(at / 12) * 74]);
  return points.map(([x, y]) => short(hall.pick(x, y))).join('\n');
}
const pointer = async (canvas, type, clientX, clientY, more = {}) => {
  canvas.dispatchEvent(
    new PointerEvent(type, { clientX, clientY, pointerId: 1, button: 0, buttons: 1, bubbles: true, cancelable: true, ...more }),
  );
  await settle(40);
};
const kKeys = [
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '=', '-', 'Tab', 'PageDown', 'PageUp', 'Home', 'End', 'r', 'R'].map(
    (key) => [key, false],
  ),
  ...['ArrowLeft', 'ArrowUp'].map((key) => [key, true]),
  ['Enter', false],
  ['Escape', false],
];

it('the hall', async () => {
  const root = await open('off');
  expect(root.children.length).toBeGreaterThan(0);
  localStorage.setItem('minuit.pas-vu-way', 'hall');
  const { choose_way } = await import('../src/games/pas_vu_pas_pris/ways');
  choose_way('hall');
  const record = recording(kGame);
  state.table = { ...table_of(record, record.moments[0]), version: state.version };
  await go('/t/aaaaaaaaaaa4', '.pv-canvas[data-ready="true"]');
  await show(record, record.moments[0], { rest: 2000 });
  await until('.pv-canvas[data-ready="true"]');
  await settle(1000);
  tell('made');
  const canvas = page.querySelector('.pv-canvas');
  for (const moment of record.moments.filter(({ name }) => kMoments.includes(name))) {
    await show(record, moment, { same: true, rest: 400 });
    tell(moment.name);
    await settle(6000);
    tell(`${moment.name} later`);
    lines.tell(`${moment.name} picks`, picks());
    for (const [x, y] of [
      [400, 300],
      [300, 350],
      [520, 280],
      [60, 60],
    ]) {
      await pointer(canvas, 'pointerdown', x, y);
      await pointer(canvas, 'pointerup', x, y);
      tell(`${moment.name} tap ${x} ${y}`, { whole: false });
    }
    await pointer(canvas, 'pointerdown', 400, 300);
    await pointer(canvas, 'pointermove', 430, 320);
    await pointer(canvas, 'pointermove', 470, 340);
    await pointer(canvas, 'pointerup', 470, 340);
    tell(`${moment.name} drag`);
  }
  await show(
    record,
    record.moments.find(({ name }) => name === 'placing'),
    { same: true, rest: 2000 },
  );
  await pointer(canvas, 'pointerdown', 200, 300);
  await pointer(canvas, 'pointerdown', 400, 300, { pointerId: 2 });
  await pointer(canvas, 'pointermove', 440, 330, { pointerId: 2 });
  await pointer(canvas, 'pointermove', 460, 350, { pointerId: 2 });
  tell('pinch');
  await pointer(canvas, 'pointerup', 460, 350, { pointerId: 2 });
  await pointer(canvas, 'pointercancel', 200, 300);
  canvas.dispatchEvent(new Event('wheel', { deltaY: 120, bubbles: true, cancelable: true }));
  await settle(60);
  tell('wheel');
  for (const more of [{ shiftKey: true }, { buttons: 4 }]) {
    await pointer(canvas, 'pointerdown', 60, 60, more);
    await pointer(canvas, 'pointermove', 100, 90, more);
    await pointer(canvas, 'pointermove', 140, 90, more);
    await pointer(canvas, 'pointerup', 140, 90, more);
    tell(`pan ${short(more)}`);
  }
  for (const name of ['placing', 'planning', 'aiming', 'choosing'])
    for (const [key, shiftKey] of kKeys) {
      if (key === 'ArrowLeft' && !shiftKey)
        await show(
          record,
          record.moments.find((each) => each.name === name),
          { same: true, rest: 1000 },
        );
      page
        .querySelector('.pv-hall')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
      await settle(40);
      tell(`${name} ${shiftKey ? 'Shift ' : ''}${key}`, { whole: key.startsWith('Arrow') });
    }
  for (const each of page.querySelectorAll('.pv-camera button')) {
    each.click();
    await settle(300);
    tell(`press ${each.getAttribute('aria-label')}`);
  }
  for (const each of page.querySelectorAll('canvas')) if (each.painted) lines.tell('painted', painted_on(each));
  await go('/', '.game-card');
  tell('gone');
  lines.keep();
});
