import { beforeAll, expect, test } from 'vitest';
import { smooth } from '../kit/place.ts';
import { compact } from '../models/compact/compact.ts';
import { dinosaur } from '../models/dinosaur/dinosaur.ts';
import { type Motion, ON_TWO_LEGS } from '../motions.ts';
import { LiveRobot } from './live-robot.ts';

let live: LiveRobot;
beforeAll(() => {
  live = new LiveRobot(compact(), ON_TWO_LEGS);
});

const matrices = () => {
  const out: number[] = [];
  live.robot.root.traverse((o) => out.push(...o.matrixWorld.elements));
  return out;
};
const run = (robot: LiveRobot, seconds: number) => {
  for (let i = 0; i < seconds * 60; i++) robot.advance(1 / 60);
};
/** Another view of the same robot. */
const another = (motions = ON_TWO_LEGS) => new LiveRobot(live.robot, motions);

test('a robot transforms and returns exactly to its first shape', () => {
  const before = matrices();
  live.transformTo(1);
  expect(live.isMoving).toBe(true);
  run(live, 4);
  expect([live.shape, live.isMoving]).toEqual([1, false]);
  live.transformTo(0);
  run(live, 4);
  expect(live.shape).toBe(0);
  expect(matrices()).toEqual(before);
});

test('a motion ends in the neutral pose, and stays on the floor throughout', () => {
  const before = matrices();
  live.play('wave');
  for (let i = 0; i < 300 && live.isMoving; i++) {
    live.advance(1 / 60);
    expect(live.robot.rig.clearance()).toBeCloseTo(0, 5);
  }
  expect(live.isMoving).toBe(false);
  expect(matrices()).toEqual(before);
});

test('a robot walks until it rests', () => {
  live.play('walk');
  run(live, 10);
  expect(live.isMoving).toBe(true);
  live.rest();
  run(live, 1);
  expect(live.isMoving).toBe(false);
});

test('a motion begins in the first shape', () => {
  live.jumpTo(1);
  live.play('bow');
  run(live, 1);
  expect(live.shape).toBeGreaterThan(0);
  run(live, 6);
  expect([live.shape, live.isMoving]).toEqual([0, false]);
});

test('with reduced motion a robot reaches shapes at once and shows one pose of a motion', () => {
  const calm = new LiveRobot(live.robot, ON_TWO_LEGS, true);
  calm.transformTo(1);
  expect([calm.shape, calm.isMoving]).toEqual([1, false]);
  calm.play('wave');
  expect([calm.shape, calm.isMoving]).toEqual([0, false]);
  expect(calm.currentPose.shoulderL?.rz).toBeGreaterThan(45);
});

test('a movement ends at its target when reduced motion is switched on', () => {
  const other = another();
  other.transformTo(1);
  other.advance(0.5);
  other.setReducedMotion(true);
  expect([other.shape, other.isMoving]).toEqual([1, false]);
  other.setReducedMotion(false);
  other.play('wave');
  other.advance(0.5);
  other.setReducedMotion(true);
  expect([other.shape, other.isMoving, other.motion]).toEqual([0, false, 'wave']);
  expect(other.currentPose.shoulderL?.rz).toBeGreaterThan(45);
  other.setReducedMotion(false);
  expect(other.isMoving).toBe(false);
  other.transformTo(1);
  expect(other.isMoving).toBe(true);
});

test.each<[how: string, end: (walker: LiveRobot) => void]>([
  ['resting', (walker) => walker.rest()],
  ['a jump', (walker) => walker.jumpTo(0.4)],
  ['a transformation', (walker) => walker.transformTo(1)],
  ['a pose', (walker) => walker.pose({})],
])('a robot names its current motion until it ends by %s', (_how, end) => {
  const walker = another();
  walker.play('walk');
  walker.advance(1);
  walker.transformTo(0);
  expect(walker.motion).toBe('walk');
  end(walker);
  expect(walker.motion).toBeUndefined();
  walker.jumpTo(0);
  walker.play('wave');
  expect(walker.motion).toBe('wave');
  run(walker, 5);
  expect(walker.motion).toBeUndefined();
});

test('a robot names the shape that it will reach at once', () => {
  const other = another();
  other.transformTo(1);
  other.advance(0.4);
  expect([other.targetShape, other.shape < 0.5]).toEqual([1, true]);
  other.transformTo(0);
  expect([other.targetShape, other.shape > 0]).toEqual([0, true]);
  other.jumpTo(1);
  expect(other.targetShape).toBe(1);
  other.play('wave');
  expect(other.targetShape).toBe(0);
});

test('a robot takes a pose only in the shape that it belongs to', () => {
  const beast = new LiveRobot(dinosaur(), ON_TWO_LEGS);
  const { hero, roar } = beast.robot.poses;
  const end = () => {
    for (let i = 0; i < 900 && beast.isMoving; i++) beast.advance(1 / 60);
    return [beast.shape, beast.motion, beast.currentPose];
  };
  beast.pose('roar');
  expect([beast.targetShape, beast.motion, beast.currentPose]).toEqual([1, 'roar', {}]);
  expect(end()).toEqual([1, 'roar', roar]);
  beast.pose('hero');
  expect(end()).toEqual([0, 'hero', hero]);
  for (const wait of [() => beast.advance(0.2), end]) {
    beast.pose('roar');
    wait();
    beast.transformTo(0);
    expect(end()).toEqual([0, undefined, {}]);
  }
  beast.pose('roar');
  beast.advance(0.2);
  beast.setReducedMotion(true);
  expect([beast.isMoving, ...end()]).toEqual([false, 1, 'roar', roar]);
  beast.pose('hero');
  expect([beast.isMoving, ...end()]).toEqual([false, 0, 'hero', hero]);
});

test('a robot follows the shape of a motion, and ends in a whole shape when interrupted', () => {
  const [from, to] = [0, 1].map((at): [number, number] => [at, 1 - at]);
  const unfolding = another({ unfold: { seconds: 1, keys: [[0, {}]], shape: [from, to] } as Motion } as never);
  const shapesDuring = (count: number) =>
    Array.from({ length: count }, () => {
      unfolding.advance(0.1);
      return unfolding.shape;
    });
  unfolding.play('unfold');
  expect(unfolding.targetShape).toBe(1);
  while (unfolding.targetShape === 1) unfolding.advance(0.1);
  const shapes = shapesDuring(12);
  expect(shapes).toEqual(shapes.toSorted((a, b) => b - a));
  expect([shapes.at(-1), unfolding.motion, unfolding.isMoving]).toEqual([0, undefined, false]);
  for (const end of [() => unfolding.rest(), () => unfolding.transformTo(0)]) {
    unfolding.jumpTo(1);
    unfolding.play('unfold');
    shapesDuring(7);
    end();
    shapesDuring(30);
    expect([unfolding.shape, unfolding.motion, unfolding.isMoving]).toEqual([0, undefined, false]);
  }
  unfolding.setReducedMotion(true);
  unfolding.play('unfold');
  expect(unfolding.shape).toBeCloseTo(1 - smooth(0.35), 6);
});

test('an unknown pose or motion is named in the error', () => {
  expect(() => live.pose('fly')).toThrow(new RangeError('the robot knows no pose "fly"'));
  expect(() => live.play('fly')).toThrow(new RangeError('the robot knows no motion "fly"'));
});
