/**
 * Arms and legs of the agent in joint space (left side, limb along -Y). The hinge of the knee lies behind leg and shin,
 * so that they fold onto each other.
 */
import { strut } from '../../kit/fittings.ts';
import { barrel, bolts } from '../../kit/loft.ts';
import { type Kit, mirrored, P, put, type V3 } from '../../kit/place.ts';
import { ringWheel } from '../../kit/ring-wheel.ts';
import { ball, bellows, knuckle, panels } from '../../kit/rounded.ts';
import { box, cyl, hull, ring } from '../../kit/solid.ts';

/** Half the distance between the axes of the folded thigh and shin. */
export const FOLD = 0.13;
const ARM = barrel([[-0.46, 0.075, 0.08], [-0.3, 0.098, 0.104], [-0.12, 0.09, 0.095]], 2.4);
const FOREARM = barrel([[-0.48, 0.088, 0.092], [-0.38, 0.108, 0.112], [-0.2, 0.118, 0.122], [-0.06, 0.088, 0.094]],
  2.4);
const THIGH = barrel([[-0.62, 0.105, 0.108], [-0.42, 0.128, 0.13], [-0.2, 0.142, 0.14], [-0.06, 0.115, 0.12]], 2.5);
const ROUND = [-90, -30, 30, 90, 150, 210, 270];

export const agentWheel = (): Kit => ringWheel(0.3, 0.115);

