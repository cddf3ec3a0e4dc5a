import { Box3, Mesh, Object3D } from 'three';
import { describe, expect, test } from 'vitest';
import { builtRobot } from '#tests/support/robots/built-robot.ts';
import { robotModels } from './live/loading/robot-models.ts';
import type { Motions } from './motions.ts';
import { playNames } from './names.ts';
import { type Part, PLAYS, type Play, stateAt } from './plays.ts';
import type { Robot } from './rig.ts';

interface Player {
  part: Part;
  robot: Robot;
  motions: Motions;
  stand: Object3D;
}

const castOf = (play: Play): Promise<Player[]> =>
  Promise.all(
    play.parts.map(async (part) => {
      const { make, motions } = await robotModels[part.robot]();
      return { part, robot: builtRobot(make), motions, stand: new Object3D() };
    }),
  );

function showAt({ part, robot, motions, stand }: Player, seconds: number): void {
  const { t, pose, place, yaw } = stateAt(part, motions, seconds);
  // A robot may have been on the stand of another play.
  if (robot.root.parent !== stand) stand.add(robot.root);
  stand.position.set(place[0], 0, place[1]);
  stand.rotation.y = (yaw * Math.PI) / 180;
  robot.rig.apply(t, pose);
}

/** Bounding boxes of a robot's parts in its current state. */
function boxesOf({ root }: Robot): Box3[] {
  const boxes: Box3[] = [];
  root.traverse((o) => {
    if (o instanceof Mesh) boxes.push(new Box3().setFromObject(o));
  });
  return boxes;
}

describe.each(playNames)('the play %s', async (name) => {
  const play: Play = PLAYS[name];
  const cast = await castOf(play);
  const frame = 1 / 30;

  test('uses only motions that its robots have, within its length', () => {
    for (const { part, motions } of cast)
      for (const { at, motion, over = 0 } of part.cues) {
        if (motion !== undefined && motion !== 'rest') {
          expect(Object.keys(motions)).toContain(motion);
          expect(motions[motion]?.shape).toBeUndefined();
        }
        expect(at + over).toBeLessThanOrEqual(play.seconds);
      }
  });

  test('keeps robots on the floor and apart from each other', () => {
    for (let step = 0; step <= 40; step++) {
      const second = (play.seconds * step) / 40;
      for (const player of cast) {
        showAt(player, second);
        expect(player.robot.rig.clearance(), `${player.part.robot} at ${second}`).toBeCloseTo(0, 5);
      }
      const [first = [], other = []] = cast.map(({ robot }) => boxesOf(robot));
      const doTouch = first.some((box) => other.some((beside) => beside.intersectsBox(box)));
      expect(doTouch, `they touch at ${second}`).toBe(false);
    }
  });

  test('starts and ends with all robots neutral in their first shape', () => {
    for (const { part, motions } of cast)
      for (const second of [0, play.seconds]) {
        const { t, pose } = stateAt(part, motions, second);
        expect(t).toBe(0);
        for (const degrees of Object.values(pose).flatMap((offsets) => Object.values(offsets)))
          expect(degrees).toBeCloseTo(0, 6);
      }
  });

  test('moves without jumps', () => {
    for (const { part, motions } of cast)
      for (let second = 0; second < play.seconds; second += frame) {
        const [now, next] = [second, second + frame].map((at) => stateAt(part, motions, at)) as [State, State];
        expect(Math.abs(next.t - now.t)).toBeLessThan(0.02);
        expect(Math.hypot(next.place[0] - now.place[0], next.place[1] - now.place[1])).toBeLessThan(0.1);
        for (const [joint, offsets] of Object.entries(next.pose))
          for (const [channel, degrees] of Object.entries(offsets)) {
            const before = now.pose[joint]?.[channel as 'rx'] ?? 0;
            expect(Math.abs(degrees - before), `${part.robot}: ${joint} ${channel} at ${second}`).toBeLessThan(18);
          }
      }
  });
});

type State = ReturnType<typeof stateAt>;

test('a play can be the mirror of another', () => {
  const [left, right] = PLAYS.oldScores.parts;
  const [first, second] = PLAYS.rightOfWay.parts;
  expect([first?.robot, second?.robot]).toEqual([right?.robot, left?.robot]);
  const motion = { seconds: 1, keys: [] };
  expect(stateAt(second as Part, { punch: motion, walk: motion }, 3.1).place[0]).toBeGreaterThan(1.9);
});
