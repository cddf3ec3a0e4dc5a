/** Upper shell of the runner in its own space: it stands on y = 0, looks along +Z, its face lies at z = 1.4. */
import { screws, vent } from '../../kit/fittings.ts';
import { stencil } from '../../kit/lettering.ts';
import { bolts, loft } from '../../kit/loft.ts';
import { octo } from '../../kit/outline.ts';
import { patch } from '../../kit/patch.ts';
import { both, clamp, type Kit, type Mat, mirrored, P, put, type V3 } from '../../kit/place.ts';
import { box, hull, plate } from '../../kit/solid.ts';

const DECK = loft([
  [-1.0, 0.25, 0.5, 0.31, 0.545, 0.24, 0.6, 0, 0.61],
  [-0.8, 0.3, 0.5, 0.355, 0.575, 0.27, 0.665, 0, 0.68],
  [-0.5, 0.3, 0.5, 0.37, 0.59, 0.28, 0.7, 0, 0.715],
  [-0.04, 0.29, 0.51, 0.322, 0.59, 0.25, 0.66, 0, 0.675],
  [0.4, 0.38, 0.44, 0.405, 0.57, 0.3, 0.675, 0, 0.7],
  [0.75, 0.41, 0.43, 0.43, 0.56, 0.31, 0.66, 0, 0.69],
  [1.02, 0.38, 0.43, 0.4, 0.54, 0.29, 0.62, 0, 0.645],
], [1]);
type Edge = number | ((z: number) => number);
function cut(z0: number, z1: number, v0: number, v1: Edge, m: Mat, gap = 0.005): Kit {
  const high = typeof v1 === 'number' ? v1 : 2.9;
  return [P(patch(DECK, z0, z1, v0, v1,
    { flip: true, gap, lip: 0.011, nu: Math.max(3, Math.round((z1 - z0) / 0.07)),
    nv: Math.max(3, Math.round((high - v0) * 5)), thick: 0.04 }), m)];
}
/** Inner edge of the shin guard: full at the calf, drawn in at knee and ankle. */
const inner = (z: number): number => 2.92 - 0.36 * clamp((z + 0.5) / 0.45) ** 1.5 - 0.25 * clamp((-0.82 - z) / 0.16);
/** Rear deck over one leg, its shin guard. */
export function agentGreave(): Kit {
  return [
    ...cut(-0.98, -0.79, 0, inner, 'paint2'), ...cut(-0.785, -0.3, 1.0, inner, 'paint'),
      ...cut(-0.295, -0.17, 1.0, inner, 'paint2', 0.004), ...cut(-0.165, -0.05, 1.0, inner, 'paint'),
    ...cut(-0.785, -0.05, 0, 1.0, 'paint2', 0.004),
    P(box(0.2, 0.022, 0.02, 0.008), 'tail', [0.17, 0.567, -1.005], [14, 0, 0]),
    P(hull([[0.08, 0.53, -0.98], [0.26, 0.52, -0.97], [0.08, 0.45, -0.93], [0.25, 0.45, -0.92], [0.09, 0.52, -0.86],
      [0.25, 0.52, -0.86]], 0.02), 'paint2'),
    ...bolts(DECK, [[-0.72, 1.2], [-0.36, 1.2], [-0.24, 1.2], [-0.1, 1.2], [-0.72, 2.1], [-0.36, 2.1]], 0.011, true),
    ...put([P(box(0.016, 0.014, 0.3, 0.005), 'glow')], [DECK(-0.55, 1.75)[0], DECK(-0.55, 1.75)[1] + 0.003, -0.55],
      [0, 0, -38]),
  ];
}
/** Front deck with its engine grilles, the back of the robot, and the spine between the shoes. */
export function agentBack(): Kit {
  return [
    ...both([
      ...cut(0.4, 0.7, 0, 2.2, 'paint'), ...cut(0.705, 1.01, 0, 2.2, 'paint'),
        ...cut(0.4, 0.86, 2.2, 2.999, 'paint2', 0.003), ...cut(0.865, 1.01, 2.2, 2.999, 'trim', 0.003),
      ...cut(-0.02, 0.395, 2.76, 2.999, 'paint2', 0.003),
      ...put(vent(0.1, 0.26, 6, 40, 'frame', 0.016), [0.17, DECK(0.58, 2.5)[1] + 0.002, 0.58], [-90, 0, 0]),
      ...bolts(DECK, [[0.44, 0.5], [0.66, 0.5], [0.75, 0.5], [0.97, 0.5], [0.97, 1.9], [0.44, 1.9]], 0.012, true),
      ...put([P(box(0.016, 0.014, 0.22, 0.005), 'glow')], [DECK(0.86, 1.7)[0], DECK(0.86, 1.7)[1] + 0.003, 0.86],
        [0, 0, -42]),
    ]),
    P(hull(mirrored([[-0.34, 0.44, 0.44], [-0.26, 0.62, 0.44], [-0.34, 0.44, 0.97], [-0.24, 0.58, 0.97]]), 0.02),
      'dark'),
    P(hull(mirrored([[-0.045, 0.44, 0.02], [-0.04, 0.63, 0.0], [-0.045, 0.44, 0.42], [-0.04, 0.64, 0.42]]), 0.01),
      'frame'),
    P(plate(octo(0.14, 0.1, 0.025), 0.02, { bevel: 0.008 }), 'trim', [0, DECK(0.62, 3)[1] - 0.008, 0.62], [-90, 0, 0]),
    P(stencil('T9', 0.06, 0.55), 'decalDark', [0, DECK(0.62, 3)[1] + 0.014, 0.62], [-90, 0, 180]),
    ...put(screws([[-0.05, -0.035], [0.05, 0.035]], 0, 0.008), [0, DECK(0.62, 3)[1] + 0.012, 0.62] as V3, [-90, 0, 0]),
  ];
}
