/** A rounded two-door city car in vehicle space: +Z forward, Y up, the left half x > 0. */
import { dashboard, seat, steeringWheel } from '../../kit/cabin.ts';
import { vent } from '../../kit/fittings.ts';
import { lamp } from '../../kit/lamp.ts';
import { stencil } from '../../kit/lettering.ts';
import type { Surface } from '../../kit/patch.ts';
import { patch } from '../../kit/patch.ts';
import type { Kit, Mat, V3 } from '../../kit/place.ts';
import { both, P, put } from '../../kit/place.ts';
import { box, cyl, hull, lathe } from '../../kit/solid.ts';
import { wheel } from '../../kit/wheel.ts';
import { spline, table } from '../car/car-body.ts';

const AXLE = 0.3;
const FRONT = 0.98;
const REAR = -0.98;
const ARCH = 0.36;

const lower = table([ // z, sill x,y | waist x,y | shoulder x,y | inner x,y | centre y
  [1.57, 0.3, 0.24, 0.42, 0.4, 0.37, 0.55, 0.22, 0.61, 0.63],
  [1.48, 0.48, 0.2, 0.6, 0.41, 0.52, 0.63, 0.31, 0.7, 0.72],
  [1.3, 0.62, 0.17, 0.72, 0.43, 0.63, 0.73, 0.37, 0.79, 0.81],
  [0.98, 0.69, 0.16, 0.79, 0.47, 0.7, 0.81, 0.44, 0.87, 0.89],
  [0.55, 0.71, 0.16, 0.775, 0.48, 0.7, 0.86, 0.48, 0.92, 0.94],
  [0.0, 0.72, 0.16, 0.77, 0.49, 0.71, 0.88, 0.5, 0.94, 0.96],
  [-0.55, 0.72, 0.16, 0.785, 0.5, 0.72, 0.9, 0.5, 0.95, 0.97],
  [-0.98, 0.7, 0.16, 0.81, 0.51, 0.73, 0.92, 0.5, 0.96, 0.98],
  [-1.3, 0.64, 0.18, 0.75, 0.51, 0.67, 0.89, 0.46, 0.94, 0.96],
  [-1.48, 0.54, 0.21, 0.64, 0.49, 0.57, 0.83, 0.38, 0.89, 0.91],
  [-1.57, 0.42, 0.27, 0.5, 0.47, 0.44, 0.76, 0.28, 0.81, 0.83],
]);
/** Body; v: 0 sill, 1 waist, 2 shoulder, 3 inner bonnet, 4 middle. */
const body: Surface = (z, v) => {
  const [sx, sy, wx, wy, hx, hy, ix, iy, cy] = lower(z);
  const [x, y] = spline([[sx, sy], [wx, wy], [hx, hy], [ix, iy], [0, cy]], v);
  return [x, y, z];
};
const upper = table([ // z, belt x,y | roof rail x,y | centre y
  [0.86, 0.54, 0.86, 0.47, 0.88, 0.905],
  [0.55, 0.63, 0.89, 0.51, 1.09, 1.15],
  [0.2, 0.65, 0.9, 0.5, 1.3, 1.38],
  [-0.25, 0.655, 0.91, 0.5, 1.385, 1.475],
  [-0.75, 0.64, 0.92, 0.49, 1.34, 1.42],
  [-1.15, 0.6, 0.92, 0.46, 1.16, 1.22],
  [-1.42, 0.52, 0.9, 0.4, 0.94, 0.965],
]);
/** Greenhouse; v: 0 belt, 1 roof rail, 2 middle. */
const cabin: Surface = (z, v) => {
  const [bx, by, rx, ry, cy] = upper(z);
  const [x, y] = spline([[bx, by], [rx, ry], [0, cy]], v);
  const f = Math.max(0, z) / 0.86;
  return [x, y, z + 0.14 * f * f * (1 - (x / 0.66) ** 2)];
};
const across: Surface = (z, w) => { const p: V3 = cabin(z, 2 - Math.abs(w)); return [w < 0 ? -p[0] : p[0], p[1], p[2]];
  };
