/**
 * Motions of robots without ankles: a rover, a ring light on an arm, a dinosaur with a tail. Those without legs and
 * fists neither walk nor punch.
 */
import { type Motion, type Motions, motion, ON_TWO_LEGS } from './motions.ts';
import type { Pose } from './rig.ts';

const holdPose = (seconds: number, pose: Pose): Motion => motion(seconds, [0.35, pose], [0.65, pose]);
const swingBetween = (seconds: number, one: Pose, other: Pose): Motion => motion(seconds, [0.3, one], [0.65, other]);
const nodBetween = (seconds: number, up: Pose, down: Pose): Motion =>
  motion(seconds, [0.3, down], [0.5, up], [0.75, down]);

export const ON_SIX_WHEELS: Motions = {
  wave: swingBetween(
    3.2,
    { arm: { rx: -50 }, forearm: { rx: -50, rz: 24 } },
    { arm: { rx: -50 }, forearm: { rx: -50, rz: -24 } },
  ),
  nod: nodBetween(1.6, { head: { rx: -8 } }, { head: { rx: 18 } }),
  bow: holdPose(2.6, { mast: { rx: 24 }, head: { rx: 10 } }),
  cheer: swingBetween(
    3,
    { turret: { ry: 50 }, wing: { rz: 14 }, head: { rx: -12 } },
    { turret: { ry: -50 }, wing: { rz: 14 }, head: { rx: -12 } },
  ),
};

export const ON_A_TURRET: Motions = {
  wave: swingBetween(2.6, { head: { ry: 34 } }, { head: { ry: -34 } }),
  nod: nodBetween(1.6, { head: { rx: -8 } }, { head: { rx: 20 } }),
  bow: holdPose(2.6, { a1: { rx: 16 }, head: { rx: 24 } }),
  cheer: swingBetween(2.8, { turret: { ry: 70 }, head: { rx: -16 } }, { turret: { ry: -70 }, head: { rx: -16 } }),
};

const swing = (by: number): Pose =>
  Object.fromEntries([0, 1, 2, 3, 4, 5].map((i) => [`tail${i}`, { ry: by * (1 - i * 0.1) }]));
/** Renames the joints of two legs to those of a dinosaur. */
const onItsFeet = (pose: Pose): Pose =>
  Object.fromEntries(Object.entries(pose).map(([joint, offsets]) => [joint.replace('ankle', 'foot'), offsets]));

export const WITH_A_TAIL: Motions = {
  ...Object.fromEntries(
    Object.entries(ON_TWO_LEGS).map(([name, motion]) => {
      const swayed = motion.keys.map(
        ([at, pose], index) =>
          [at, { ...onItsFeet(pose), ...swing(name === 'walk' ? (index % 2 ? 3 : -3) : 0) }] as [number, Pose],
      );
      return [name, { ...motion, keys: swayed }];
    }),
  ),
  cheer: swingBetween(
    2.8,
    { ...swing(14), head: { rx: -12 }, shoulder: { rz: 60 }, elbow: { rx: -40 } },
    { ...swing(-14), head: { rx: -12 }, shoulder: { rz: 60 }, elbow: { rx: -40 } },
  ),
};
