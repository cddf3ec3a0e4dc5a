import { Object3D } from 'three';
import { beforeEach, describe, expect, test } from 'vitest';
import { listenerAt } from '#studio/sound/transformation.ts';
import { Rig, type RigPlan } from '../rig.ts';
import { type Group, groupNames, perGroup, ROLL, SIDE, SPEED, WORK } from './control-frame.ts';
import { MotionReader } from './motion-reader.ts';

const plan: RigPlan = {
  joints: [
    ['torso', 'root', [0, 2, 0]],
    ['head', 'torso', [0, 1, 0]],
    ['elbowL', 'torso', [1, 0, 0]],
    ['elbowR', 'torso', [-1, 0, 0]],
    ['ankleL', 'torso', [0.5, -2, 0]],
    ['ankleR', 'torso', [-0.5, -2, 0]],
  ],
  tracks: [
    ['head', 'rx', [0.2, 0], [0.5, 60]],
    ['elbow', 'rx', [0.2, 0], [0.4, -30], [0.6, -70]],
  ],
  floor: [
    ['ankleL', [0, 0, 0]],
    ['ankleR', [0, 0, 0]],
  ],
};
const front = listenerAt(0);
let rig: Rig;
let stand: Object3D;
let reader: MotionReader;
beforeEach(() => {
  rig = Rig.from(plan);
  stand = new Object3D().add(rig.root);
  rig.apply(0);
  reader = new MotionReader('car', { rig, root: rig.root });
});
const heard = (group: Group, value: number) => reader.values[groupNames.indexOf(group) * perGroup + value] ?? 0;
const raised = (foot: string, height: number) => ({ [foot]: { py: height } });

describe('servos', () => {
  test('turn as fast as their joints, and work more where more hangs on them', () => {
    rig.apply(0, { head: { rx: 3 }, elbowL: { rx: -1 }, torso: { rx: 3 } });
    reader.read(0, 0.05, 0, front);
    expect(heard('head', SPEED)).toBeCloseTo(60);
    expect(heard('elbowL', SPEED)).toBeCloseTo(20);
    expect(heard('elbowR', SPEED)).toBe(0);
    expect(heard('torso', WORK)).toBeGreaterThan(3 * heard('head', WORK));
  });

  test('rest when nothing moves, and when the picture jumps', () => {
    rig.apply(0, { head: { rx: 3 } });
    reader.read(0, 0.05, 0, front);
    expect(reader.isSilent).toBe(false);
    reader.read(0.05, 0.05, 0, front);
    expect(reader.isSilent).toBe(true);
    rig.apply(1);
    expect(reader.read(0.1, 0.05, 1, front)).toEqual([]);
    expect(reader.isSilent).toBe(true);
  });

  test.each([
    [0, 1],
    [180, -1],
  ])('are on the side where a camera turned by %d degrees sees them', (degrees, sign) => {
    rig.apply(0, { elbowL: { rx: 4 } });
    reader.read(0, 0.05, 0, listenerAt(degrees));
    expect(Math.sign(heard('elbowL', SIDE))).toBe(sign);
  });
});

describe('latches', () => {
  const latchesAt = (framesPerSecond: number, direction: 1 | -1) => {
    const latchTimes: number[] = [];
    const step = direction / framesPerSecond / 2.6;
    let t = direction === 1 ? 0 : 1;
    rig.apply(t);
    reader = new MotionReader('car', { rig, root: rig.root });
    for (let frame = 1; t >= 0 && t <= 1; frame++) {
      t += step;
      rig.apply(t);
      const events = reader.read(frame / framesPerSecond, 1 / framesPerSecond, t, front);
      latchTimes.push(...events.filter(({ strike }) => strike === 'latch').map(({ at }) => at));
    }
    return latchTimes;
  };

  test('close where a joint reaches its stop, at the same instant for any frame rate', () => {
    const fine = latchesAt(60, 1).sort();
    expect(fine).toHaveLength(3);
    expect(fine[0]).toBeGreaterThanOrEqual(0.5 * 2.6);
    expect(fine[0]).toBeLessThan(0.5 * 2.6 + 0.02);
    for (const at of fine.slice(1)) expect(Math.abs(at - 0.6 * 2.6)).toBeLessThan(0.02);
    for (const [index, at] of latchesAt(17, 1).sort().entries()) expect(at).toBeCloseTo(fine[index] as number, 6);
  });

  test('close at the beginning of the way when it goes back', () => {
    for (const at of latchesAt(60, -1)) expect(Math.abs(at - 0.8 * 2.6)).toBeLessThan(0.02);
  });
});

describe('the floor', () => {
  test('is heard when a foot that had left it comes down, louder from higher', () => {
    const fall = (height: number) => {
      const heights = [0, height, height, height / 2, 0, 0];
      return heights.flatMap((each, index) => {
        rig.apply(0, raised('ankleL', each));
        return reader.read(index * 0.02, 0.02, 0, front).filter(({ strike }) => strike === 'step');
      });
    };
    const [low, ...others] = fall(0.05);
    expect(others).toEqual([]);
    const [high] = fall(0.3);
    expect(low).toMatchObject({ group: groupNames.indexOf('kneeL') });
    expect(high?.strength).toBeGreaterThan(low?.strength ?? 1);
    expect(low?.side).toBeGreaterThan(0);
  });

  test('is rolled over in the other shape only', () => {
    for (const [t, rolls] of [
      [0, 0],
      [1, 1.5],
    ] as const) {
      rig.apply(t);
      reader.read(0, 0.05, t, front);
      stand.position.z += 1.5 * 0.05;
      rig.apply(t);
      reader.read(0.05, 0.05, t, front);
      expect(reader.values[ROLL]).toBeCloseTo(rolls);
    }
  });
});
