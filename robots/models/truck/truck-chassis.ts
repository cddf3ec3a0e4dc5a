/**
 * The truck behind its cab, in vehicle space: side fairings (forearms, thighs), frame deck and coupling (calves), bogie
 * wheels.
 */
import { screws, vent } from '../../kit/fittings.ts';
import { octo } from '../../kit/outline.ts';
import type { Kit, V2 } from '../../kit/place.ts';
import { P, put } from '../../kit/place.ts';
import { box, cyl, hull, paneled, plate, ring } from '../../kit/solid.ts';
import { truckWheel } from '../../kit/truck-wheel.ts';
import { AXLES, RADIUS } from './truck-cab.ts';

/** Outline in the plane of the truck's side, given as [z, y]. */
const flank = (o: V2[]): V2[] => o.map(([z, y]) => [-z, y]);

/** Side fairing with a bright tank below it. */
export function fairing(): Kit {
  const k: Kit = [
    P(paneled(flank([[0.24, 0.62], [0.24, 1.0], [-0.44, 1.0], [-0.52, 0.92], [-0.52, 0.66], [-0.46, 0.6]]),
      [[flankAt(-0.16, 0), flankAt(-0.2, 1)]], 0.018, 0.09, { bevel: 0.02, taper: 0.012 }), 'paint', [0.88, 0, 0],
      [0, 90, 0]),
    P(plate(flank([[0.14, 0.73], [0.14, 0.755], [-0.44, 0.755], [-0.42, 0.73]]), 0.012, { bevel: 0.004 }), 'paint2',
      [0.966, 0, 0], [0, 90, 0]),
    P(hull([[0.74, 0.98, 0.22], [0.9, 0.98, 0.22], [0.74, 0.98, -0.48], [0.9, 0.98, -0.48], [0.74, 0.66, 0.22],
      [0.9, 0.66, 0.22], [0.74, 0.66, -0.46], [0.9, 0.66, -0.46]], 0.02), 'frame'),
    P(cyl(0.155, 0.62, 0.05, 32), 'trim', [0.82, 0.47, -0.13], [90, 0, 0]),
    P(cyl(0.09, 0.7, 0.02, 20), 'frame', [0.82, 0.47, -0.13], [90, 0, 0]),
  ];
  for (const z of [0.06, -0.32]) k.push(P(ring(0.152, 0.168, 0.04, 0.006, 32), 'dark', [0.82, 0.47, z], [90, 0, 0]),
    P(box(0.05, 0.2, 0.04, 0.01), 'dark', [0.76, 0.62, z]));
  for (let i = 0; i < 6; i++) k.push(P(box(0.16, 0.012, 0.03, 0.003, 1), 'dark', [0.83, 1.004, 0.12 - i * 0.09]));
  k.push(...put(screws([[-0.18, 0.93], [0.08, 0.93], [0.42, 0.9], [0.44, 0.68], [-0.18, 0.67]], 0.09, 0.016),
    [0.88, 0, 0], [0, 90, 0]));
  return k;
}
function flankAt(z: number, y: number): V2 { return [-z, y]; }

