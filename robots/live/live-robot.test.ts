import { beforeAll, expect, test } from 'vitest';
import { smooth } from '../kit/place.ts';
import { compact } from '../models/compact/compact.ts';
import { dinosaur } from '../models/dinosaur/dinosaur.ts';
import { type Motion, ON_TWO_LEGS } from '../motions.ts';
import { LiveRobot } from './live-robot.ts';

let live: LiveRobot;
const matrices = () => {
  const out: number[] = [];
  live.robot.root.traverse((o) => out.push(...o.matrixWorld.elements));
  return out;
};
const run = (seconds: number) => {
  for (let i = 0; i < seconds * 60; i++) live.advance(1 / 60);
};

beforeAll(() => {
  live = new LiveRobot(compact(), ON_TWO_LEGS);
});

test('transforms and returns exactly to its first shape', () => {
  const before = matrices();
  live.transformTo(1);
  expect(live.isMoving).toBe(true);
  run(4);
  expect(live.shape).toBe(1);
  expect(live.isMoving).toBe(false);
  live.transformTo(0);
  run(4);
  expect(live.shape).toBe(0);
  expect(matrices()).toEqual(before);
});

test('ends a motion in the neutral pose, and stays on the floor throughout', () => {
  const before = matrices();
  live.play('wave');
  for (let i = 0; i < 300 && live.isMoving; i++) {
    live.advance(1 / 60);
    expect(live.robot.rig.clearance()).toBeCloseTo(0, 5);
  }
  expect(live.isMoving).toBe(false);
  expect(matrices()).toEqual(before);
});

test('walks until it rests', () => {
  live.play('walk');
  run(10);
  expect(live.isMoving).toBe(true);
  live.rest();
  run(1);
  expect(live.isMoving).toBe(false);
});

test('returns to its first shape before a motion', () => {
  live.jumpTo(1);
  live.play('bow');
  run(1);
  expect(live.shape).toBeGreaterThan(0);
  run(6);
  expect(live.shape).toBe(0);
  expect(live.isMoving).toBe(false);
});

test('with reduced motion reaches shapes at once and shows one pose of a motion', () => {
  const calm = new LiveRobot(compact(), ON_TWO_LEGS, true);
  calm.transformTo(1);
  expect([calm.shape, calm.isMoving]).toEqual([1, false]);
  calm.play('wave');
  expect([calm.shape, calm.isMoving]).toEqual([0, false]);
  expect(calm.currentPose.shoulderL?.rz).toBeGreaterThan(45);
});

test('reports the current motion, however it ends', () => {
  const walker = new LiveRobot(live.robot, ON_TWO_LEGS);
  const ends: (() => void)[] = [
    () => walker.rest(),
    () => walker.jumpTo(0.4),
    () => walker.transformTo(1),
    () => walker.pose({}),
  ];
  for (const end of ends) {
    walker.play('walk');
    walker.advance(1);
    expect(walker.motion).toBe('walk');
    end();
    expect(walker.motion).toBeUndefined();
    walker.jumpTo(0);
  }
  walker.play('walk');
  walker.transformTo(0);
  expect(walker.motion).toBe('walk');
  walker.play('wave');
  expect(walker.motion).toBe('wave');
  for (let i = 0; i < 300; i++) walker.advance(1 / 60);
  expect(walker.motion).toBeUndefined();
});

test('ends a movement at its target when reduced motion is switched on', () => {
  const other = new LiveRobot(live.robot, ON_TWO_LEGS);
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

test('reports the target shape at once', () => {
  const other = new LiveRobot(live.robot, ON_TWO_LEGS);
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

test('takes a pose only in the shape that it belongs to', () => {
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
  beast.pose('roar');
  beast.advance(0.2);
  beast.transformTo(0);
  expect(end()).toEqual([0, undefined, {}]);
  beast.pose('roar');
  end();
  beast.transformTo(0);
  expect(end()).toEqual([0, undefined, {}]);
  beast.pose('roar');
  beast.advance(0.2);
  beast.setReducedMotion(true);
  expect([beast.isMoving, ...end()]).toEqual([false, 1, 'roar', roar]);
  beast.pose('hero');
  expect([beast.isMoving, ...end()]).toEqual([false, 0, 'hero', hero]);
});

test('follows the shape of a motion, and ends in a whole shape when interrupted', () => {
  const [from, to] = [0, 1].map((at): [number, number] => [at, 1 - at]);
  const unfold = { seconds: 1, keys: [[0, {}]], shape: [from, to] } as Motion;
  const unfolding = new LiveRobot(live.robot, { unfold });
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

test('names the unknown pose or motion in the error', () => {
  expect(() => live.pose('fly')).toThrow(new RangeError('the robot knows no pose "fly"'));
  expect(() => live.play('fly')).toThrow(new RangeError('the robot knows no motion "fly"'));
});