export function agentUpperArm(): Kit {
  return [
    ...ball(0.118, 'frame', 32),
    P(cyl(0.07, 0.46, 0.02, 28), 'dark', [0, -0.26, 0]),
      P(cyl(0.06, 0.16, 0.014, 28), 'frame', [0.08, 0, 0], [0, 0, 90]),
    ...panels(ARM, [-0.45, -0.25, -0.13], ROUND, (i, j) => (i === 0 && j === 3 ? 'paint2' : 'paint'), 0.004),
    P(ring(0.07, 0.096, 0.022, 0.007, 36), 'trim', [0, -0.46, 0]),
  ];
}
export function agentForeArm(): Kit {
  const k: Kit = [
    ...knuckle(0.078, 0.17, 'trim'),
    P(cyl(0.08, 0.42, 0.02, 28), 'dark', [0, -0.26, 0]),
    ...panels(FOREARM, [-0.46, -0.36, -0.08], ROUND,
      (i, j) => (i === 0 ? 'paint2' : j === 2 || j === 3 ? 'paint2' : 'paint'), 0.004),
    // blade along the outside, the sill of the runner
    P(hull([[0.1, -0.1, 0.07], [0.1, -0.1, -0.07], [0.12, -0.46, 0.06], [0.12, -0.46, -0.06], [0.15, -0.16, 0.05],
      [0.15, -0.16, -0.05], [0.16, -0.42, 0.045], [0.16, -0.42, -0.045]], 0.014), 'paint'),
    P(box(0.012, 0.24, 0.02, 0.005), 'glow', [0.172, -0.29, 0], [0, 0, 1]),
    P(ring(0.055, 0.094, 0.028, 0.009, 36), 'trim', [0, -0.475, 0]),
      P(cyl(0.05, 0.06, 0.01, 28), 'frame', [0, -0.5, 0]),
    ...bolts(FOREARM, [[-0.12, 60], [-0.32, 60], [-0.12, 120]], 0.009),
  ];
  return k;
}
export function agentThigh(): Kit {
  return [
    ...ball(0.135, 'frame', 32), ...put([P(ring(0.06, 0.105, 0.04, 0.012, 36), 'trim'),
      P(cyl(0.055, 0.035, 0.01, 28), 'paint2')], [0.125, 0, 0], [0, 0, -90]),
    P(cyl(0.1, 0.56, 0.02, 28), 'dark', [0, -0.34, 0]),
    ...panels(THIGH, [-0.61, -0.34, -0.08], ROUND,
      (i, j) => (j === 3 ? 'frame' : i === 0 && (j === 1 || j === 2) ? 'paint2' : 'paint'), 0.004),
    ...bolts(THIGH, [[-0.14, 60], [-0.28, 60], [-0.4, 60], [-0.14, 0]], 0.011),
    // hinge behind the knee, stub axle of the wheel
    ...put(knuckle(0.08, 0.26, 'trim'), [0.02, -0.7, -FOLD]),
      P(hull([[-0.08, -0.58, 0.04], [0.12, -0.58, 0.04], [-0.08, -0.58, -0.08], [0.12, -0.58, -0.08],
      [-0.06, -0.72, -FOLD], [0.1, -0.72, -FOLD], [-0.06, -0.7, 0.02], [0.1, -0.7, 0.02]], 0.02), 'frame'),
    P(cyl(0.075, 0.24, 0.02, 32), 'frame', [0.14, -0.66, 0], [0, 0, 90]),
      P(ring(0.078, 0.1, 0.03, 0.008, 36), 'trim', [0.155, -0.66, 0], [0, 0, 90]),
  ];
}
/** Core of the shin; its guard is part of the runner's shell. */
export function agentShin(): Kit {
  const k: Kit = [
    ...knuckle(0.072, 0.13, 'trim'),
    P(hull(mirrored([[-0.1, -0.1, FOLD + 0.04], [-0.09, -0.1, FOLD - 0.07], [-0.075, -0.62, FOLD + 0.04],
      [-0.07, -0.62, FOLD - 0.06], [-0.06, -0.02, FOLD - 0.04]]), 0.025), 'dark'),
    P(hull([[-0.05, -0.0, 0.0], [0.05, 0.0, 0.0], [-0.05, -0.08, FOLD], [0.05, -0.08, FOLD], [-0.05, -0.14, 0.04],
      [0.05, -0.14, 0.04]], 0.02), 'frame'),
    // calf
    P(hull(mirrored([[-0.085, -0.14, FOLD - 0.1], [-0.095, -0.3, FOLD - 0.12], [-0.06, -0.56, FOLD - 0.08],
      [-0.1, -0.2, FOLD - 0.03], [-0.07, -0.54, FOLD - 0.02]]), 0.018), 'paint'),
    P(box(0.03, 0.2, 0.016, 0.006), 'glow', [0, -0.34, FOLD - 0.137], [-2, 0, 0]),
    ...strut([0.105, -0.16, FOLD - 0.0], [0.085, -0.6, FOLD], 0.018),
      ...strut([-0.105, -0.16, FOLD], [-0.085, -0.6, FOLD], 0.018),
    ...put(bellows(0.07, 0.1, 3, 0.06), [0, -0.65, FOLD]),
  ];
  for (let i = 0; i < 3; i++) k.push(P(box(0.12, 0.012, 0.02, 0.004), 'frame', [0, -0.2 - i * 0.03, FOLD - 0.138] as V3,
    [4, 0, 0]));
  return k;
}
/** Shoe; the sole lies 0.15 below the joint. */
export function agentFoot(): Kit {
  return [
    ...ball(0.082, 'frame', 28), P(ring(0.07, 0.105, 0.035, 0.011, 36), 'trim', [0, 0.03, -0.005]),
    P(hull(mirrored([[-0.07, -0.01, -0.12], [-0.085, -0.08, -0.15], [-0.085, -0.0, 0.05], [-0.1, -0.08, 0.08]]), 0.024),
      'paint2'),
    P(hull([...mirrored([[-0.075, 0.005, 0.06], [-0.1, -0.075, 0.08], [-0.06, -0.05, 0.24], [-0.075, -0.085, 0.27]]),
      [0, -0.08, 0.32], [0, -0.045, 0.25]], 0.024), 'paint'),
    P(hull([...mirrored([[-0.09, -0.115, -0.16], [-0.115, -0.115, 0.1], [-0.08, -0.115, 0.29]]), [0, -0.115, 0.345],
      [-0.09, -0.135, -0.16], [0.09, -0.135, -0.16], [-0.08, -0.135, 0.285], [0.08, -0.135, 0.285]], 0.014), 'rubber'),
    P(box(0.09, 0.012, 0.02, 0.005), 'glow', [0, -0.012, 0.18], [18, 0, 0]),
  ];
}
