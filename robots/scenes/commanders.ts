import { legs, motion } from '../motions.ts';
import type { Pose } from '../rig.ts';

const fist = (tight: number): Pose => ({
  torso: { ry: -6, rx: 1 + tight },
  head: { rx: 8 + tight * 2, ry: 4 },
  shoulderR: { rx: -14, rz: 18, ry: -60 - tight * 4 },
  elbowR: { rx: -66 - tight * 3 },
  shoulderL: { rx: 4, rz: 4 },
  elbowL: { rx: -10 },
});
const point = (reach: number): Pose => ({
  torso: { ry: 20 + reach * 2, rx: 2 },
  head: { ry: -12, rx: -3 - reach },
  shoulderR: { rx: -72 - reach * 4, rz: 10 },
  elbowR: { rx: 14 },
  shoulderL: { rx: 12, rz: 8 },
  elbowL: { rx: -22 },
  ...legs(-16, 20, -4, 'R'),
  ...legs(8, 2, -10, 'L'),
});

/** Slow and sure: the fist comes to the chest, then the arm points ahead. */
export const LEAD = motion(
  4.4,
  [0.22, fist(0)],
  [0.34, fist(1.5)],
  [0.41, { ...fist(1), shoulderR: { rx: -52, rz: 30, ry: -24 }, elbowR: { rx: -64 } }],
  [0.56, point(0)],
  [0.78, point(1.5)],
);

const offer = (side: 'L' | 'R', open: number): Pose => {
  const other = side === 'L' ? 'R' : 'L',
    sign = side === 'L' ? 1 : -1;
  return {
    torso: { ry: sign * 14, rz: sign * -2 },
    head: { ry: sign * (8 + open * 16), rx: 4 - open * 4 },
    [`shoulder${side}`]: { rx: -34 - open * 8, rz: 34 + open * 16, ry: 30 },
    [`elbow${side}`]: { rx: -44 + open * 18, rz: 10 },
    [`hand${side}`]: { ry: 60 },
    [`shoulder${other}`]: { rx: 6, rz: 6 },
    [`elbow${other}`]: { rx: -34 },
    ...legs(-8, 14, -6, other),
  };
};

/** The robot presents itself: it turns, opens one hand, then the other, and bows a little. */
export const PRESENT = motion(
  4.4,
  [0.2, { ...offer('L', 0), root: { ry: 16 } }],
  [0.36, { ...offer('L', 1), root: { ry: 18 } }],
  [0.56, { ...offer('R', 0.3), root: { ry: -14 } }],
  [0.7, { ...offer('R', 1), root: { ry: -16 } }],
  [
    0.85,
    {
      torso: { rx: 16 },
      head: { rx: 10 },
      shoulder: { rx: -10, rz: 22, ry: 20 },
      elbow: { rx: -22 },
      ...legs(-4, 6, -2),
    },
  ],
);

/** On the right knee; `low` from 0 to 1. */
const kneel = (low: number, bow: number): Pose => ({
  hipL: { rx: -90 * low, rz: 6 * low },
  kneeL: { rx: 92 * low },
  ankleL: { rx: -2 * low, rz: -6 * low },
  hipR: { rx: 2 * low },
  kneeR: { rx: 84 * low },
  ankleR: { rx: 26 * low },
  torso: { rx: 6 + bow * 14, ry: -6 * low },
  head: { rx: bow * 22 - 4 },
  shoulderL: { rx: -34 * low, rz: 8 },
  elbowL: { rx: -52 * low },
  shoulderR: { rx: -6 - 12 * low, rz: 10 },
  elbowR: { rx: -16 * low },
});

const apart: Pose = { hip: { rz: 3 }, ankle: { rz: -3 } };

/** It goes down on one knee, bows its head, and rises to its full height. */
export const RISE = motion(
  4.6,
  [0.24, kneel(1, 0.6)],
  [0.42, kneel(1, 1)],
  [0.5, kneel(0.96, 0.1)],
  [0.72, { ...apart, torso: { rx: -5 }, head: { rx: -12 }, shoulder: { rx: 8, rz: 22 }, elbow: { rx: -30 } }],
  [0.82, { ...apart, torso: { rx: -6 }, head: { rx: -8 }, shoulder: { rx: 6, rz: 24 }, elbow: { rx: -36 } }],
);
