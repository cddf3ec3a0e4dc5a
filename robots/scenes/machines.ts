import { motion } from '../motions.ts';
import type { Pose } from '../rig.ts';

const look = (turn: number, tilt: number): Pose => ({
  turret: { ry: turn },
  head: { ry: turn * 0.3, rx: tilt, rz: turn * -0.12 },
  wing: { rz: 6 },
});
const reach = (down: number): Pose => ({
  turret: { ry: -12 },
  mast: { rx: 16 },
  head: { rx: 18, ry: -8 },
  arm: { rx: 24 + down * 16 },
  forearm: { rx: down * 8 },
  gripper: { rx: down * -20 },
});

/** The mast rises and looks around, then the arm takes a sample of the ground and shows it to the head. */
export const SURVEY = motion(
  4.8,
  [0.1, { mast: { rx: -64 }, head: { rx: 38 } }],
  [0.22, { mast: { rx: 3 }, head: { rx: -10 }, wing: { rz: 5 } }],
  [0.34, look(46, -6)],
  [0.46, look(-46, 2)],
  [0.57, reach(0)],
  [0.63, reach(1)],
  [0.68, reach(0.4)],
  [0.73, reach(1)],
  [
    0.86,
    {
      turret: { ry: -16 },
      mast: { rx: 6 },
      head: { rx: 16, ry: -10, rz: 8 },
      arm: { rx: -54 },
      forearm: { rx: -34 },
      gripper: { rx: 20 },
    },
  ],
);

/** One beat: where the ring is (`side`, to the left), and how high. */
const beat = (side: number, up: number): Pose => ({
  turret: { ry: side * 30 },
  a1: { rx: up * -14 },
  a2: { rx: up * -22 },
  head: { rx: up * 14, rz: side * -18 },
});

/** Like an orchestra's conductor: down, left, right and up, twice, the second time larger; then all hold still. */
export const CONDUCT = motion(
  4.8,
  [0.1, beat(0, 0.9)],
  [0.18, beat(0.1, -0.7)],
  [0.26, beat(0.8, 0)],
  [0.34, beat(-0.8, -0.1)],
  [0.42, beat(-0.1, 1)],
  [0.5, beat(0.1, -1)],
  [0.58, beat(1.2, 0.1)],
  [0.66, beat(-1.2, 0)],
  [0.74, beat(0, 1.5)],
  [0.82, { ...beat(0, 1.6), head: { rx: 30 } }],
  [0.9, { a1: { rx: 8 }, a2: { rx: 4 }, head: { rx: 26 } }],
);
