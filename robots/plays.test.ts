import { Box3, Mesh, Object3D } from 'three';
import { describe, expect, test } from 'vitest';
import { builtRobot } from '#tests/support/robots/built-robot.ts';
import { robotModels } from './live/loading/robot-models.ts';
import type { Motions } from './motions.ts';
import { playNames, type RobotName } from './names.ts';
import { type Part, PLAYS, type Play, stateAt } from './plays.ts';
import type { Robot } from './rig.ts';

interface Player {
  part: Part;
  robot: Robot;
  motions: Motions;
  stand: Object3D;
}

async function robotOf(name: RobotName): Promise<{ robot: Robot; motions: Motions }> {
  const model = await robotModels[name]();
  return { robot: builtRobot(model.make), motions: model.motions };
}

const castOf = (play: Play): Promise<Player[]> =>
  Promise.all(
    play.parts.map(async (part) => {
      const { robot, motions } = await robotOf(part.robot);
      return { part, robot, motions, stand: new Object3D() };
    }),
  );

function stand({ part, robot, motions, stand: floor }: Player, seconds: number): void {
  const { t, pose, place, yaw } = stateAt(part, motions, seconds);
  // A robot may have been on the stand of another play.
  if (robot.root.parent !== floor) floor.add(robot.root);
  floor.position.set(place[0], 0, place[1]);
  floor.rotation.y = (yaw * Math.PI) / 180;
  robot.rig.apply(t, pose);
}

/** Bounding boxes of a robot's parts in its current state. */
function boxesOf(robot: Robot): Box3[] {
  const boxes: Box3[] = [];
  robot.root.traverse((o) => {
    if (o instanceof Mesh) boxes.push(new Box3().setFromObject(o));
  });
  return boxes;
}

describe.each(playNames)('the play %s', async (name) => {
  const play: Play = PLAYS[name];
  const cast = await castOf(play);
  const seconds = Array.from({ length: 41 }, (_, i) => (play.seconds * i) / 40);

  test('uses only motions that its robots have, within its length', () => {
    for (const { part, motions } of cast) {
      for (const { at, motion, over = 0 } of part.cues) {
        if (motion !== undefined && motion !== 'rest') {
          expect(Object.keys(motions)).toContain(motion);
          expect(motions[motion]?.shape).toBeUndefined();
        }
        expect(at + over).toBeLessThanOrEqual(play.seconds);
      }
    }
  });

  test('keeps robots on the floor and apart from each other', () => {
    for (const second of seconds) {
      for (const player of cast) {
        stand(player, second);
        expect(player.robot.rig.clearance(), `${player.part.robot} at ${second}`).toBeCloseTo(0, 5);
      }
      const [first = [], other = []] = cast.map(({ robot }) => boxesOf(robot));
      expect(
        first.some((box) => other.some((beside) => beside.intersectsBox(box))),
        `they touch at ${second}`,
      ).toBe(false);
    }
  });

  test('starts and ends with all robots neutral in their first shape', () => {
    for (const { part, motions } of cast) {
      for (const second of [0, play.seconds]) {
        const { t, pose } = stateAt(part, motions, second);
        expect(t).toBe(0);
        for (const offsets of Object.values(pose))
          for (const degrees of Object.values(offsets)) expect(degrees).toBeCloseTo(0, 6);
      }
    }
  });

  test('moves without jumps', () => {
    for (const { part, motions } of cast) {
      for (let second = 0; second < play.seconds; second += 1 / 30) {
        const [now, next] = [stateAt(part, motions, second), stateAt(part, motions, second + 1 / 30)];
        expect(Math.abs(next.t - now.t)).toBeLessThan(0.02);
        expect(Math.hypot(next.place[0] - now.place[0], next.place[1] - now.place[1])).toBeLessThan(0.1);
        for (const [joint, offsets] of Object.entries(next.pose))
          for (const [channel, degrees] of Object.entries(offsets))
            expect(
              Math.abs(degrees - (now.pose[joint]?.[channel as 'rx'] ?? 0)),
              `${part.robot}: ${joint} ${channel} at ${second}`,
            ).toBeLessThan(18);
      }
    }
  });
});

test('mirrors the sides of a play', () => {
  const [left, right] = PLAYS.oldScores.parts;
  const [first, second] = PLAYS.rightOfWay.parts;
  expect([first?.robot, second?.robot]).toEqual([right?.robot, left?.robot]);
  expect(
    stateAt(second as Part, { punch: { seconds: 1, keys: [] }, walk: { seconds: 1, keys: [] } }, 3.1).place[0],
  ).toBeGreaterThan(1.9);
});
