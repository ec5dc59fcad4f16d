// The camera and the ghosts of the hall, as far as they are no picture.
import { MathUtils } from 'three';
import { expect, test } from 'vitest';
import { kUpright } from '../space/pose';
import type { DrawnGhost } from './drawn';
import { Flock } from './flock';
import { Rig } from './rig';

test.each([-90, 0, 30, 135, 200])('the hall goes with the fingers, from wherever it is looked at: %s degrees', (yaw) => {
  const rig = new Rig();
  rig.yaw = yaw;
  const { x, y } = rig.target;
  const [ahead, side] = [MathUtils.degToRad(yaw + 180), MathUtils.degToRad(yaw + 90)]; // the eye is at `yaw`, and looks back
  const went = () => [rig.target.x - x, rig.target.y - y];
  const along = (angle: number) =>
    [Math.cos(angle), Math.sin(angle)].map((each) => expect.closeTo((each * rig.distance * 30) / 900));
  rig.pan(30, 0);
  expect(went()).toEqual(along(side));
  rig.pan(-30, 0);
  rig.pan(0, 30);
  expect(went()).toEqual(along(ahead));
});

test('who was just seen trembles for five seconds, and then nothing has to be drawn any more', () => {
  const flock = new Flock({ sheets: null } as never, 1);
  const place = { at: { x: 2.5, y: 2.5, z: 0.4 }, turn: kUpright };
  const ghost: DrawnGhost = {
    ghost: 1,
    seat: 0,
    size: 'small',
    place,
    facing: 0,
    ringed: false,
    outlined: false,
    frightened: false,
    faint: false,
  };
  flock.take([ghost], 1000, 0, null);
  expect(flock.trembles(1000)).toBe(false);
  flock.take([{ ...ghost, outlined: true }], 2000, 0, null);
  flock.take([{ ...ghost, outlined: true }], 3000, 0, null); // still seen, not anew
  expect([flock.trembles(2000), flock.trembles(6999), flock.trembles(7000)]).toEqual([true, true, false]);
});
