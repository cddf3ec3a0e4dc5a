/**
 * The cab of the heavy truck in vehicle space: +Z forward, Y up, the left half x > 0. Its lower face becomes the chest,
 * its sides the shoulders, its upper part a cowl.
 */

import { seat, steeringWheel } from '../../kit/cabin.ts';
import { vent } from '../../kit/fittings.ts';
import { lamp, ledRow } from '../../kit/lamp.ts';
import { octo } from '../../kit/outline.ts';
import type { Surface } from '../../kit/patch.ts';
import { patch, } from '../../kit/patch.ts';
import type { Kit, Mat, V3 } from '../../kit/place.ts';
import { P, put } from '../../kit/place.ts';
import { box, cyl, hull, lathe, paneled, plate, ring } from '../../kit/solid.ts';
import { truckWheel } from '../../kit/truck-wheel.ts';
import { spline, table } from '../car/car-body.ts';

export const RADIUS = 0.4;
/** Axles along Z: steered one, then the two of the bogie. */
export const AXLES: [number, number, number] = [1.22, -1.38, -2.21];
const REAR = 0.28;
const ARCH = 0.485;
/** Where the lower face ends and the cab's side begins. */
const SEAM = 1.8;

const plan = table([ // y, front z, half width
  [0.26, 1.98, 0.92],
  [0.42, 2.1, 0.965],
  [0.75, 2.16, 0.985],
  [1.05, 2.13, 0.985],
  [1.2, 2.07, 0.98],
  [1.6, 1.87, 0.95],
  [2.0, 1.6, 0.905],
  [2.2, 1.36, 0.85],
  [2.34, 1.1, 0.76],
  [2.43, 0.8, 0.6],
  [2.47, 0.5, 0.4],
]);
/**
 * Cab skin; u is the height, v runs from the middle of the front (0) around the corner (2) and along the side to the
 * rear wall (4).
 */
const skin: Surface = (y, v) => {
  const [zf, w] = plan(y), d = zf - REAR;
  const [x, z] = spline([[0, zf], [0.62 * w, zf - Math.min(0.07, d * 0.1)], [0.92 * w, zf - Math.min(0.24, d * 0.25)],
    [w, zf - Math.min(0.55, d * 0.55)], [w * 0.995, REAR]], v);
  return [x, y, z];
};
/** v at which the skin reaches a depth z. */
const along = (z: number) => (y: number): number => {
  let lo = 0, hi = 4;
  for (let i = 0; i < 24; i++) { const m = (lo + hi) / 2; if (skin(y, m)[2] > z) lo = m; else hi = m; }
  return lo;
};
const bulge = (d: number): Surface => (y, v) => { const p = skin(y, v), e = 0.02, a = skin(y, v + e),
  n: V3 = [-(a[2] - p[2]), 0, a[0] - p[0]], l = Math.hypot(n[0], n[2]) || 1;
return [p[0] + (n[0] / l) * d, y, p[2] + (n[2] / l) * d]; };

