/** The visible inside of a vehicle behind its windows. Seats and wheel are for a driver who looks along +Z. */
import { both, type Kit, type Mat, mirrored, P, put, type V3 } from './place.ts';
import { box, cyl, hull, ring } from './solid.ts';

/** Seat w wide whose back is h high; its base, at the origin, is cut off level with the floor of the cabin. */
export function seat(w: number, h: number, cover: Mat): Kit {
  const x = w / 2;
  return [
    ...put([
      P(hull(mirrored([[-x * 0.8, 0, -0.02], [-x * 0.62, h * 0.76, -0.02], [-x * 0.8, 0, -0.07],
        [-x * 0.62, h * 0.76, -0.07]]), 0.018), 'dark'),
      P(hull([...mirrored([[-x * 0.5, 0, 0.0], [-x * 0.42, h * 0.7, 0.0]]), [-x * 0.5, 0, -0.02],
        [x * 0.42, h * 0.7, -0.02]], 0.012), cover),
      ...both([P(hull([[x * 0.66, 0, 0.05], [x * 0.9, 0, 0.05], [x * 0.6, h * 0.66, 0.01], [x * 0.72, h * 0.66, 0.01],
        [x * 0.9, 0, -0.05], [x * 0.72, h * 0.66, -0.05]], 0.014), 'dark'),
        P(cyl(0.008, h * 0.2, 0.002, 8), 'steel', [x * 0.22, h * 0.82, -0.045])]),
      P(hull(mirrored([[-x * 0.4, h * 0.84, -0.015], [-x * 0.34, h, -0.02], [-x * 0.4, h * 0.84, -0.06],
        [-x * 0.34, h, -0.06]]), 0.016), cover),
    ], [0, 0, 0], [-13, 0, 0]),
    P(box(w * 0.78, 0.05, w * 0.8, 0.02), 'dark', [0, 0.01, w * 0.46], [-4, 0, 0]),
    P(box(w * 0.46, 0.03, w * 0.66, 0.012), cover, [0, 0.034, w * 0.48], [-4, 0, 0]),
  ];
}
/** Steering wheel of radius r around the origin, on its column. */
export function steeringWheel(r: number, tilt = 24): Kit {
  return put([
    P(ring(r * 0.84, r, r * 0.16, r * 0.06, 28), 'dark', [0, 0, 0], [90, 0, 0]),
    P(cyl(r * 0.26, r * 0.22, r * 0.05, 16), 'gloss', [0, 0, 0], [90, 0, 0]),
    ...[0, 120, 240].map((a) => P(box(r * 0.7, r * 0.16, r * 0.08, r * 0.03, 1), 'trim',
      [Math.cos((a + 90) / 57.3) * -r * 0.5, Math.sin((a - 90) / 57.3) * r * 0.5, 0] as V3, [0, 0, a + 90])),
    P(cyl(r * 0.14, r * 1.2, 0.004, 12), 'frame', [0, 0, r * 0.6], [90, 0, 0]),
  ], [0, 0, 0], [-tilt, 0, 0]);
}
/**
 * Dashboard w wide and d deep with its rear edge at z = 0: shelf, instruments before the driver at x, centre screen.
 */
export function dashboard(w: number, d: number, x: number, light: Mat = 'glow2'): Kit {
  const s = w / 2;
  return [
    P(hull(mirrored([[-s, 0, d], [-s, 0.03, d * 0.5], [-s, 0.02, 0.03], [-s, -0.12, 0]]), 0.016), 'dark'),
    P(hull([[x - 0.13, 0.02, 0.02], [x + 0.13, 0.02, 0.02], [x - 0.1, 0.075, 0.05], [x + 0.1, 0.075, 0.05],
      [x - 0.12, 0.02, 0.16], [x + 0.12, 0.02, 0.16]], 0.012), 'dark'),
    P(box(0.17, 0.03, 0.01, 0.003, 1), light, [x, 0.05, 0.022], [-24, 0, 0]),
    P(box(0.2, 0.11, 0.016, 0.006, 1), 'gloss', [0, 0.06, 0.02], [-12, 0, 0]),
    P(box(0.16, 0.075, 0.008, 0.003, 1), light, [0, 0.062, 0.012], [-12, 0, 0]),
    P(box(w * 0.96, 0.014, 0.02, 0.005, 1), 'trim', [0, -0.03, -0.014]),
  ];
}
