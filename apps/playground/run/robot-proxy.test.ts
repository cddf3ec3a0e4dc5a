import { expect, test } from 'vitest';
import type { Shape } from '#robots/live/live-view-types.ts';
import { createRobotProxy } from './robot-proxy.ts';
import { createStandInRobot } from './stand-in-robot.ts';

/** A live robot that records its calls. */
function recordingRobot() {
  const calls: string[] = [];
  const record =
    (what: string) =>
    (...values: (string | number)[]) =>
      void calls.push([what, ...values].join(' '));
  const robot = {
    shape: 0,
    targetShape: 'first' as Shape,
    secondsOf: () => 3,
    ...{
      play: record('play'),
      rest: record('rest'),
      travel: record('travel'),
      bend: record('bend'),
      home: record('home'),
    },
    ...{ transformTo: record('transform to'), jumpTo: record('jump to') },
  };
  return { robot, calls };
}

test('forwards calls to the current robot', () => {
  const { robot, calls } = recordingRobot();
  const proxy = createRobotProxy(createStandInRobot());
  expect(proxy.secondsOf('wave')).toBe(2);
  proxy.replaceWith(robot);
  calls.length = 0;
  proxy.home();
  proxy.play('wave');
  proxy.transformTo('other');
  expect(calls).toEqual(['home', 'play wave', 'transform to other']);
  expect(proxy.secondsOf('wave')).toBe(3);
});

test('continues a walk on the next robot', () => {
  const { robot, calls } = recordingRobot();
  const proxy = createRobotProxy(createStandInRobot());
  proxy.play('walk');
  proxy.travel(0.75, 0);
  proxy.replaceWith(robot);
  expect(calls).toEqual(['jump to 0', 'play walk', 'travel 0.75 0']);
});

test('restores the shape and the bent joints on the next robot', () => {
  const { robot, calls } = recordingRobot();
  const proxy = createRobotProxy(createStandInRobot());
  proxy.play('wave');
  proxy.rest();
  proxy.transformTo('other');
  proxy.bend('head', 'ry', 20);
  proxy.bend('torso', 'ry', 5);
  proxy.bend('head', 'ry', 30);
  proxy.replaceWith(robot);
  proxy.replaceWith(robot);
  expect(calls).toEqual(['jump to 1', 'bend torso ry 5', 'bend head ry 30', 'travel 0 0']);
});

test('keeps the shape when the picture replaces the robot', () => {
  const { robot } = recordingRobot();
  const picture = createStandInRobot();
  const proxy = createRobotProxy(picture);
  proxy.replaceWith(Object.assign(robot, { shape: 1, targetShape: 'other' }));
  proxy.replaceWith(picture);
  expect(proxy.shape).toBe(1);
});

test('continues a transformation on the next robot', () => {
  const leavingRobot = Object.assign(recordingRobot().robot, { shape: 0.3, targetShape: 'other' });
  const { robot, calls } = recordingRobot();
  const proxy = createRobotProxy(leavingRobot);
  proxy.replaceWith(robot);
  expect(calls).toEqual(['jump to 0.3', 'transform to other', 'travel 0 0']);
  const picture = createStandInRobot();
  createRobotProxy(leavingRobot).replaceWith(picture);
  expect([picture.shape, picture.targetShape]).toEqual([1, 'other']);
});
