/** The inside of all cabs, in vehicle space: seats and dashboard, and the parts that the wheel arch hides. */
import { seat, steeringWheel } from '../../kit/cabin.ts';
import { vent } from '../../kit/fittings.ts';
import { octo } from '../../kit/outline.ts';
import { type Kit, type Mat, P, put } from '../../kit/place.ts';
import { box, hull, lathe, paneled, ring } from '../../kit/solid.ts';
import { AXLES, RADIUS } from './cab-skin.ts';

/** Depths inside a cab: wall behind the seats, rear edge of the dashboard, lower edge of the windscreen. */
export interface Inside { wall: number; dash: number; screen: number; roof: number; cover: Mat }

export function inside({ wall, dash, screen, roof, cover }: Inside): Kit {
  const w = wall + 0.1;
  return [
    P(hull([[0, 1.14, screen - 0.06], [0.78, 1.14, screen - 0.3], [0, 1.14, w], [0.86, 1.14, w], [0, 1.11,
      screen - 0.06],
      [0.86, 1.11, w]], 0.006), 'dark'),
    ...put(seat(0.5, 0.62, cover), [0.46, 1.2, dash - 0.46]),
    P(hull([[0, 1.16, screen - 0.04], [0.7, 1.16, screen - 0.26], [0, 1.28, dash + 0.12], [0.74, 1.28, dash + 0.06],
      [0, 1.24, dash + 0.04], [0.78, 1.24, dash - 0.02], [0, 1.14, dash + 0.02], [0.8, 1.14, dash - 0.04]], 0.016),
      'dark'),
    P(box(0.34, 0.012, 0.02, 0.004, 1), 'trim', [0.52, 1.2, dash - 0.02], [0, 8, 0]),
    P(hull([[0.03, 1.2, wall], [0.84, 1.2, wall], [0.03, roof, wall], [0.76, roof - 0.06, wall], [0.03, 1.2, w],
      [0.84, 1.2, w], [0.03, roof, w], [0.76, roof - 0.06, w]], 0.012), 'dark'),
  ];
}
/** The parts that only the driver's side of the cab has. */
export const driversPlace = ({ dash }: Inside): Kit => [
  ...put(steeringWheel(0.17, 34), [0.46, 1.36, dash - 0.08]),
  P(hull([[0.28, 1.26, dash], [0.64, 1.26, dash - 0.02], [0.32, 1.34, dash + 0.04], [0.6, 1.34, dash + 0.03],
    [0.3, 1.26, dash + 0.16], [0.62, 1.26, dash + 0.14]], 0.014), 'dark'),
  P(box(0.22, 0.045, 0.01, 0.003, 1), 'glow2', [0.46, 1.305, dash - 0.008], [-26, 0, 0]),
];
/** Steered wheel with the cover of the arch around it; in the robot the inside of a shoulder. */
export function wheelHouse(wheel: Kit): Kit {
  const [zw] = AXLES;
  return [
    P(ring(0.452, 0.5, 0.1, 0.014, 30, 180), 'gloss', [0.935, RADIUS, zw], [0, 0, 90]),
    ...put(wheel, [0.84, RADIUS, zw]),
    P(lathe([[0.43, -0.1], [0.445, 0.08], [0.1, 0.1]], 28, 30, 360), 'dark', [0.7, RADIUS, zw], [0, 0, 90]),
    P(paneled(octo(1.3, 0.72, 0.14), [[[-0.2, -1], [-0.16, 1]], [[0.25, -1], [0.2, 1]], [[-1, 0.12], [1, 0.1]]], 0.018,
      0.08, { bevel: 0.02 }), 'frame', [0.72, 0.74, 1.05], [0, -90, 0]),
    ...put(vent(0.26, 0.2, 4, 40, 'frame', 0.03), [0.635, 0.82, zw - 0.14], [0, -90, 0]),
    // end plate at the seam of the lower face: the shoulder's front
    P(hull([[0.66, 0.52, 1.6], [0.88, 0.52, 1.6], [0.66, 1.12, 1.6], [0.91, 1.12, 1.6], [0.68, 0.56, 1.75],
      [0.84, 0.56, 1.7], [0.68, 1.1, 1.76], [0.87, 1.1, 1.7]], 0.02), 'paint'),
    P(paneled(octo(0.17, 0.42, 0.04), [[[-1, 0.1], [1, 0.1]]], 0.016, 0.03, { bevel: 0.01 }), 'gloss',
      [0.77, 0.84, 1.76], [4, 12, 0]),
    P(box(0.1, 0.02, 0.02, 0.005), 'glow2', [0.775, 0.82, 1.785], [4, 12, 0]),
    P(hull([[0.6, 1.0, 1.66], [0.6, 1.0, 0.5], [0.86, 1.1, 1.6], [0.92, 1.1, 0.5], [0.62, 1.1, 1.6], [0.62, 1.1, 0.56],
      [0.86, 1.0, 1.6], [0.9, 1.0, 0.5]], 0.02), 'frame'),
  ];
}
