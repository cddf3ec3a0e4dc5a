import { type Motion, motion } from '../motions.ts';
import type { Pose } from '../rig.ts';

const STAYS_FOLDED: Motion['shape'] = [
  [0, 1],
  [1, 1],
];

const aimAt = (turn: number, lift: number): Pose => ({ turret: { rz: turn }, gun: { rx: lift } });
const recoil = (by: number): Pose => ({ ...aimAt(-32, 11), barrel: { py: by }, root: { rx: by * -8, pz: by * -0.3 } });

/** In the shape of a tank: the turret sweeps, the cannon finds a target and follows it, then recoils. */
export const SWEEP: Motion = {
  shape: STAYS_FOLDED,
  ...motion(
    4.4,
    [0.2, aimAt(36, 3)],
    [0.3, aimAt(40, 5)],
    [0.52, aimAt(-24, 7)],
    [0.68, aimAt(-32, 11)],
    [0.705, recoil(0.36)],
    [0.78, recoil(0.05)],
    [0.84, aimAt(-30, 8)],
  ),
};

/** Knees bent, fists before the chest; `low` from 0 to 1 bends them further. */
const onGuard = (low: number, other: Pose = {}): Pose => ({
  hip: { rx: -10 - 12 * low, rz: 3 },
  knee: { rx: 18 + 22 * low },
  ankle: { rx: -8 - 10 * low, rz: -3 },
  torso: { rx: 6 + 6 * low },
  head: { rx: -4 },
  shoulder: { rx: -34, rz: 8, ry: -16 },
  elbow: { rx: -74 },
  ...other,
});
const jab: Pose = { torso: { rx: 10, ry: -24 }, head: { ry: 18 }, shoulderL: { rx: -82, rz: 4 }, elbowL: { rx: 8 } };
const cross: Pose = { torso: { rx: 12, ry: 30 }, head: { ry: -22 }, shoulderR: { rx: -84, rz: 2 }, elbowR: { rx: 8 } };
const hook: Pose = {
  torso: { rx: 8, ry: -32 },
  head: { ry: 24 },
  shoulderL: { rx: -66, rz: 14, ry: -30 },
  elbowL: { rx: -40 },
};
/** One arm strikes, the other stays on guard. */
const strike = (low: number, blow: Pose): Pose => {
  const { shoulder, elbow, ...body } = onGuard(low);
  return { ...body, shoulderL: shoulder, elbowL: elbow, shoulderR: shoulder, elbowR: elbow, ...blow };
};

/** Shadow boxing: two jabs and a cross, two ducks, a hook. */
export const SPAR = motion(
  4,
  [0.12, onGuard(0.5)],
  [0.18, strike(0.1, jab)],
  [0.25, onGuard(0.4)],
  [0.31, strike(0, jab)],
  [0.38, strike(0.3, cross)],
  [0.47, onGuard(0.3)],
  [0.56, onGuard(1, { torso: { rx: 20, rz: 14, ry: 6 }, head: { rx: -14, rz: -6 } })],
  [0.65, onGuard(1, { torso: { rx: 20, rz: -14, ry: -6 }, head: { rx: -14, rz: 6 } })],
  [0.73, strike(0.2, hook)],
  [0.84, onGuard(0.3)],
);

/** The tail's swing to the left, each part a little further than the one before. */
const tail = (swing: number): Pose =>
  Object.fromEntries([0, 1, 2, 3, 4, 5].map((i) => [`tail${i}`, { ry: swing * (1 + i * 0.16) }]));
/** Turns the spine by `up` degrees over legs that stay where they are, and bends the two halves of the neck. */
const rear = (up: number, gape: number, turn: number, swing: number): Pose => {
  const { tail0 = {}, ...rest } = tail(swing);
  return {
    ...rest,
    pelvis: { rx: -up },
    hip: { rx: up * 0.8 },
    knee: { rx: up * 0.3 },
    foot: { rx: up * -0.1 },
    tail0: { ...tail0, rx: up * 0.85 },
    torso: { rx: up * -0.2 },
    neckL: { rx: up * -0.3, ry: turn },
    neckR: { rx: up * -0.3, ry: -turn },
    napeL: { ry: turn * 0.7 },
    napeR: { ry: turn * -0.7 },
    skull: { rx: up * 0.2 },
    jaw: { rx: gape },
    shoulder: { rx: up * -0.6 },
    elbow: { rx: up * 0.9 },
  };
};

/** In the shape of a dinosaur: it crouches, rears up, roars to both sides and snaps its jaws. */
export const REAR_UP: Motion = {
  shape: STAYS_FOLDED,
  ...motion(
    4.4,
    [0.13, rear(-8, -8, 3, -4)],
    [0.3, rear(24, 22, -4, 5)],
    [0.4, rear(26, 27, -9, 8)],
    [0.5, rear(25, 25, 6, -4)],
    [0.6, rear(22, 26, 10, -9)],
    [0.72, rear(-6, -9, 0, 3)],
    [0.77, rear(-5, 14, 0, 5)],
    [0.82, rear(-7, -9, 0, 4)],
  ),
};