const arch = (zw: number, r: number) => (z: number): number => {
  const q = r * r - (z - zw) * (z - zw);
  if (q <= 0) return 0.14;
  const y = AXLE + Math.sqrt(q);
  let lo = 0, hi = 2;
  for (let i = 0; i < 24; i++) { const m = (lo + hi) / 2; if (body(z, m)[1] < y) lo = m; else hi = m; }
  return Math.max(0.14, lo);
};
type Edge = number | ((u: number) => number);
const skin = (m: Mat, z0: number, z1: number, v0: Edge, v1: Edge,
  o: { nu?: number; nv?: number; gap?: number; lip?: number;
  thick?: number } = {}): Kit => [P(patch(body, z0, z1, v0, v1, { nu: 10, nv: 8, flip: true, ...o }), m)];
const pane = (m: Mat, z0: number, z1: number, v0: Edge, v1: Edge,
  o: { nu?: number; nv?: number; gap?: number;
  lip?: number } = {}): Kit => [P(patch(cabin, z0, z1, v0, v1, { nu: 10, nv: 6, flip: true, ...o }), m)];

/** Front: lid of the bonnet, lamps, smile-shaped intake, bumper. */
export function nose(): Kit {
  const k: Kit = [
    ...skin('paint', 1.04, 1.565, 2.36, 4, { nu: 12, nv: 10 }),
    ...skin('paint', 1.3, 1.565, 0.86, 2.34, { nu: 8, nv: 10 }),
    ...skin('paint2', 1.3, 1.565, 0.3, 0.85, { nu: 8, nv: 5 }),
    ...skin('gloss', 1.3, 1.56, 0.02, 0.29, { nu: 8, nv: 3 }),
    P(hull([[0, 0.6, 1.545], [0.2, 0.58, 1.54], [0.34, 0.5, 1.53], [0, 0.42, 1.58], [0.36, 0.42, 1.545], [0, 0.6, 1.45],
      [0.3, 0.5, 1.45], [0, 0.42, 1.45], [0.32, 0.42, 1.45]], 0.02), 'paint'),
    P(hull([[0, 0.37, 1.57], [0.36, 0.38, 1.535], [0, 0.26, 1.56], [0.3, 0.28, 1.53], [0, 0.37, 1.45],
      [0.34, 0.36, 1.45], [0, 0.26, 1.45], [0.28, 0.28, 1.45]], 0.016), 'gloss'),
    P(hull([[0, 0.24, 1.585], [0.34, 0.25, 1.55], [0.44, 0.3, 1.51], [0, 0.2, 1.575], [0.34, 0.21, 1.54],
      [0.44, 0.25, 1.5], [0, 0.22, 1.45], [0.42, 0.26, 1.42]], 0.014), 'paint2'),
    P(hull([[0.02, 0.22, 1.28], [0.5, 0.24, 1.26], [0.02, 0.72, 1.28], [0.5, 0.66, 1.24], [0.02, 0.26, 1.44],
      [0.4, 0.28, 1.4], [0.02, 0.62, 1.44], [0.4, 0.58, 1.4]], 0.02), 'dark'),
    ...put([...lamp(0.112, 'lamp', 16), P(cyl(0.128, 0.09, 0.016, 32), 'paint2', [0, 0, -0.1], [90, 0, 0]),
      P(lathe([[0.126, -0.09], [0.118, 0.01]], 28), 'paint2', [0, 0, 0], [90, 0, 0])], [0.467, 0.572, 1.582],
      [-10, 24, 0], [1, 1, 0.8]),
    P(box(0.24, 0.012, 0.03, 0.004), 'trim', [0.13, 0.495, 1.592], [0, 3, 0]),
    ...put(lamp(0.026, 'lamp', 0), [0.4, 0.325, 1.545]),
  ];
  for (let i = 0; i < 3; i++) k.push(P(box(0.28, 0.01, 0.02, 0.003, 1), 'frame', [0.14, 0.288 + i * 0.03, 1.572]));
  return k;
}
/** Front wing with its wheel. */
export function wing(): Kit {
  const a = arch(FRONT, ARCH);
  return [
    ...skin('paint', 0.5, 1.29, a, 2.34, { nu: 26, nv: 10 }),
    ...skin('gloss', 0.62, 1.29, (z) => arch(FRONT, ARCH - 0.03)(z), (z) => arch(FRONT, ARCH + 0.004)(z) + 0.02,
      { nu: 26, nv: 2, lip: 0.004, gap: 0, thick: 0.09 }),
    ...put(wheel(0.3, 0.21, 6, 'paint2', 'trim'), [0.69, AXLE, FRONT]),
    P(lathe([[0.29, -0.05], [0.29, 0.05], [0.08, 0.05]], 28, 30), 'dark', [0.6, AXLE, FRONT], [0, 0, 90]),
    P(hull([[0.5, 0.3, 1.22], [0.5, 0.3, 0.56], [0.5, 0.74, 1.16], [0.5, 0.78, 0.58], [0.58, 0.26, 1.24],
      [0.58, 0.26, 0.54], [0.6, 0.76, 1.16], [0.6, 0.8, 0.56]], 0.02), 'frame'),
    ...put(vent(0.22, 0.14, 4, 40, 'frame', 0.02), [0.478, 0.56, 0.88], [0, -90, 0]),
    P(cyl(0.02, 0.014, 0.004, 14), 'glow2', [0.764, 0.66, 0.58], [0, 0, 90]),
  ];
}
/** Door with sill, handle and the number on it. */
export function door(): Kit {
  const p = body(-0.26, 1.62), q = body(0.1, 1.28);
  return [
    ...skin('paint', -0.44, 0.48, 0.3, 2.3, { nu: 10, nv: 12 }),
      ...skin('paint2', -0.44, 0.48, 0.0, 0.29, { nu: 8, nv: 3 }),
    P(box(0.016, 0.026, 0.13, 0.007), 'trim', [p[0] + 0.008, p[1], -0.26], [0, 0, 8]),
    P(stencil('5', 0.16), 'decalDark', [q[0] + 0.012, q[1] - 0.02, 0.04], [0, 90, 0]),
    P(hull([[0.64, 0.26, -0.4], [0.64, 0.26, 0.44], [0.64, 0.82, -0.4], [0.64, 0.82, 0.44], [0.68, 0.3, -0.36],
      [0.7, 0.78, -0.36], [0.68, 0.3, 0.4], [0.7, 0.78, 0.4]], 0.012), 'dark'),
  ];
}
/** Rear quarter with its wheel. */
export function quarter(): Kit {
  const a = arch(REAR, ARCH);
  return [
    ...skin('paint', -1.33, -0.46, a, 2.6, { nu: 26, nv: 10 }),
    ...skin('gloss', -1.33, -0.62, (z) => arch(REAR, ARCH - 0.03)(z), (z) => arch(REAR, ARCH + 0.004)(z) + 0.02,
      { nu: 26, nv: 2, lip: 0.004, gap: 0, thick: 0.09 }),
    ...put(wheel(0.3, 0.22, 6, 'paint2', 'trim'), [0.7, AXLE, REAR]),
    P(lathe([[0.29, -0.05], [0.29, 0.05], [0.08, 0.05]], 28, 30), 'dark', [0.6, AXLE, REAR], [0, 0, 90]),
    P(hull([[0.5, 0.24, -1.26], [0.5, 0.24, -0.52], [0.5, 0.84, -1.24], [0.5, 0.86, -0.5], [0.58, 0.24, -1.26],
      [0.58, 0.24, -0.52], [0.62, 0.84, -1.24], [0.62, 0.86, -0.5]], 0.02), 'frame'),
  ];
}
/** Tail with round lights. */
export function tail(): Kit {
  return [
    ...skin('paint', -1.565, -1.34, 0.86, 3.2, { nu: 8, nv: 12 }),
      ...skin('paint2', -1.565, -1.34, 0.3, 0.85, { nu: 8, nv: 5 }),
      ...skin('gloss', -1.56, -1.34, 0.02, 0.29, { nu: 6, nv: 3 }),
    ...skin('paint', -1.565, -1.34, 3.2, 4, { nu: 6, nv: 5 }),
    P(hull([[0, 0.8, -1.57], [0.4, 0.74, -1.555], [0.48, 0.5, -1.555], [0, 0.48, -1.585], [0, 0.8, -1.45],
      [0.4, 0.74, -1.45], [0.46, 0.5, -1.45], [0, 0.48, -1.45]], 0.018), 'paint'),
    P(hull([[0, 0.45, -1.6], [0.46, 0.45, -1.56], [0, 0.3, -1.585], [0.4, 0.3, -1.545], [0, 0.45, -1.45],
      [0.46, 0.45, -1.4], [0, 0.3, -1.45], [0.4, 0.3, -1.4]], 0.018), 'paint2'),
    P(hull([[0.02, 0.28, -1.36], [0.5, 0.28, -1.34], [0.02, 0.8, -1.36], [0.46, 0.78, -1.34], [0.02, 0.3, -1.44],
      [0.4, 0.3, -1.42], [0.02, 0.76, -1.44], [0.4, 0.74, -1.42]], 0.02), 'dark'),
    ...put(lamp(0.08, 'tail', 8), [0.4, 0.64, -1.555], [6, 160, 0]),
  ];
}
/** Roof with side windows and hatch. */
export function roof(): Kit {
  return [
    P(patch(across, -1.0, 0.18, -0.95, 0.95, { nu: 14, nv: 20 }), 'paint2'),
    P(patch(across, -1.36, -1.02, -0.86, 0.86, { nu: 6, nv: 14, lip: 0.006 }), 'window'),
    ...both([
      ...pane('window', -0.42, 0.2, 0.08, 0.9, { lip: 0.006 }),
        ...pane('window', -0.98, -0.46, 0.08, 0.9, { lip: 0.006 }),
      ...pane('paint', -0.465, -0.415, 0.04, 0.93, { nu: 2, gap: 0.002 }),
        ...pane('paint2', -1.02, 0.2, 0.9, 1.06, { nv: 3, gap: 0.002 }),
      ...pane('paint', -1.4, -1.0, 0.04, 1.13, { nu: 6, gap: 0.004 }),
    ]),
    P(hull([[0.5, 1.22, -1.1], [-0.5, 1.22, -1.1], [0.42, 1.24, -1.22], [-0.42, 1.24, -1.22], [0.5, 1.2, -1.06],
      [-0.5, 1.2, -1.06]], 0.016), 'paint2'),
    P(box(0.22, 0.014, 0.02, 0.004), 'tail', [0, 1.222, -1.238]),
    // inside: floor, bench, two seats
    P(hull([[-0.56, 0.82, 0.46], [0.56, 0.82, 0.46], [-0.56, 0.84, -1.2], [0.56, 0.84, -1.2], [-0.56, 0.8, 0.46],
      [0.56, 0.8, -1.2]], 0.01), 'dark'),
    ...both([...put(seat(0.44, 0.42, 'paint2'), [0.28, 0.86, -0.2]), ...put(seat(0.46, 0.34, 'paint2'), [0.24, 0.86,
      -0.86])]),
  ];
}
/** Windscreen with pillars, mirrors and the scuttle below it. */
export function screen(): Kit {
  return [
    P(patch(across, 0.19, 0.84, -0.95, 0.95, { nu: 12, nv: 18, lip: 0.006, thick: 0.03 }), 'window'),
    ...both([
      ...pane('paint', 0.18, 0.84, 0.88, 1.08, { nv: 3, gap: 0.002 }),
        ...pane('window', 0.22, 0.56, 0.08, 0.87, { lip: 0.006 }), ...pane('paint', 0.57, 0.84, 0.04, 0.87, { nu: 4 }),
      ...skin('paint', 0.5, 1.035, 2.36, 4, { nu: 8, nv: 10 }),
      P(hull([[0.74, 0.98, 0.46], [0.84, 1.0, 0.44], [0.74, 0.92, 0.46], [0.84, 0.92, 0.44], [0.8, 0.96, 0.54]], 0.026),
        'paint2'), P(box(0.14, 0.02, 0.04, 0.008), 'gloss', [0.7, 0.91, 0.46], [0, 0, 14]),
    ]),
    P(box(0.012, 0.01, 0.34, 0.003, 1), 'dark', [0.16, 0.95, 0.87], [32, 68, 0]),
    ...put(dashboard(1.06, 0.34, 0.28), [0, 0.91, 0.4]), ...put(steeringWheel(0.13), [0.28, 0.99, 0.3]),
  ];
}