type Edge = number | ((u: number) => number);
interface Cut { nu?: number; nv?: number; out?: number; gap?: number; lip?: number; thick?: number }
function panel(m: Mat, y0: number, y1: number, v0: Edge, v1: Edge, { out = 0, nu = 6, nv = 12, ...o }: Cut = {}): Kit {
  return [P(patch(out ? bulge(out) : skin, y0, y1, v0, v1, { nu, nv, flip: true, ...o }), m)];
}
/** Lower face: bumper, grille, headlights, belt. */
export function nose(): Kit {
  const seam = along(SEAM);
  const k: Kit = [
    ...panel('gloss', 0.26, 0.42, 0, seam, { nu: 4, nv: 16 }),
    ...panel('paint', 0.42, 0.6, 0.74, seam, { nu: 4, nv: 16 }),
    ...panel('trim', 0.42, 0.6, 0, 0.72, { nu: 4, nv: 8, out: 0.012 }),
    ...panel('paint2', 0.605, 0.64, 0.74, seam, { nu: 2, nv: 18, lip: 0.006, gap: 0.004 }),
    ...panel('paint', 0.935, 1.065, 0.74, seam, { nu: 4, nv: 16 }),
    ...panel('paint', 0.645, 0.93, 2.02, seam, { nu: 6, nv: 6 }),
    ...panel('gloss', 0.645, 0.93, 0.74, 2.0, { nu: 4, nv: 12, lip: 0.008, out: -0.045, gap: 0, thick: 0.02 }),
    ...panel('clear', 0.65, 0.925, 0.75, 1.99, { nu: 2, nv: 12, lip: 0.004, gap: 0.003, thick: 0.006 }),
    ...panel('paint', 1.07, 1.15, 0, seam, { nu: 3, nv: 16 }),
    ...panel('gloss', 0.605, 1.065, 0, 0.66, { nu: 6, nv: 8, out: -0.05, gap: 0, lip: 0.004 }),
    ...panel('trim', 0.605, 1.065, 0.66, 0.735, { nu: 8, nv: 2, out: 0.016, gap: 0.002, lip: 0.01 }),
  ];
  // grille: six bright blades in two lengths
  for (let i = 0; i < 6; i++) k.push(...panel('trim', 0.63 + i * 0.072, 0.672 + i * 0.072, 0.1 + (i % 2) * 0.12, 0.64,
    { nu: 2, nv: 8, out: 0.008, gap: 0, lip: 0.008, thick: 0.05 }));
  k.push(...panel('paint2', 0.63, 1.04, 0.0, 0.045, { nu: 8, nv: 2, out: 0.02, gap: 0.001, lip: 0.008 }));
  // light signature: a row of LEDs that turns down at its inner end, three projectors below it
  const face = (y: number, v: number, kit: Kit): Kit => {
    const p = bulge(-0.03)(y, v), q = bulge(0.07)(y, v);
    return put(kit, p, [0, (Math.atan2(q[0] - p[0], q[2] - p[2]) * 180) / Math.PI, 0]);
  };
  k.push(...ledRow(0.0095, 24, [[0.895, 1.92], [0.895, 0.84]], 'lamp', face),
    ...ledRow(0.0095, 8, [[0.865, 0.84], [0.7, 0.84]], 'lamp', face),
    ...ledRow(0.008, 12, [[0.675, 1.0], [0.675, 1.9]], 'glow2', face));
  for (const v of [1.08, 1.38, 1.66]) k.push(...face(0.782, v, put(lamp(0.041, 'lamp', 0), [0, 0, 0.022])));
  // fog lamp slot, tow eye, crash beam that closes the panel behind
  { const p = skin(0.5, 1.75); k.push(P(box(0.2, 0.05, 0.05, 0.012), 'gloss', [p[0], 0.5, p[2]], [0, 40, 0]),
    P(box(0.15, 0.018, 0.02, 0.004), 'glow2', [p[0] + 0.022, 0.5, p[2] + 0.022], [0, 40, 0])); }
  k.push(P(ring(0.026, 0.05, 0.03, 0.008, 20), 'steel', [0.34, 0.33, 2.06], [0, 0, 90]));
  k.push(P(hull([[0.02, 0.4, 1.82], [0.82, 0.4, 1.72], [0.02, 1.06, 1.82], [0.84, 1.06, 1.7], [0.02, 0.4, 1.98],
    [0.5, 0.4, 1.96], [0.02, 1.06, 1.98], [0.5, 1.06, 1.96]], 0.02), 'dark'));
  return k;
}
/** Side below the belt with the steered wheel. */
export function side(): Kit {
  const [zw] = AXLES, seam = along(SEAM);
  const dz = (y: number) => Math.sqrt(Math.max(0, ARCH * ARCH - (y - RADIUS) ** 2));
  const top = RADIUS + ARCH - 0.012;
  const k: Kit = [
    ...panel('paint', 0.3, top, (y) => along(zw - dz(y))(y), (y) => along(0.62)(y), { nu: 16, nv: 8 }),
    ...panel('paint', 0.45, top, seam, (y) => along(zw + dz(y))(y), { nu: 12, nv: 6 }),
    ...panel('paint', top, 1.15, seam, (y) => along(0.62)(y), { nu: 4, nv: 16 }),
    ...panel('paint2', 1.075, 1.1, seam, 3.98, { nu: 1, nv: 16, out: 0.007, gap: 0, lip: 0.004, thick: 0.02 }),
    ...panel('paint', 0.86, 1.15, (y) => along(0.61)(y), 4, { nu: 5, nv: 6 }),
    ...panel('gloss', 0.3, 0.86, (y) => along(0.61)(y), 4, { nu: 5, nv: 6, out: -0.07, gap: 0 }),
    P(ring(0.452, 0.5, 0.1, 0.014, 44, 180), 'gloss', [0.945, RADIUS, zw], [0, 0, 90]),
    ...put(truckWheel(RADIUS, 0.27, false), [0.84, RADIUS, zw]),
    P(lathe([[0.43, -0.1], [0.445, 0.08], [0.1, 0.1]], 36, 30, 360), 'dark', [0.7, RADIUS, zw], [0, 0, 90]),
    // bulkhead behind the wheel: what the shoulder shows inside
    P(paneled(octo(1.3, 0.72, 0.14), [[[-0.2, -1], [-0.16, 1]], [[0.25, -1], [0.2, 1]], [[-1, 0.12], [1, 0.1]]], 0.018,
      0.08, { bevel: 0.02 }), 'frame', [0.72, 0.74, 1.05], [0, -90, 0]),
    ...put(vent(0.26, 0.2, 5, 40, 'frame', 0.03), [0.635, 0.82, 1.08], [0, -90, 0]),
  ];
  // end plate at the nose seam: the shoulder's front
  k.push(P(hull([[0.66, 0.52, 1.6], [0.9, 0.52, 1.6], [0.66, 1.12, 1.6], [0.93, 1.12, 1.6], [0.68, 0.56, 1.75],
    [0.88, 0.56, 1.7], [0.68, 1.1, 1.76], [0.93, 1.1, 1.7]], 0.02), 'paint'));
  k.push(P(paneled(octo(0.19, 0.42, 0.04), [[[-1, 0.1], [1, 0.1]]], 0.016, 0.03, { bevel: 0.01 }), 'gloss',
    [0.78, 0.84, 1.765], [4, 12, 0]), P(box(0.1, 0.02, 0.02, 0.005), 'glow2', [0.785, 0.82, 1.79], [4, 12, 0]));
  k.push(P(hull([[0.6, 1.0, 1.7], [0.6, 1.0, 0.5], [0.9, 1.1, 1.66], [0.93, 1.1, 0.5], [0.62, 1.1, 1.62],
    [0.62, 1.1, 0.56], [0.9, 1.0, 1.66], [0.9, 1.0, 0.5]], 0.02), 'frame'));
  // two lit steps up to the door
  for (const [i, y] of [0.42, 0.66].entries()) k.push(P(box(0.2, 0.035, 0.26, 0.01), 'trim', [0.84, y, 0.45]),
    P(box(0.012, 0.012, 0.24, 0.003), i ? 'paint2' : 'glow2', [0.93, y, 0.45]));
  return k;
}
/** Upper front: windscreen, pillar, side window, brow with marker lamps. */
export function cowl(): Kit {
  const b = along(0.8), window = along(0.92), k: Kit = [
    ...panel('window', 1.16, 1.96, 0, 1.66, { nu: 12, nv: 18, lip: 0.006, thick: 0.03 }),
    ...panel('paint', 1.16, 1.96, 1.68, 2.2, { nu: 12, nv: 6 }),
    ...panel('window', 1.26, 1.78, 2.22, window, { nu: 8, nv: 12, lip: 0.006, thick: 0.03 }),
    ...panel('paint', 1.16, 1.25, 2.22, b, { nu: 3, nv: 12 }),
    ...panel('paint', 1.79, 1.96, 2.22, b, { nu: 4, nv: 12 }),
    ...panel('paint', 1.26, 1.78, window, b, { nu: 8, nv: 3 }),
    ...panel('gloss', 1.94, 2.02, 0, 2.3, { nu: 3, nv: 16, out: 0.07, thick: 0.11, gap: 0, lip: 0.012 }),
    ...panel('paint', 1.97, 2.2, 0, (y) => along(0.8)(y), { nu: 6, nv: 16 }),
    ...panel('paint', 2.205, 2.4, 0, (y) => along(0.55)(y), { nu: 6, nv: 18 }),
    ...panel('trim', 1.97, 2.03, 0.12, 1.4, { nu: 2, nv: 12, out: 0.085, gap: 0, lip: 0.008, thick: 0.03 }),
  ];
  for (const v of [0.0, 0.5, 1.0, 1.45]) { const p = bulge(0.07)(2.06, v);
    k.push(P(box(v ? 0.09 : 0.045, 0.026, 0.05, 0.008), 'glow2', [p[0] + (v ? 0 : 0.02), 2.055, p[2] - 0.03],
    [0, v * 16, 0])); }
  // roof rail, wiper, camera arm in place of a mirror
  k.push(P(box(0.024, 0.012, 0.52, 0.004, 1), 'dark', [0.26, 1.2, 2.07], [8, 82, 0]));
  k.push(P(hull([[0.96, 1.74, 1.42], [0.96, 1.68, 1.36], [1.14, 1.72, 1.44], [1.14, 1.68, 1.38], [1.16, 1.7, 1.44]],
    0.014), 'paint'), P(box(0.05, 0.16, 0.1, 0.02), 'gloss', [1.13, 1.62, 1.42], [0, -14, 0]),
    P(cyl(0.022, 0.02, 0.004, 16), 'lamp', [1.14, 1.62, 1.372], [90, 0, 0]));
  // inside: floor, seat, dashboard
  k.push(P(hull([[0, 1.14, 1.9], [0.8, 1.14, 1.7], [0, 1.14, 0.98], [0.86, 1.14, 0.98], [0, 1.11, 1.9],
    [0.86, 1.11, 0.98]], 0.006), 'dark'), ...put(seat(0.5, 0.62, 'paint2'), [0.46, 1.2, 1.12]),
    P(hull([[0, 1.16, 1.96], [0.7, 1.16, 1.8], [0, 1.28, 1.7], [0.74, 1.28, 1.64], [0, 1.24, 1.62], [0.78, 1.24, 1.56],
      [0, 1.14, 1.6], [0.8, 1.14, 1.54]], 0.016), 'dark'),
    P(box(0.34, 0.012, 0.02, 0.004, 1), 'trim', [0.52, 1.2, 1.56], [0, 8, 0]));
  k.push(P(hull([[0.03, 1.2, 0.86], [0.86, 1.2, 0.86], [0.03, 2.16, 0.86], [0.78, 2.1, 0.86], [0.03, 1.2, 0.98],
    [0.86, 1.2, 0.98], [0.03, 2.16, 0.98], [0.78, 2.1, 0.98]], 0.02), 'dark'));
  return k;
}
/** What only the driver's side of the cab has. */
export const driversPlace = (): Kit => [
  ...put(steeringWheel(0.17, 34), [0.46, 1.36, 1.5]),
  P(hull([[0.28, 1.26, 1.58], [0.64, 1.26, 1.56], [0.32, 1.34, 1.62], [0.6, 1.34, 1.61], [0.3, 1.26, 1.74],
    [0.62, 1.26, 1.72]], 0.014), 'dark'),
  P(box(0.22, 0.045, 0.01, 0.003, 1), 'glow2', [0.46, 1.305, 1.572], [-26, 0, 0]),
];
/** Upper rear: sleeper and roof end. */
export function sleeper(): Kit {
  const b = along(0.79), k: Kit = [
    ...panel('paint', 1.16, 1.76, b, 4, { nu: 8, nv: 6 }),
    ...panel('paint', 1.77, 2.2, b, 4, { nu: 6, nv: 6 }),
    ...panel('paint', 2.205, 2.4, (y) => along(0.54)(y), 4, { nu: 5, nv: 6 }),
    ...panel('gloss', 2.4, 2.468, 0, 4, { nu: 4, nv: 16, gap: 0.004 }),
    P(hull([[0, 1.18, 0.3], [0.92, 1.18, 0.3], [0, 2.36, 0.3], [0.66, 2.3, 0.3], [0.84, 2.1, 0.3], [0, 1.18, 0.4],
      [0.92, 1.18, 0.4], [0, 2.36, 0.4], [0.66, 2.3, 0.4]], 0.02), 'dark'),
    P(paneled(octo(0.72, 0.9, 0.12), [[[-1, 0.1], [1, 0.1]], [[0, -1], [0, 1]]], 0.02, 0.04, { bevel: 0.014 }), 'paint',
      [0.44, 1.72, 0.29], [0, 180, 0]),
  ];
  { const p = skin(1.5, 3.72); k.push(...put([P(plate(octo(0.26, 0.3, 0.06), 0.02, { bevel: 0.006 }), 'gloss'),
    ...put(vent(0.18, 0.2, 5, 40, 'frame', 0.01), [0, 0, 0.02])], [p[0] - 0.012, 1.5, 0.54], [0, 90, 0])); }
  return k;
}
