/**
 * Cab of the Signature edition: a low cab behind an armoured bonnet. Bull bar before slanted armour louvres, lamps in
 * deep octagons, angular wheel flares, slit windows, lamps on the roof, two shielded exhaust stacks.
 */
import { screws, vent } from '../../kit/fittings.ts';
import { lamp } from '../../kit/lamp.ts';
import { octo } from '../../kit/outline.ts';
import { type Kit, P, put, type V2, type V3 } from '../../kit/place.ts';
import { box, cable, cyl, hull, paneled, plate, ring } from '../../kit/solid.ts';
import { truckWheel } from '../../kit/truck-wheel.ts';
import { type Inside, inside, wheelHouse } from './cab-inside.ts';
import { ARCH, AXLES, cabSkin, RADIUS, SEAM } from './cab-skin.ts';
import { flank } from './truck-chassis.ts';

const SQUARE: Parameters<typeof cabSkin>[1] = [[0.6, 0.04, 0.03], [0.92, 0.2, 0.2], [1, 0.4, 0.4]];
/** Face and sides below the belt, and the cab above it. */
const low = cabSkin([[0.26, 2.0, 0.94], [0.42, 2.08, 0.975], [0.75, 2.1, 0.985], [1.05, 2.1, 0.985], [1.16, 2.08,
  0.985]],
  SQUARE);
const high = cabSkin([[1.16, 1.46, 0.985], [1.4, 1.44, 0.965], [1.6, 1.38, 0.945], [1.9, 1.27, 0.92], [2.06, 1.18, 0.9],
  [2.16, 1.04, 0.86], [2.22, 0.86, 0.8], [2.25, 0.6, 0.72], [2.26, 0.48, 0.68]], SQUARE);
const room: Inside = { wall: 0.44, dash: 1.14, screen: 1.46, roof: 2.06, cover: 'gloss' };

