import { legs, type Motion, motion } from '../motions.ts';
import type { Pose } from '../rig.ts';

/** One beat: the hips to one side (`way` 1 is left), the arm of that side up, the other low. */
const beat = (way: 1 | -1, high: number): Pose => {
  const [up, down] = way === 1 ? (['L', 'R'] as const) : (['R', 'L'] as const);
  return {
    root: { ry: way * -14 },
    pelvis: { rz: way * 5 },
    torso: { rz: way * -9, ry: way * 10 },
    head: { rz: way * 9, ry: way * 12, rx: -6 },
    [`shoulder${up}`]: { rx: -20, rz: 60 + high * 50 },
    [`elbow${up}`]: { rx: -26, rz: 10 },
    [`shoulder${down}`]: { rx: -16, rz: 16 },
    [`elbow${down}`]: { rx: -60 },
    [`hip${up}`]: { rx: -4, rz: way === 1 ? -5 : 5 },
    [`knee${up}`]: { rx: 6 },
    [`ankle${up}`]: { rx: -2 },
    ...legs(-18, 36, -10, down),
  };
};
const dip: Pose = {
  ...legs(-18, 34, -16),
  torso: { rx: 6 },
  shoulder: { rx: -30, rz: 20 },
  elbow: { rx: -70 },
  head: { rx: 6 },
};

/** Light on its feet: left, right, left, right, down, and both arms up. */
export const DANCE = motion(
  4.2,
  [0.1, dip],
  [0.2, beat(1, 0.6)],
  [0.32, beat(-1, 0.6)],
  [0.44, beat(1, 1)],
  [0.56, beat(-1, 1)],
  [0.67, { ...dip, root: { ry: 12 } }],
  [0.78, { shoulder: { rx: -20, rz: 108 }, elbow: { rx: -20, rz: 12 }, head: { rx: -12 }, torso: { rx: -4 } }],
  [0.88, { ...dip, shoulder: { rx: -10, rz: 40 } }],
);

/** From its capsule: it rocks, opens, stretches, looks around, and closes again. */
export const WAKE_UP: Motion = {
  shape: [
    [0, 1],
    [0.2, 1],
    [0.46, 0],
    [0.8, 0],
    [1, 1],
  ],
  ...motion(
    4.8,
    [0.06, { root: { rz: 5 } }],
    [0.12, { root: { rz: -5 }, head: { py: 0.04 } }],
    [0.2, { root: { rz: 2 }, head: { py: 0.1, ry: 18 } }],
    [0.46, { torso: { rx: 6 }, head: { rx: 6 }, shoulder: { rx: -20, rz: 20 } }],
    [0.58, { torso: { rx: -6 }, head: { rx: -14 }, shoulder: { rx: -30, rz: 104 }, elbow: { rx: -10 } }],
    [0.66, { torso: { ry: 10 }, head: { ry: 26, rz: 5 }, shoulder: { rz: 40 }, elbow: { rx: -40 } }],
    [0.76, { torso: { ry: -10 }, head: { ry: -26, rz: -5 }, shoulder: { rz: 12 }, elbow: { rx: -20 } }],
  ),
};

/** Lifts one forearm before the face and looks at it; `turn` shows its other side. */
const check = (side: 'L' | 'R', turn: number): Pose => {
  const sign = side === 'L' ? 1 : -1;
  return {
    torso: { ry: sign * -8 },
    head: { ry: sign * 14, rx: 14, rz: sign * 4 },
    [`shoulder${side}`]: { rx: -52, rz: 26, ry: -14 },
    [`elbow${side}`]: { rx: -58, ry: turn * 36 },
    [`hand${side}`]: { ry: turn * 50 },
    ...legs(-5, 9, -4, side),
  };
};

/** It checks its left tool, its right one, then both lamps on its head. */
export const INSPECT = motion(
  4.6,
  [0.16, check('L', -0.4)],
  [0.28, check('L', 1)],
  [0.42, check('R', -0.4)],
  [0.54, check('R', 1)],
  [0.68, { shoulder: { rx: -24, rz: 84 }, elbow: { rx: -60, rz: 36 }, head: { rx: 4 } }],
  [0.76, { shoulder: { rx: -24, rz: 88 }, elbow: { rx: -60, rz: 44 }, head: { rx: -8, ry: 14 } }],
  [0.84, { shoulder: { rx: -24, rz: 86 }, elbow: { rx: -60, rz: 42 }, head: { rx: -8, ry: -14 } }],
);

const WHEEL_RADIUS = 0.3;
/** On the way to the right: the wheels turn as far as it drives. */
const drive = (distance: number, other: Pose = {}): Pose => {
  const turn = { rx: (distance / WHEEL_RADIUS) * (180 / Math.PI) };
  return { root: { ry: 90, px: distance }, front: turn, rear: turn, ...other };
};

/** It turns and folds to a runner, drives off, and comes back in reverse with a look over its shoulder. */
export const DRIVE_OFF: Motion = {
  shape: [
    [0, 0],
    [0.26, 1],
    [0.76, 1],
    [1, 0],
  ],
  ...motion(
    5.6,
    [0.26, drive(0)],
    [0.36, drive(-0.5)],
    [0.52, drive(7.2)],
    [0.74, drive(0, { head: { ry: 36 } })],
    [0.8, { ...drive(0), root: { ry: 82 } }],
  ),
};
