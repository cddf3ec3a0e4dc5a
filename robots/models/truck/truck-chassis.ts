/**
 * The parts that all trucks have behind their cabs, in vehicle space: frame deck and coupling (calves), bogie wheels.
 */
import { octo } from '../../kit/outline.ts';
import { type Kit, P, put, type V2 } from '../../kit/place.ts';
import { box, cyl, hull, paneled, plate } from '../../kit/solid.ts';
import { type Rim, truckWheel } from '../../kit/truck-wheel.ts';
import { AXLES, RADIUS } from './cab-skin.ts';

/** Middle of the left leg along X. */
export const LEG = 0.3;
/** Twin wheels of the bogie: the middle of the left ones along X, and their width. They clear the shins. */
const TWIN = { x: 0.79, width: 0.35 };
/** From the middle of the robot's shin to its wheels. The gap shows the axles. */
const BESIDE = 0.36;
/** Returns the distance by which a bogie of this size stands out from the robot's leg. */
export const outwards = (size: number): number => BESIDE - size * (TWIN.x - TWIN.width / 2 - LEG);

/** Outline in the plane of the truck's side, given as [z, y]. */
export const flank = (o: V2[]): V2[] => o.map(([z, y]) => [-z, y]);

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
/** Both twin wheels of one side under the given guards, on their walking beam. */
export function bogie(guards: Kit, rim: Rim): Kit {
  const [, a, b] = AXLES, mid = (a + b) / 2, k: Kit = [...guards];
  for (const z of [a, b]) k.push(...put(truckWheel(RADIUS, TWIN.width, true, 'trim', 'paint2', rim), [TWIN.x, RADIUS,
    z]),
    P(cyl(0.1, 0.3, 0.02, 16), 'frame', [0.53, RADIUS, z], [0, 0, 90]),
    P(cyl(0.16, 0.04, 0.012, 20), 'steel', [0.625, RADIUS, z], [0, 0, 90]));
  k.push(P(hull([[0.52, 0.5, a], [0.52, 0.34, a], [0.52, 0.66, mid], [0.52, 0.3, mid], [0.52, 0.5, b], [0.52, 0.34, b],
    [0.58, 0.5, a], [0.58, 0.34, a], [0.58, 0.66, mid], [0.58, 0.3, mid], [0.58, 0.5, b], [0.58, 0.34, b]], 0.02),
    'frame'),
    P(plate(octo(0.2, 0.26, 0.05), 0.3, { bevel: 0.016 }), 'frame', [0.6, 0.74, mid], [0, 90, 0]));
  return k;
}