function bullBar(): Kit {
  const bar = (pts: V3[], r: number) => P(cable(pts, r, 14, 8), 'trim');
  return [
    bar([[0.4, 0.3, 2.14], [0.4, 0.44, 2.29], [0.39, 0.76, 2.29], [0.37, 1.02, 2.24], [0.34, 1.1, 2.1]], 0.034),
    bar([[0.0, 0.94, 2.28], [0.2, 0.94, 2.28], [0.39, 0.93, 2.27]], 0.026),
    bar([[0.0, 0.66, 2.3], [0.2, 0.66, 2.3], [0.39, 0.66, 2.29]], 0.026),
    // clamps that hold both halves of the bar together
    ...([[0.94, 2.28], [0.66, 2.3]] as V2[]).map(([y, z]) => P(cyl(0.032, 0.05, 0.008, 12), 'frame', [0.027, y, z],
      [0, 0, 90])),
    // loop before the lamp
    bar([[0.4, 0.92, 2.27], [0.66, 0.93, 2.24], [0.88, 0.88, 2.08], [0.92, 0.74, 1.98], [0.88, 0.6, 2.06],
      [0.66, 0.56, 2.22], [0.4, 0.56, 2.29]], 0.024),
    P(hull([[0.34, 0.32, 2.1], [0.46, 0.32, 2.1], [0.34, 0.46, 2.1], [0.46, 0.46, 2.1], [0.36, 0.34, 2.24],
      [0.44, 0.34, 2.24], [0.36, 0.46, 2.26], [0.44, 0.46, 2.26]], 0.014), 'frame'),
  ];
}
/** Lower face. */
function nose(): Kit {
  const { panel, face } = low, seam = low.along(SEAM), octagon = (r: number) => octo(r * 2, r * 2, r * 0.58);
  const k: Kit = [
    ...panel('gloss', 0.5, 1.08, 0, 0.62, { nu: 6, nv: 4, out: -0.07, gap: 0, lip: 0.004, liner: false }),
    ...panel('paint', 0.5, 1.085, 0.64, seam, { nu: 6, nv: 10 }),
    ...panel('paint', 1.09, 1.15, 0, seam, { nu: 2, nv: 12 }),
    // louvres, one leaning over the other, in a riveted surround
    ...[0, 1, 2, 3, 4].map((i) => P(hull([[0, 0.53 + i * 0.11, 2.13], [0.36, 0.53 + i * 0.11, 2.11],
      [0, 0.55 + i * 0.11, 2.13], [0.36, 0.55 + i * 0.11, 2.11], [0, 0.59 + i * 0.11, 2.06],
      [0.36, 0.59 + i * 0.11, 2.05], [0, 0.61 + i * 0.11, 2.06], [0.36, 0.61 + i * 0.11, 2.05]], 0.006), 'frame')),
    P(hull([[0.36, 0.5, 2.04], [0.44, 0.5, 2.04], [0.36, 1.08, 2.04], [0.42, 1.08, 2.04], [0.37, 0.5, 2.15],
      [0.42, 0.5, 2.14], [0.37, 1.07, 2.14], [0.4, 1.07, 2.13]], 0.012), 'paint2'),
    ...bullBar(),
    // lamp: an octagon of armour, a large round lamp let in, a small one beside it
    ...face(0.74, 1.12, [P(ring(0.126, 0.178, 0.09, 0.016, 8), 'frame', [0, 0, 0.036], [90, 22.5, 0]),
      P(cyl(0.13, 0.012, 0.003, 8), 'dark', [0, 0, 0.004], [90, 22.5, 0]),
      ...put(lamp(0.096, 'lamp', 10), [0, 0, 0.058]),
      ...put(screws([[0, 0.148], [0, -0.148], [0.148, 0], [-0.148, 0]], 0.08, 0.013, 'brass'), [0, 0, 0], [0, 0,
        22.5])]),
    ...face(0.74, 1.86, [P(plate(octagon(0.1), 0.06, { bevel: 0.016 }), 'frame', [0, 0, -0.02]),
      P(box(0.11, 0.09, 0.02, 0.008, 1), 'glow2', [0, 0, 0.036])]),
    // bumper: a beam of plate with cut corners, winch in its middle
    P(hull([[0, 0.28, 2.12], [0.62, 0.28, 2.1], [0.96, 0.34, 1.84], [0, 0.46, 2.18], [0.66, 0.46, 2.16],
      [1.0, 0.46, 1.88], [0, 0.26, 1.94], [0.9, 0.32, 1.79], [0, 0.48, 1.96], [0.96, 0.48, 1.79]], 0.018, 24), 'paint'),
    P(plate(octo(0.36, 0.11, 0.03), 0.02, { bevel: 0.006 }), 'dark', [0.0, 0.37, 2.165], [-18, 0, 0]),
    P(cyl(0.035, 0.28, 0.01, 14), 'steel', [0.0, 0.37, 2.17], [0, 0, 90]),
    P(ring(0.03, 0.06, 0.04, 0.01, 16), 'steel', [0.58, 0.34, 2.17], [0, 0, 90]),
    ...face(0.41, 1.5, [P(box(0.2, 0.06, 0.03, 0.01, 1), 'frame', [0, 0, 0.03]),
      P(box(0.15, 0.026, 0.02, 0.006, 1), 'glow2', [0, 0, 0.048])], 0.03),
    ...face(0.98, 1.4, screws([[-0.22, 0], [-0.08, 0], [0.08, 0], [0.2, 0]], 0.0, 0.014)),
    P(hull([[0.02, 0.4, 1.82], [0.8, 0.4, 1.72], [0.02, 1.06, 1.82], [0.8, 1.06, 1.7], [0.02, 0.4, 1.98],
      [0.5, 0.4, 1.96], [0.02, 1.06, 1.96], [0.5, 1.06, 1.94]], 0.02), 'dark'),
  ];
  return k;
}
/** Side below the belt: flares of plate around the wheel, armour that stands off the door. */
function side(): Kit {
  const { along, panel } = low, [zw] = AXLES, seam = along(SEAM), top = RADIUS + ARCH - 0.012;
  const dz = (y: number) => Math.sqrt(Math.max(0, ARCH * ARCH - (y - RADIUS) ** 2));
  /** Piece of the flare between two points [z, y] around the wheel. */
  const flare = ([z0, y0]: V2, [z1, y1]: V2) => { const s = 1.13, c = (z: number) => zw + (z - zw) * s,
    d = (y: number) => RADIUS + (y - RADIUS) * s;
  return P(hull([[0.93, y0, z0], [0.93, y1, z1], [1.06, y0, z0], [1.06, y1, z1], [0.93, d(y0), c(z0)], [0.93, d(y1),
    c(z1)],
    [1.02, d(y0), c(z0)], [1.02, d(y1), c(z1)]], 0.01), 'paint'); };
  const arc: V2[] = [[1.77, 0.52], [1.5, 0.92], [0.94, 0.92], [0.67, 0.52]];
  return [
    ...panel('paint', 0.3, top, (y) => along(zw - dz(y))(y), (y) => along(0.62)(y), { nu: 12, nv: 3 }),
    ...panel('paint', 0.48, top, seam, (y) => along(zw + dz(y))(y), { nu: 10, nv: 3 }),
    ...panel('paint', top, 1.15, seam, (y) => along(0.62)(y), { nu: 3, nv: 10 }),
    ...panel('paint', 0.86, 1.15, (y) => along(0.61)(y), 4, { nu: 3, nv: 4 }),
    ...panel('gloss', 0.3, 0.86, (y) => along(0.61)(y), 4, { nu: 3, nv: 4, out: -0.07, gap: 0 }),
    ...wheelHouse(truckWheel(RADIUS, 0.27, false, 'trim', 'paint2', 'bolted')),
    ...arc.slice(1).map((p, i) => flare(arc[i] as V2, p)),
    ...put(screws([[-1.4, 0.965], [-1.22, 0.965], [-1.04, 0.965]], 0, 0.018, 'brass'), [1.048, 0, 0], [0, 90, 0]),
    // standing armour in two plates on spacers
    P(paneled(flank([[1.36, 1.1], [1.3, 1.36], [0.52, 1.42], [0.34, 1.34], [0.34, 1.02], [0.5, 0.98], [0.9, 1.04]]),
      [[[-0.86, 0], [-0.9, 2]]], 0.02, 0.04, { bevel: 0.014 }), 'paint2', [1.01, 0, 0], [0, 90, 0]),
    ...put(screws([[-1.28, 1.14], [-1.24, 1.31], [-0.96, 1.1], [-0.8, 1.1], [-0.78, 1.34], [-0.44, 1.08], [-0.44,
      1.33]],
      0.04, 0.018, 'brass'), [1.01, 0, 0], [0, 90, 0]),
    ...[[1.24, 1.08], [0.46, 1.08]].map(([z, y]) => P(cyl(0.03, 0.08, 0.006, 10), 'frame', [0.99, y, z] as V3, [0, 0,
      90])),
    // step of grating
    P(box(0.24, 0.05, 0.3, 0.014, 1), 'frame', [0.88, 0.44, 0.45]),
    ...[0, 1, 2].map((i) => P(box(0.2, 0.012, 0.03, 0.004, 1), 'dark', [0.89, 0.47, 0.36 + i * 0.09] as V3)),
  ];
}
/** Armoured bonnet from the face to the windscreen. */
function bonnet(): Kit {
  return [
    P(hull([[0.01, 1.165, 2.08], [0.6, 1.165, 2.04], [0.9, 1.165, 1.86], [0.965, 1.165, 1.62], [0.965, 1.165, 1.46],
      [0.01, 1.165, 1.46], [0.01, 1.32, 2.02], [0.54, 1.31, 1.99], [0.76, 1.28, 1.82], [0.86, 1.27, 1.46],
      [0.01, 1.42, 1.46], [0.62, 1.41, 1.46]], 0.016, 24), 'paint'),
    P(hull([[0.01, 1.36, 1.95], [0.34, 1.36, 1.93], [0.01, 1.44, 1.5], [0.44, 1.44, 1.5], [0.01, 1.39, 1.9],
      [0.28, 1.39, 1.88], [0.01, 1.465, 1.54], [0.36, 1.465, 1.54]], 0.012), 'paint2'),
    ...put(vent(0.2, 0.22, 4, 34, 'frame', 0.02), [0.5, 1.405, 1.72], [-78, 0, -4]),
    ...put(vent(0.3, 0.09, 3, 34, 'frame', 0.02), [0.94, 1.215, 1.66], [0, 90, 0]),
    ...put(screws([[-0.24, 0], [-0.08, 0], [0.08, 0], [0.24, 0]], 0, 0.014, 'brass'), [0.3, 1.25, 2.062], [-12, 3, 0]),
  ];
}
/** Exhaust stack on the cab's corner: muffler, shield with slots, mouth cut on the slant. */
function stack(): Kit {
  return [
    P(cyl(0.095, 0.46, 0.03, 20), 'frame', [0, 1.42, 0]), P(cyl(0.05, 1.26, 0.01, 16), 'steel', [0, 1.9, 0]),
    P(ring(0.034, 0.062, 0.12, 0.01, 16), 'trim', [0, 2.52, 0.0], [-16, 0, 0]),
    ...put([P(ring(0.078, 0.094, 0.6, 0.006, 16, 230), 'trim')], [0, 1.99, 0], [0, -20, 0]),
    ...[0, 1, 2, 3, 4].flatMap((i) => [40, 90, 140].map((a) => P(box(0.022, 0.07, 0.012, 0.005, 1), 'dark',
      [Math.sin(a / 57.3) * 0.093, 1.77 + i * 0.11, Math.cos(a / 57.3) * 0.093] as V3, [0, a, 0]))),
    P(box(0.12, 0.06, 0.08, 0.014, 1), 'frame', [-0.08, 1.32, 0]), P(box(0.12, 0.05, 0.07, 0.014, 1), 'frame',
      [-0.1, 1.96, 0]),
  ];
}
/** Cab above the belt with the bonnet before it. */
function cowl(): Kit {
  const { along, panel, face } = high, b = along(0.42), window = along(0.6), k: Kit = [
    ...panel('window', 1.44, 1.86, 0.07, 1.56, { nu: 5, nv: 10, lip: 0.006, thick: 0.03 }),
    ...panel('paint', 1.42, 1.88, 0, 0.08, { nu: 3, nv: 1, out: 0.02, gap: 0, lip: 0.008, liner: false }),
    ...panel('paint', 1.17, 1.9, 1.58, 2.36, { nu: 6, nv: 6 }),
    ...panel('window', 1.46, 1.82, 2.38, window, { nu: 4, nv: 8, lip: 0.006, thick: 0.03 }),
    ...panel('paint', 1.17, 1.45, 2.38, b, { nu: 3, nv: 8 }),
    ...panel('paint', 1.83, 1.9, 2.38, b, { nu: 2, nv: 8 }),
    ...panel('paint', 1.46, 1.82, window, b, { nu: 4, nv: 3 }),
    ...panel('paint', 1.91, 2.1, 0, b, { nu: 4, nv: 14 }),
    ...panel('gloss', 2.105, 2.255, 0, b, { nu: 5, nv: 14 }),
    ...bonnet(), ...put(stack(), [1.06, 0, 0.6]),
    // visor of plate, guard over the side window
    P(hull([[0.01, 1.95, 1.27], [0.8, 1.95, 1.16], [0.01, 1.87, 1.5], [0.74, 1.87, 1.4], [0.92, 1.88, 1.1],
      [0.01, 1.98, 1.27], [0.8, 1.98, 1.16], [0.01, 1.89, 1.5], [0.74, 1.89, 1.4]], 0.012, 24), 'paint2'),
    ...[0.2, 0.56].map((x) => P(box(0.03, 0.08, 0.12, 0.008, 1), 'frame', [x, 1.93, 1.42 - x * 0.1] as V3)),
    // rack with lamps on the roof
    P(cyl(0.022, 1.36, 0.006, 10), 'trim', [0, 2.24, 1.08], [0, 0, 90]),
    P(cyl(0.022, 0.16, 0.006, 10), 'trim', [0.66, 2.18, 1.06]),
    ...[0.19, 0.47].flatMap((x) => put([...lamp(0.085, 'lamp', 6, 'trim'), P(cyl(0.088, 0.07, 0.02, 18), 'frame',
      [0, 0, -0.06], [90, 0, 0])], [x, 2.28, 1.14])),
    // square mirror on a bracket
    P(hull([[0.93, 1.56, 1.18], [0.93, 1.74, 1.14], [1.1, 1.66, 1.28], [1.1, 1.7, 1.28], [0.93, 1.56, 1.14],
      [1.1, 1.66, 1.25]], 0.012), 'frame'),
    P(box(0.17, 0.26, 0.07, 0.014), 'paint', [1.14, 1.66, 1.3], [0, -12, 0]),
    P(box(0.13, 0.21, 0.012, 0.004, 1), 'gloss', [1.13, 1.66, 1.262], [0, -12, 0]),
    ...face(1.64, 1.97, screws([[0, -0.18], [0, -0.06], [0, 0.06], [0, 0.18]], 0, 0.014, 'brass')),
  ];
  return [...k, ...inside(room)];
}
/** Rear wall of the cab, with a rack and a spare can. */
function sleeper(): Kit {
  const { along, panel } = high, b = along(0.41);
  return [
    ...panel('paint', 1.17, 1.9, b, 4, { nu: 5, nv: 3 }), ...panel('paint', 1.91, 2.1, b, 4, { nu: 3, nv: 3 }),
    ...panel('gloss', 2.105, 2.255, b, 4, { nu: 3, nv: 3 }),
    P(hull([[0, 1.18, 0.3], [0.94, 1.18, 0.3], [0, 2.24, 0.3], [0.66, 2.24, 0.3], [0.88, 2.06, 0.3], [0, 1.18, 0.38],
      [0.94, 1.18, 0.38], [0, 2.24, 0.38], [0.66, 2.24, 0.38], [0.88, 2.06, 0.38]], 0.014), 'dark'),
    P(paneled(octo(0.8, 0.92, 0.14), [[[-1, 0.1], [1, 0.1]], [[-1, -0.2], [1, -0.2]]], 0.02, 0.06, { bevel: 0.02 }),
      'paint', [0.44, 1.68, 0.29], [0, 180, 0]),
    ...put(screws([[-0.34, 0.34], [0.34, 0.34], [-0.34, -0.34], [0.34, -0.34]], 0.06, 0.018, 'brass'), [0.44, 1.68,
      0.29],
      [0, 180, 0]),
    P(box(0.3, 0.5, 0.14, 0.03), 'paint2', [0.46, 1.42, 0.13]), P(box(0.32, 0.03, 0.15, 0.008, 1), 'frame',
      [0.46, 1.44, 0.13]), P(cyl(0.03, 0.05, 0.01, 12), 'frame', [0.54, 1.69, 0.13]),
  ];
}
export const signatureCab = { nose, side, cowl, sleeper, room };
