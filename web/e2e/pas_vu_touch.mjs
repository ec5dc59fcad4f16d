// Fingers on the hall, on a phone: a piece is dragged, the camera goes round and comes nearer, a piece is turned and let go of.
import assert from 'node:assert/strict';
import { is_done, takes } from './pas_vu_play.mjs';

// A point of the screen where the piece in hand lies.
const point_of_piece = (page) =>
  page.evaluate(() => {
    const canvas = document.querySelector('.pv-canvas');
    const { left, top, right, bottom } = canvas.getBoundingClientRect();
    const piece = document.querySelector('.pv-placing').getAttribute('data-piece');
    const points = [];
    for (let y = top + 2; y < bottom; y += 4)
      for (let x = left + 2; x < right; x += 4) if (canvas.hall.pick(x, y)?.piece === piece) points.push({ x, y });
    return points[Math.floor(points.length / 2)] ?? null; // not at its edge
  });
const told = (page) => page.locator('.pv-placing p[role=status]').textContent();
const camera = (page) =>
  page.evaluate(() => {
    const { yaw, distance } = document.querySelector('.pv-canvas').hall.rig;
    return { yaw, distance };
  });

export async function by_touch(page) {
  while (!(await takes(page))) await page.waitForTimeout(40);
  const hand = await page.context().newCDPSession(page);
  const touch = async (...points) => {
    await hand.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: points.map(([from], id) => ({ ...from, id })),
    });
    for (let share = 0.25; share <= 1; share += 0.25)
      await hand.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: points.map(([from, to], id) => ({
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
          id,
        })),
      });
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  const piece = await point_of_piece(page);
  assert.notEqual(piece, null, 'the piece in hand is in sight');
  const before = await told(page);
  const aside = piece.x > 180 ? -30 : 30;
  await touch([piece, { x: piece.x + aside, y: piece.y }]);
  await page.waitForFunction((was) => document.querySelector('.pv-placing p[role=status]')?.textContent !== was, before);

  const { x, y, width, height } = await page.locator('.pv-canvas').boundingBox();
  const corner = { x: x + 12, y: y + height - 12 };
  const first = await camera(page);
  await touch([corner, { x: corner.x + 60, y: corner.y }]);
  const turned = await camera(page);
  assert.notEqual(turned.yaw, first.yaw, 'one finger goes round the hall');
  const [left, right] = [
    { x: x + width * 0.4, y: y + height / 2 },
    { x: x + width * 0.6, y: y + height / 2 },
  ];
  await touch([left, { ...left, x: left.x - 30 }], [right, { ...right, x: right.x + 30 }]);
  assert.ok((await camera(page)).distance < turned.distance, 'two fingers bring it nearer');

  const was = await told(page);
  await page.getByRole('button', { name: 'tourner dans l’autre sens' }).tap();
  await page.waitForFunction((text) => document.querySelector('.pv-placing p[role=status]')?.textContent !== text, was);
  const gone = await is_done(page, '.pv-placing', () => page.getByRole('button', { name: 'Lâcher' }).tap());
  assert.ok(gone || (await page.locator('.toast').count()) > 0, 'it rests, or it is said why not');
}
