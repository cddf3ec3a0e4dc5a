/** Smooth surfaces of the rounded city car: +Z forward, Y up, the left half x > 0. */
import { across, wheelArch } from '../../kit/car-surfaces.ts';
import { loft } from '../../kit/loft.ts';
import { patch, type Surface } from '../../kit/patch.ts';
import { type Kit, type Mat, P } from '../../kit/place.ts';

export const AXLE = 0.3;
export const FRONT = 0.98;
export const REAR = -0.98;
export const ARCH = 0.36;

/** Body; v: 0 sill, 1 waist, 2 shoulder, 3 inner bonnet, 4 middle. */
export const body = loft([ // z, sill x,y | waist x,y | shoulder x,y | inner x,y | centre x,y
  [1.57, 0.3, 0.24, 0.42, 0.4, 0.37, 0.55, 0.22, 0.61, 0, 0.63],
  [1.48, 0.48, 0.2, 0.6, 0.41, 0.52, 0.63, 0.31, 0.7, 0, 0.72],
  [1.3, 0.62, 0.17, 0.72, 0.43, 0.63, 0.73, 0.37, 0.79, 0, 0.81],
  [0.98, 0.69, 0.16, 0.79, 0.47, 0.7, 0.81, 0.44, 0.87, 0, 0.89],
  [0.55, 0.71, 0.16, 0.775, 0.48, 0.7, 0.86, 0.48, 0.92, 0, 0.94],
  [0.0, 0.72, 0.16, 0.77, 0.49, 0.71, 0.88, 0.5, 0.94, 0, 0.96],
  [-0.55, 0.72, 0.16, 0.785, 0.5, 0.72, 0.9, 0.5, 0.95, 0, 0.97],
  [-0.98, 0.7, 0.16, 0.81, 0.51, 0.73, 0.92, 0.5, 0.96, 0, 0.98],
  [-1.3, 0.64, 0.18, 0.75, 0.51, 0.67, 0.89, 0.46, 0.94, 0, 0.96],
  [-1.48, 0.54, 0.21, 0.64, 0.49, 0.57, 0.83, 0.38, 0.89, 0, 0.91],
  [-1.57, 0.42, 0.27, 0.5, 0.47, 0.44, 0.76, 0.28, 0.81, 0, 0.83],
]);
export const arch = wheelArch(body, AXLE, 0.14);
const upper = loft([ // z, belt x,y | roof rail x,y | centre x,y
  [0.86, 0.54, 0.86, 0.47, 0.88, 0, 0.905],
  [0.55, 0.63, 0.89, 0.51, 1.09, 0, 1.15],
  [0.2, 0.65, 0.9, 0.5, 1.3, 0, 1.38],
  [-0.25, 0.655, 0.91, 0.5, 1.385, 0, 1.475],
  [-0.75, 0.64, 0.92, 0.49, 1.34, 0, 1.42],
  [-1.15, 0.6, 0.92, 0.46, 1.16, 0, 1.22],
  [-1.42, 0.52, 0.9, 0.4, 0.94, 0, 0.965],
]);
/** Greenhouse; v: 0 belt, 1 roof rail, 2 middle. */
export const cabin: Surface = (z, v) => {
  const [x, y] = upper(z, v), f = Math.max(0, z) / 0.86;
  return [x, y, z + 0.14 * f * f * (1 - (x / 0.66) ** 2)];
};
export const cabinAcross = across(cabin);
/** Front and rear face; u: across the car, v: height. Patches of the rear need `flip`. */
export const face: Surface = (x, y) => [x, y, 1.607 - 0.26 * x * x - 1.3 * Math.max(0, Math.abs(x) - 0.4) ** 2 -
  0.4 * (y - 0.4) ** 2];
export const rump: Surface = (x, y) => [x, y, -1.605 + 0.17 * x * x + 0.3 * (y - 0.52) ** 2];

type Edge = number | ((u: number) => number);
interface Cut { nu?: number; nv?: number; gap?: number; lip?: number; thick?: number; liner?: boolean }
const panel = (S: Surface, flip: boolean, usual: Cut) =>
  (m: Mat, u0: number, u1: number, v0: Edge, v1: Edge, o: Cut = {}): Kit =>
    [P(patch(S, u0, u1, v0, v1, { flip, ...usual, ...o }), m)];
/** Panels of the body, of the greenhouse, and of both ends. */
export const skin = panel(body, true, { nu: 10, nv: 8 });
export const pane = panel(cabin, true, { nu: 10, nv: 6 });
const end: Cut = { nu: 8, nv: 2, gap: 0.003, lip: 0.008, thick: 0.05, liner: false };
export const front = (lift: number) => panel((x, y) => [x, y, face(x, y)[2] + lift], false, end);
export const rear = (lift: number) => panel((x, y) => [x, y, rump(x, y)[2] - lift], true, end);
