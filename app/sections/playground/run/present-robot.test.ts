import { expect, test } from 'vitest';
import type { Shape } from '#robots/live/live-view.ts';
import { pictureRobot } from './picture-robot.ts';
import { presentRobot } from './present-robot.ts';

/** A live robot that records its calls. */
function liveRobot() {
  const told: string[] = [];
  const write =
    (what: string) =>
    (...values: (string | number)[]) =>
      void told.push([what, ...values].join(' '));
  const robot = {
    shape: 0,
    goal: 'first' as Shape,
    secondsOf: () => 3,
    ...{ play: write('play'), rest: write('rest'), travel: write('travel'), bend: write('bend'), home: write('home') },
    ...{ transformTo: write('transform to'), holdAt: write('hold at') },
  };
  return { robot, told };
}

test('forwards calls to the current robot', () => {
  const { robot, told } = liveRobot();
  const present = presentRobot(pictureRobot());
  expect(present.secondsOf('wave')).toBe(2);
  present.become(robot);
  told.length = 0;
  present.home();
  present.play('wave');
  present.transformTo('other');
  expect(told).toEqual(['home', 'play wave', 'transform to other']);
  expect(present.secondsOf('wave')).toBe(3);
});

test('continues a walk on the next robot', () => {
  const { robot, told } = liveRobot();
  const present = presentRobot(pictureRobot());
  present.play('walk');
  present.travel(0.75, 0);
  present.become(robot);
  expect(told).toEqual(['hold at 0', 'play walk', 'travel 0.75 0']);
});

test('restores the shape and the bent joints on the next robot', () => {
  const { robot, told } = liveRobot();
  const present = presentRobot(pictureRobot());
  present.play('wave');
  present.rest();
  present.transformTo('other');
  present.bend('head', 'ry', 20);
  present.bend('torso', 'ry', 5);
  present.bend('head', 'ry', 30);
  present.become(robot);
  present.become(robot);
  expect(told).toEqual(['hold at 1', 'bend torso ry 5', 'bend head ry 30', 'travel 0 0']);
});

test('keeps the shape when the picture replaces the robot', () => {
  const { robot } = liveRobot();
  const picture = pictureRobot();
  const present = presentRobot(picture);
  present.become(Object.assign(robot, { shape: 1, goal: 'other' }));
  present.become(picture);
  expect(present.shape).toBe(1);
});

test('continues a transformation on the next robot', () => {
  const leaves = Object.assign(liveRobot().robot, { shape: 0.3, goal: 'other' });
  const { robot, told } = liveRobot();
  const present = presentRobot(leaves);
  present.become(robot);
  expect(told).toEqual(['hold at 0.3', 'transform to other', 'travel 0 0']);
  const picture = pictureRobot();
  presentRobot(leaves).become(picture);
  expect([picture.shape, picture.goal]).toEqual([1, 'other']);
});
