import { legs, type Motion, motion } from '../motions.ts';
import type { Pose } from '../rig.ts';

const crouch: Pose = {
  ...legs(-26, 48, -22),
  torso: { rx: 12 },
  head: { rx: -6 },
  shoulder: { rx: 24, rz: 10 },
  elbow: { rx: -20 },
};
/** Leans forward and to the side, as far as it can without falling. */
const bank = (lean: number, roll: number): Pose => ({
  root: { rx: lean, rz: roll },
  torso: { rx: 4, rz: roll * 0.5 },
  head: { rx: -14, ry: roll * -1.2 },
  shoulderL: { rz: 18 - roll },
  shoulderR: { rz: 18 + roll },
});

/** It crouches, the wings spring open, and it tilts into flight on the toes of one boot. */
export const TAKE_OFF: Motion = {
  shape: [
    [0, 0],
    [0.14, 0.06],
    [0.36, 1],
    [0.74, 1],
    [1, 0],
  ],
  ...motion(4.4, [0.15, crouch], [0.36, bank(8, 0)], [0.52, bank(14, 7)], [0.68, bank(13, -7)], [0.8, bank(4, 0)]),
};

const lookOut = (turn: number, far: number): Pose => ({
  torso: { ry: turn * 22, rx: 3 },
  head: { ry: turn * (24 + far * 12), rx: 2 },
  shoulderL: { rx: -8, rz: 8 },
  elbowL: { rx: -40 },
  shoulderR: { rx: -8, rz: 8 },
  elbowR: { rx: -40 },
  ...legs(-4, 8, -4),
});
const salute = (firm: number): Pose => ({
  torso: { ry: -8 },
  head: { ry: 12, rx: -5 - firm },
  shoulderL: { rx: -56 - firm, rz: 74, ry: -6 },
  elbowL: { rx: -98 - firm * 2 },
  handL: { rx: -8 },
  shoulderR: { rx: 6, rz: 6 },
  elbowR: { rx: -10 },
});

/** It searches the horizon from left to right, then stands up straight and salutes. */
export const SCAN = motion(
  4.6,
  [0.16, lookOut(1, 0)],
  [0.26, lookOut(1, 1)],
  [0.42, lookOut(-1, 0)],
  [0.52, lookOut(-1, 1)],
  [0.6, { torso: { ry: -4 }, head: { rx: 4 } }],
  [0.72, salute(0)],
  [0.86, salute(2)],
);
