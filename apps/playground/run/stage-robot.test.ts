import { expect, test } from 'vitest';
import type { Shape } from '#robots/live/live-view-types.ts';
import { createStageRobot } from './stage-robot.ts';

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
    transformTo: record('transform to'),
    jumpTo: record('jump to'),
  };
  return { robot, calls };
}

test('forwards calls to the current robot', () => {
  const { robot, calls } = recordingRobot();
  const stageRobot = createStageRobot();
  expect(stageRobot.secondsOf('wave')).toBe(2);
  stageRobot.connect(robot);
  calls.length = 0;
  stageRobot.home();
  stageRobot.play('wave');
  stageRobot.transformTo('other');
  expect(calls).toEqual(['home', 'play wave', 'transform to other']);
  expect(stageRobot.secondsOf('wave')).toBe(3);
});

test('continues a walk on the next robot', () => {
  const { robot, calls } = recordingRobot();
  const stageRobot = createStageRobot();
  stageRobot.play('walk');
  stageRobot.travel(0.75, 0);
  stageRobot.connect(robot);
  expect(calls).toEqual(['jump to 0', 'play walk', 'travel 0.75 0']);
});

test('restores the shape and the bent joints on the next robot', () => {
  const { robot, calls } = recordingRobot();
  const stageRobot = createStageRobot();
  stageRobot.play('wave');
  stageRobot.rest();
  stageRobot.transformTo('other');
  stageRobot.bend('head', 'ry', 20);
  stageRobot.bend('torso', 'ry', 5);
  stageRobot.bend('head', 'ry', 30);
  stageRobot.connect(robot);
  stageRobot.connect(robot);
  expect(calls).toEqual(['jump to 1', 'bend torso ry 5', 'bend head ry 30', 'travel 0 0']);
});

test('keeps the shape when the picture replaces the robot', () => {
  const { robot } = recordingRobot();
  const stageRobot = createStageRobot();
  stageRobot.connect(Object.assign(robot, { shape: 1, targetShape: 'other' }));
  stageRobot.connect(undefined);
  expect(stageRobot.shape).toBe(1);
});

test('continues a transformation on the next robot, and ends it when the picture replaces the robot', () => {
  const leavingRobot = Object.assign(recordingRobot().robot, { shape: 0.3, targetShape: 'other' });
  const { robot, calls } = recordingRobot();
  const stageRobot = createStageRobot();
  stageRobot.connect(leavingRobot);
  stageRobot.connect(robot);
  expect(calls).toEqual(['jump to 0.3', 'transform to other', 'travel 0 0']);
  stageRobot.connect(leavingRobot);
  stageRobot.connect(undefined);
  expect([stageRobot.shape, stageRobot.targetShape]).toEqual([1, 'other']);
});