/** Battery box between fairing and bogie. */
export function pack(): Kit {
  return [
    P(hull([[0.6, 0.4, -0.56], [0.92, 0.42, -0.56], [0.6, 0.94, -0.56], [0.92, 0.94, -0.56], [0.6, 0.46, -0.9],
      [0.92, 0.5, -0.9], [0.6, 0.9, -0.84], [0.92, 0.9, -0.84]], 0.024), 'frame'),
    P(paneled(flank([[-0.55, 0.42], [-0.55, 0.94], [-0.84, 0.94], [-0.9, 0.86], [-0.9, 0.52], [-0.84, 0.44]]),
      [[flankAt(0, 0.68), flankAt(-2, 0.68)]].map(([a, b]) => [b as V2, a as V2]), 0.018, 0.05, { bevel: 0.016 }),
      'paint', [0.92, 0, 0], [0, 90, 0]),
    ...put(vent(0.18, 0.13, 4, 40, 'gloss', 0.02), [0.975, 0.56, -0.72], [0, 90, 0]),
    P(box(0.012, 0.014, 0.2, 0.003), 'glow2', [0.972, 0.81, -0.72]),
  ];
}
/** Frame rail, tread plates and half of the coupling plate: the back of a calf. */
export function deck(): Kit {
  const k: Kit = [
    P(hull([[0.06, 0.6, -1.02], [0.5, 0.6, -1.02], [0.06, 0.84, -1.02], [0.5, 0.84, -1.02], [0.06, 0.6, -2.1],
      [0.5, 0.6, -2.1], [0.06, 0.84, -2.1], [0.5, 0.84, -2.1]], 0.02), 'frame'),
    P(paneled([[0.04, 1.0], [0.52, 1.0], [0.52, 1.5], [0.52, 2.12], [0.04, 2.12]],
      [[[-1, 1.28], [1, 1.24]], [[-1, 1.84], [1, 1.88]]], 0.02, 0.05, { bevel: 0.014 }), 'paint', [0, 0.85, 0],
      [-90, 0, 0]),
    // coupling plate with its throat
    P(plate([[0.03, 1.3], [0.2, 1.26], [0.4, 1.36], [0.44, 1.6], [0.36, 1.74], [0.2, 1.86], [0.07, 1.84], [0.03, 1.62]],
      0.07, { bevel: 0.02, corner: 0.04 }), 'trim', [0, 0.905, 0], [-90, 0, 0]),
    P(cyl(0.12, 0.03, 0.006, 28), 'dark', [0.08, 0.972, -1.5]),
    P(box(0.06, 0.08, 0.46, 0.02), 'paint2', [0.475, 0.92, -1.56]),
  ];
  for (let i = 0; i < 5; i++) k.push(P(box(0.34, 0.012, 0.02, 0.003, 1), 'dark', [0.28, 0.904, -1.94 - i * 0.035]));
  for (let i = 0; i < 4; i++) k.push(P(box(0.34, 0.012, 0.02, 0.003, 1), 'dark', [0.28, 0.904, -1.06 - i * 0.04]));
  return k;
}
/** Both twin wheels of one side under their guards. */
export function bogie(): Kit {
  const [, a, b] = AXLES, mid = (a + b) / 2, k: Kit = [];
  for (const z of [a, b]) {
    k.push(...put(truckWheel(RADIUS, 0.4, true), [0.765, RADIUS, z]));
    k.push(...put(put([P(ring(0.445, 0.478, 0.4, 0.012, 30, 118), 'paint')], [0, 0, 0], [0, 31, 0]), [0.77, RADIUS, z],
      [0, 0, 90]));
    k.push(...put(put([P(ring(0.476, 0.49, 0.03, 0.005, 30, 112), 'paint2')], [0, 0, 0], [0, 34, 0]), [0.95, RADIUS, z],
      [0, 0, 90]));
    k.push(P(cyl(0.1, 0.24, 0.02, 20), 'frame', [0.5, RADIUS, z], [0, 0, 90]));
  }
  // walking beam and lights between the wheels
  k.push(P(hull([[0.52, 0.5, a], [0.52, 0.34, a], [0.52, 0.66, mid], [0.52, 0.3, mid], [0.52, 0.5, b], [0.52, 0.34, b],
    [0.58, 0.5, a], [0.58, 0.34, a], [0.58, 0.66, mid], [0.58, 0.3, mid], [0.58, 0.5, b], [0.58, 0.34, b]], 0.02),
    'frame'));
  k.push(P(plate(octo(0.2, 0.26, 0.05), 0.3, { bevel: 0.016 }), 'frame', [0.6, 0.74, mid], [0, 90, 0]),
    P(box(0.014, 0.05, 0.1, 0.006), 'glow2', [0.906, 0.76, mid]));
  return k;
}
