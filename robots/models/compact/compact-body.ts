/** Wings, doors and cabin of the rounded city car in vehicle space: +Z forward, Y up, the left half x > 0. */
import { dashboard, seat, steeringWheel } from '../../kit/cabin.ts';
import { strut, vent } from '../../kit/fittings.ts';
import { stencil } from '../../kit/lettering.ts';
import { octo } from '../../kit/outline.ts';
import { offset, patch } from '../../kit/patch.ts';
import { both, type Kit, mirrored, P, put } from '../../kit/place.ts';
import { box, cyl, hull, lathe, paneled, plate, ring } from '../../kit/solid.ts';
import { wheel } from '../../kit/wheel.ts';
import { ARCH, AXLE, arch, body, cabinAcross, FRONT, pane, REAR, skin } from './compact-surface.ts';

export function wing(): Kit {
  const a = arch(FRONT, ARCH);
  return [
    ...skin('paint', 0.5, 1.29, a, 2.34, { nu: 26, nv: 10 }),
    ...skin('gloss', 0.62, 1.29, (z) => arch(FRONT, ARCH - 0.03)(z), (z) => arch(FRONT, ARCH + 0.004)(z) + 0.02,
      { nu: 26, nv: 2, lip: 0.004, gap: 0, thick: 0.09 }),
    ...put(wheel(0.3, 0.21, 6, 'trim', 'paint'), [0.69, AXLE, FRONT]),
    P(lathe([[0.29, -0.05], [0.29, 0.05], [0.08, 0.05]], 28, 30), 'dark', [0.6, AXLE, FRONT], [0, 0, 90]),
    P(hull([[0.5, 0.3, 1.22], [0.5, 0.3, 0.56], [0.5, 0.74, 1.16], [0.5, 0.78, 0.58], [0.58, 0.26, 1.24],
      [0.58, 0.26, 0.54], [0.6, 0.76, 1.16], [0.6, 0.8, 0.56]], 0.02), 'frame'),
    // what the shoulder shows inside: panelled bulkhead, vent, motor and damper
    ...put([
      P(paneled(octo(0.56, 0.44, 0.08), [[[-1, -0.08], [1, -0.03]], [[0.06, -1], [0.02, 1]]], 0.016, 0.03,
        { bevel: 0.01 }), 'paint2'),
      ...put(vent(0.17, 0.1, 4, 40, 'frame', 0.016), [0.15, 0.1, 0.046]),
      ...put([P(cyl(0.09, 0.05, 0.012, 28), 'frame'), P(ring(0.05, 0.072, 0.03, 0.008, 24), 'steel', [0, 0.024, 0]),
        P(cyl(0.036, 0.05, 0.01, 6), 'paint', [0, 0.018, 0])], [-0.12, 0.08, 0.05], [90, 0, 0]),
      ...strut([-0.2, -0.13, 0.05], [0.2, -0.06, 0.05], 0.022),
    ], [0.482, 0.53, 0.9], [0, -90, 0]),
    ...put([P(plate(octo(0.1, 0.034, 0.012), 0.012, { bevel: 0.004, back: false }), 'trim'),
      P(plate(octo(0.08, 0.018, 0.006), 0.006, { bevel: 0.002, back: false }), 'glow2', [0, 0, 0.01])],
    [body(0.585, 1.5)[0] - 0.004, body(0.585, 1.5)[1], 0.585], [0, 90, 0]),
  ];
}
/** Door with sill, handle and the number on it. */
export function door(): Kit {
  const p = body(-0.26, 1.62), q = body(0.1, 1.28);
  return [
    ...skin('paint', -0.44, 0.48, 0.3, 2.3, { nu: 10, nv: 12 }),
      ...skin('paint2', -0.44, 0.48, 0.0, 0.29, { nu: 8, nv: 3 }),
    // handle: grip on two feet over a dark cup
    P(patch(offset(body, 0.002), -0.315, -0.205, 1.575, 1.665, { nu: 6, nv: 2, flip: true, gap: 0, lip: 0.003,
      liner: false }),
      'gloss'),
    P(box(0.014, 0.022, 0.15, 0.006), 'steel', [p[0] + 0.024, p[1], -0.26], [0, 0, 8]),
    ...[-0.32, -0.2].map((z) => P(box(0.03, 0.016, 0.016, 0.004, 1), 'steel', [p[0] + 0.012, p[1], z])),
    // crease of the flank, bright strip on the sill
    ...strip(-0.435, 0.475, 0.66, 0.71), ...strip(-0.435, 0.475, 0.27, 0.3),
    P(stencil('5', 0.16), 'decalDark', [q[0] + 0.012, q[1] - 0.02, 0.04], [0, 90, 0]),
    P(hull([[0.64, 0.26, -0.4], [0.64, 0.26, 0.44], [0.64, 0.82, -0.4], [0.64, 0.82, 0.44], [0.68, 0.3, -0.36],
      [0.7, 0.78, -0.36], [0.68, 0.3, 0.4], [0.7, 0.78, 0.4]], 0.012), 'dark'),
  ];
}
/** Bright strip on the body between two heights. */
function strip(z0: number, z1: number, v0: number, v1: number): Kit {
  return [P(patch(offset(body, 0.007), z0, z1, v0, v1,
    { nu: 8, nv: 1, flip: true, gap: 0, lip: 0.003, thick: 0.016, liner: false }), 'trim')];
}
export function quarter(): Kit {
  const a = arch(REAR, ARCH);
  return [
    ...skin('paint', -1.33, -0.46, a, 2.6, { nu: 26, nv: 10 }),
    ...skin('gloss', -1.33, -0.62, (z) => arch(REAR, ARCH - 0.03)(z), (z) => arch(REAR, ARCH + 0.004)(z) + 0.02,
      { nu: 26, nv: 2, lip: 0.004, gap: 0, thick: 0.09 }),
    // filler flap
    P(patch(offset(body, 0.005), -0.8, -0.68, 1.5, 1.78, { nu: 5, nv: 4, flip: true, gap: 0.004, lip: 0.006,
      thick: 0.014,
      liner: false }), 'paint'),
    ...put(wheel(0.3, 0.22, 6, 'trim', 'paint'), [0.7, AXLE, REAR]),
    P(lathe([[0.29, -0.05], [0.29, 0.05], [0.08, 0.05]], 28, 30), 'dark', [0.6, AXLE, REAR], [0, 0, 90]),
    P(hull([[0.5, 0.24, -1.26], [0.5, 0.24, -0.52], [0.5, 0.84, -1.24], [0.5, 0.86, -0.5], [0.58, 0.24, -1.26],
      [0.58, 0.24, -0.52], [0.62, 0.84, -1.24], [0.62, 0.86, -0.5]], 0.02), 'frame'),
  ];
}
/** Roof with side windows and hatch. */
export function roof(): Kit {
  return [
    P(patch(cabinAcross, -1.0, 0.18, -0.95, 0.95, { nu: 14, nv: 20 }), 'paint2'),
    P(patch(cabinAcross, -1.36, -1.02, -0.86, 0.86, { nu: 6, nv: 14, lip: 0.006 }), 'window'),
    ...both([
      ...pane('window', -0.42, 0.2, 0.08, 0.9, { lip: 0.006 }),
        ...pane('window', -0.98, -0.46, 0.08, 0.9, { lip: 0.006 }),
      ...pane('paint', -0.465, -0.415, 0.04, 0.93, { nu: 2, gap: 0.002 }),
        ...pane('paint2', -1.02, 0.2, 0.9, 1.06, { nv: 3, gap: 0.002 }),
      ...pane('paint', -1.4, -1.0, 0.04, 1.13, { nu: 6, gap: 0.004 }),
      ...pane('trim', -1.0, 0.2, 0.03, 0.085, { nu: 8, nv: 1, gap: 0, lip: 0.004, thick: 0.02, liner: false }),
    ]),
    P(hull(mirrored([[0.5, 1.22, -1.1], [0.42, 1.24, -1.22], [0.5, 1.2, -1.06]]), 0.016), 'paint2'),
    P(box(0.22, 0.014, 0.02, 0.004), 'tail', [0, 1.222, -1.238]),
    // inside: floor, bench, two seats
    P(hull([...mirrored([[-0.56, 0.82, 0.46], [-0.56, 0.84, -1.2]]), [-0.56, 0.8, 0.46], [0.56, 0.8, -1.2]], 0.01),
      'dark'),
    ...both([...put(seat(0.44, 0.42, 'paint'), [0.28, 0.86, -0.2]), ...put(seat(0.46, 0.34, 'paint'), [0.24, 0.86,
      -0.86])]),
  ];
}
/** Windscreen with pillars, mirrors and the scuttle below it. */
export function screen(): Kit {
  return [
    P(patch(cabinAcross, 0.19, 0.84, -0.95, 0.95, { nu: 12, nv: 18, lip: 0.006, thick: 0.03 }), 'window'),
    ...both([
      ...pane('trim', 0.2, 0.56, 0.03, 0.085, { nu: 4, nv: 1, gap: 0, lip: 0.004, thick: 0.02, liner: false }),
      ...pane('paint', 0.18, 0.84, 0.88, 1.08, { nv: 3, gap: 0.002 }),
        ...pane('window', 0.22, 0.56, 0.08, 0.87, { lip: 0.006 }), ...pane('paint', 0.57, 0.84, 0.04, 0.87, { nu: 4 }),
      ...skin('paint', 0.5, 1.035, 2.36, 4, { nu: 8, nv: 10 }),
      P(hull([[0.74, 0.98, 0.46], [0.84, 1.0, 0.44], [0.74, 0.92, 0.46], [0.84, 0.92, 0.44], [0.8, 0.96, 0.54]], 0.026),
        'paint2'), P(box(0.14, 0.02, 0.04, 0.008), 'gloss', [0.7, 0.91, 0.46], [0, 0, 14]),
      P(plate([[-0.05, -0.034], [0.046, -0.03], [0.05, 0.03], [-0.05, 0.026]], 0.008, { bevel: 0.003, corner: 0.014 }),
        'steel', [0.79, 0.956, 0.418], [0, 174, 0]), P(box(0.1, 0.01, 0.02, 0.004, 1), 'trim', [0.79, 0.918, 0.47]),
    ]),
    P(box(0.012, 0.01, 0.34, 0.003, 1), 'dark', [0.16, 0.95, 0.87], [32, 68, 0]),
    ...put(dashboard(1.06, 0.34, 0.28), [0, 0.91, 0.4]), ...put(steeringWheel(0.13), [0.28, 0.99, 0.3]),
  ];
}
