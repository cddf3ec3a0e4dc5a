/** The sports car's smooth surfaces, in car space: +Z forward, Y up, the left half x > 0. */
import { across, wheelArch } from '../../kit/car-surfaces.ts';
import { loft } from '../../kit/loft.ts';
import type { Surface } from '../../kit/patch.ts';

export const FRONT = 1.25, REAR = -1.32, AXLE = 0.37;
const lower = loft([ // z, sill x,y | waist x,y | shoulder x,y | inner x,y | centre x,y
  [2.34, 0.36, 0.18, 0.46, 0.33, 0.40, 0.40, 0.26, 0.42, 0, 0.43],
  [2.22, 0.60, 0.16, 0.71, 0.35, 0.63, 0.45, 0.44, 0.47, 0, 0.475],
  [2.05, 0.74, 0.15, 0.84, 0.38, 0.75, 0.54, 0.53, 0.53, 0, 0.525],
  [1.70, 0.82, 0.15, 0.94, 0.44, 0.82, 0.70, 0.56, 0.62, 0, 0.605],
  [1.25, 0.85, 0.15, 0.99, 0.52, 0.85, 0.85, 0.57, 0.73, 0, 0.685],
  [0.80, 0.86, 0.15, 0.95, 0.52, 0.81, 0.82, 0.59, 0.77, 0, 0.755],
  [0.20, 0.87, 0.15, 0.92, 0.52, 0.79, 0.80, 0.62, 0.81, 0, 0.82],
  [-0.40, 0.88, 0.15, 0.94, 0.53, 0.80, 0.84, 0.62, 0.85, 0, 0.86],
  [-0.90, 0.89, 0.15, 1.02, 0.57, 0.86, 0.95, 0.62, 0.91, 0, 0.89],
  [-1.32, 0.90, 0.16, 1.06, 0.60, 0.88, 1.01, 0.62, 0.95, 0, 0.91],
  [-1.80, 0.89, 0.22, 1.03, 0.64, 0.84, 0.99, 0.60, 0.95, 0, 0.93],
  [-2.12, 0.82, 0.28, 0.95, 0.66, 0.78, 0.94, 0.55, 0.93, 0, 0.92],
], [1]);
/** Body surface; v: 0 sill, 1 waist line, 2 fender crown, 3 inner hood, 4 centre line. */
export const body: Surface = (z, v) => {
  const [x, y] = lower(z, v);
  // scallop in the door that runs into the side intake
  const zc = (z + 0.25) / 0.75, s = Math.max(0, 1 - zc * zc), vv = (v - 0.75) / 0.55, d = Math.max(0, 1 - vv * vv);
  return [x - 0.085 * s * s * d * d, y, z];
};
export const arch = wheelArch(body, AXLE, 0.12);
const upper = loft([ // z, belt x,y | roof rail x,y | centre x,y
  [1.02, 0.64, 0.68, 0.58, 0.69, 0, 0.70],
  [0.70, 0.71, 0.77, 0.60, 0.87, 0, 0.91],
  [0.20, 0.735, 0.80, 0.56, 1.09, 0, 1.15],
  [-0.20, 0.74, 0.82, 0.53, 1.165, 0, 1.235],
  [-0.60, 0.73, 0.84, 0.52, 1.145, 0, 1.22],
  [-1.10, 0.68, 0.88, 0.50, 1.02, 0, 1.09],
  [-1.70, 0.60, 0.90, 0.46, 0.90, 0, 0.93],
]);
/** Greenhouse; v: 0 belt, 1 roof rail, 2 centre; `cabinAcross` has the other half, too. */
export const cabin: Surface = (z, v) => {
  const [x, y] = upper(z, v), f = Math.max(0, z) / 1.02;
  return [x, y, z + 0.2 * f * f * (1 - (x / 0.75) ** 2)];
};
export const cabinAcross = across(cabin);
