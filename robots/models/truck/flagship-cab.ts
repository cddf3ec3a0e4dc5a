/**
 * Cab of the flagship: upright and square, a tall shield of bright upright bars between round lamps in square bezels, a
 * deep bumper, a visor over a split windscreen, horns on the raised roof.
 */
import { lamp } from '../../kit/lamp.ts';
import { octo } from '../../kit/outline.ts';
import { type Kit, P, put } from '../../kit/place.ts';
import { box, cyl, hull, lathe, paneled, plate, ring } from '../../kit/solid.ts';
import { truckWheel } from '../../kit/truck-wheel.ts';
import { type Inside, inside, wheelHouse } from './cab-inside.ts';
import { ARCH, AXLES, cabSkin, RADIUS, SEAM } from './cab-skin.ts';

const { along, panel, face, bulge } = cabSkin([[0.26, 2.0, 0.95], [0.42, 2.1, 0.98], [0.75, 2.12, 0.985],
  [1.05, 2.12, 0.985], [1.16, 2.11, 0.985], [1.4, 2.05, 0.975], [1.7, 1.96, 0.96], [2.0, 1.85, 0.945],
  [2.1, 1.76, 0.93], [2.24, 1.58, 0.89], [2.36, 1.36, 0.82], [2.44, 1.1, 0.7], [2.47, 0.6, 0.6]],
  [[0.62, 0.03, 0.02], [0.94, 0.13, 0.12], [1, 0.36, 0.36]]);
const room: Inside = { wall: 0.86, dash: 1.6, screen: 2.06, roof: 2.2, cover: 'paint2' };

function grille(): Kit {
  const k: Kit = [
    ...panel('gloss', 0.47, 1.13, 0, 0.8, { nu: 6, nv: 4, out: -0.05, gap: 0, lip: 0.004, liner: false }),
    // surround: header, flank, slanted lower corner
    P(hull([[0, 1.12, 2.13], [0.5, 1.1, 2.12], [0, 1.07, 2.13], [0.49, 1.05, 2.12], [0, 1.13, 2.2], [0.48, 1.11, 2.18],
      [0, 1.07, 2.2], [0.47, 1.05, 2.18]], 0.012), 'trim'),
    P(hull([[0.47, 1.09, 2.1], [0.53, 1.09, 2.1], [0.47, 0.66, 2.1], [0.53, 0.64, 2.1], [0.475, 1.08, 2.17],
      [0.515, 1.08, 2.16], [0.475, 0.66, 2.17], [0.515, 0.65, 2.16]], 0.012), 'trim'),
    P(hull([[0.53, 0.66, 2.1], [0.47, 0.68, 2.1], [0.34, 0.47, 2.1], [0.28, 0.48, 2.1], [0.515, 0.66, 2.16],
      [0.475, 0.67, 2.17], [0.33, 0.48, 2.17], [0.29, 0.49, 2.17]], 0.012), 'trim'),
    P(box(0.044, 0.6, 0.05, 0.012, 1), 'paint2', [0.024, 0.78, 2.165]),
  ];
  for (let i = 0; i < 6; i++) { const x = 0.09 + i * 0.066, low = x < 0.28 ? 0.49 : 0.49 + (x - 0.28) * 0.85;
    k.push(P(box(0.03, 1.06 - low, 0.075, 0.011, 1), 'trim', [x, (1.06 + low) / 2, 2.118])); }
  return k;
}
/** Lower face: grille, lamps, bumper, belt. */
function nose(): Kit {
  const seam = along(SEAM);
  const bezel: Kit = [
    P(ring(0.155, 0.193, 0.08, 0.014, 4), 'trim', [0, 0, 0.034], [90, 45, 0]),
    P(box(0.22, 0.22, 0.012, 0.004, 1), 'gloss', [0, 0, 0.004]),
    ...put(lamp(0.088, 'lamp', 8), [0, 0, 0.056]),
  ];
  const k: Kit = [
    ...grille(),
    ...panel('paint', 0.47, 1.065, 0.8, seam, { nu: 6, nv: 10 }),
    ...panel('paint', 1.07, 1.15, 0.8, seam, { nu: 2, nv: 10 }),
    ...panel('paint2', 0.605, 0.635, 0.86, seam, { nu: 1, nv: 10, out: 0.008, gap: 0, lip: 0.006, thick: 0.02,
      liner: false }),
    ...[1.15, 1.76].flatMap((v) => face(0.84, v, bezel)),
    ...[1.15, 1.76].flatMap((v) => face(0.66, v, [P(box(0.23, 0.05, 0.04, 0.012, 1), 'trim'),
      P(box(0.2, 0.028, 0.03, 0.006, 1), 'glow2', [0, 0, 0.012])])),
    // bumper: bright, deep, with a step and a fog lamp let in
    P(hull([[0, 0.33, 2.16], [0.7, 0.33, 2.14], [0.94, 0.34, 1.86], [0, 0.45, 2.21], [0.72, 0.45, 2.18],
      [0.98, 0.45, 1.9], [0, 0.33, 1.96], [0.9, 0.34, 1.8], [0, 0.45, 1.98], [0.94, 0.45, 1.8]], 0.016), 'trim'),
    P(hull([[0.3, 0.25, 2.06], [0.68, 0.25, 2.04], [0.9, 0.27, 1.84], [0.28, 0.31, 2.15], [0.7, 0.31, 2.13],
      [0.95, 0.31, 1.86], [0.3, 0.26, 1.9], [0.86, 0.3, 1.8]], 0.014), 'trim'),
    P(hull([[0, 0.26, 2.02], [0.28, 0.26, 2.02], [0, 0.31, 2.08], [0.28, 0.31, 2.08], [0, 0.3, 1.9], [0.28, 0.3, 1.9]],
      0.01), 'gloss'),
    P(box(0.24, 0.05, 0.03, 0.012, 1), 'dark', [0.56, 0.39, 2.185], [0, 4, 0]),
    P(box(0.19, 0.026, 0.03, 0.006, 1), 'lamp', [0.56, 0.39, 2.192], [0, 4, 0]),
    P(ring(0.026, 0.05, 0.03, 0.008, 16), 'steel', [0.18, 0.29, 2.1], [0, 0, 90]),
    P(hull([[0.02, 0.4, 1.82], [0.8, 0.4, 1.72], [0.02, 1.06, 1.82], [0.82, 1.06, 1.7], [0.02, 0.4, 1.98],
      [0.5, 0.4, 1.96], [0.02, 1.06, 1.98], [0.5, 1.06, 1.96]], 0.02), 'dark'),
  ];
  return k;
}
/** Side below the belt: square, a bright mudguard over the wheel, steps and a grab rail. */
function side(): Kit {
  const [zw] = AXLES, seam = along(SEAM), top = RADIUS + ARCH - 0.012;
  const dz = (y: number) => Math.sqrt(Math.max(0, ARCH * ARCH - (y - RADIUS) ** 2));
  const k: Kit = [
    ...panel('paint', 0.3, top, (y) => along(zw - dz(y))(y), (y) => along(0.62)(y), { nu: 14, nv: 4 }),
    ...panel('paint', 0.46, top, seam, (y) => along(zw + dz(y))(y), { nu: 10, nv: 4 }),
    ...panel('paint', top, 1.15, seam, (y) => along(0.62)(y), { nu: 4, nv: 12 }),
    ...panel('paint2', 1.075, 1.1, seam, 3.98, { nu: 1, nv: 12, out: 0.007, gap: 0, lip: 0.004, thick: 0.02,
      liner: false }),
    ...panel('paint', 0.86, 1.15, (y) => along(0.61)(y), 4, { nu: 4, nv: 4 }),
    ...panel('gloss', 0.3, 0.86, (y) => along(0.61)(y), 4, { nu: 4, nv: 4, out: -0.07, gap: 0 }),
    ...wheelHouse(truckWheel(RADIUS, 0.27, false)),
    ...put(put([P(ring(0.482, 0.52, 0.12, 0.012, 28, 176), 'trim')], [0, 0, 0], [0, 2, 0]), [0.975, RADIUS, zw],
      [0, 0, 90]),
    P(box(0.03, 0.04, 0.1, 0.01, 1), 'glow2', [0.99, 0.98, 1.64]),
  ];
  for (const [i, y] of [0.38, 0.62].entries()) k.push(P(box(0.22, 0.04, 0.28, 0.01, 1), 'trim', [0.86, y, 0.45]),
    P(box(0.012, 0.012, 0.24, 0.003, 1), i ? 'paint2' : 'glow2', [0.968, y, 0.45]));
  k.push(P(cyl(0.014, 0.5, 0.004, 10), 'trim', [1.0, 0.86, 0.34]),
    ...[0.64, 1.08].map((y) => P(box(0.05, 0.03, 0.03, 0.006, 1), 'trim', [0.985, y, 0.34])));
  return k;
}
/** Trumpet that sounds along +Z. */
const horn = (l: number): Kit => put([P(lathe([[0.02, -l * 0.5], [0.024, l * 0.1], [0.036, l * 0.36], [0.06, l * 0.5],
  [0.05, l * 0.5], [0.02, l * 0.2], [0, l * 0.2]], 18, 40), 'trim')], [0, 0, 0], [90, 0, 0]);

/** Upper front: split windscreen, pillars, side window, visor, roof with horns. */
function cowl(): Kit {
  const b = along(0.8), window = along(0.92), k: Kit = [
    ...panel('window', 1.18, 1.86, 0.07, 1.5, { nu: 8, nv: 12, lip: 0.006, thick: 0.03 }),
    ...panel('paint', 1.16, 1.86, 0, 0.06, { nu: 4, nv: 1, out: 0.012, gap: 0, liner: false }),
    ...panel('paint', 1.16, 1.96, 1.52, 2.4, { nu: 8, nv: 8 }),
    ...panel('window', 1.26, 1.78, 2.42, window, { nu: 6, nv: 8, lip: 0.006, thick: 0.03 }),
    ...panel('paint', 1.16, 1.25, 2.42, b, { nu: 2, nv: 8 }),
    ...panel('paint', 1.79, 1.96, 2.42, b, { nu: 3, nv: 8 }),
    ...panel('paint', 1.26, 1.78, window, b, { nu: 6, nv: 3 }),
    ...panel('paint', 1.87, 2.08, 0, (y) => along(0.8)(y), { nu: 4, nv: 16 }),
    ...panel('paint', 2.085, 2.42, 0, (y) => along(0.55)(y), { nu: 8, nv: 16 }),
    // visor, bent down over the screen
    P(hull([[0, 1.95, 1.9], [0.86, 1.95, 1.78], [0, 1.93, 2.06], [0.78, 1.92, 1.98], [0.93, 1.9, 1.74], [0, 1.98, 1.9],
      [0.86, 1.98, 1.78], [0, 1.95, 2.06], [0.78, 1.94, 1.98]], 0.012), 'paint'),
    P(hull([[0, 1.93, 2.06], [0.78, 1.92, 1.98], [0, 1.8, 2.13], [0.74, 1.8, 2.06], [0, 1.93, 2.09], [0.78, 1.92, 2.01],
      [0, 1.8, 2.15], [0.74, 1.8, 2.08]], 0.008), 'trim'),
  ];
  for (const x of [0.02, 0.3, 0.52, 0.72]) k.push(P(hull([[x - 0.03, 1.97, 1.98 - x * 0.1], [x + 0.03, 1.97,
    1.98 - x * 0.1],
    [x - 0.03, 1.97, 1.9 - x * 0.1], [x + 0.03, 1.97, 1.9 - x * 0.1], [x, 2.01, 1.93 - x * 0.1]], 0.012), 'glow2'));
  // horns on the roof, each on its foot
  for (const [x, l] of [[0.26, 0.5], [0.42, 0.4]] as const) { const z = bulge(0)(2.28, x > 0.3 ? 0.7 : 0.42)[2];
    k.push(...put(horn(l), [x, 2.37, z + 0.02]), P(box(0.04, 0.08, 0.05, 0.01, 1), 'dark', [x, 2.32, z - 0.06])); }
  k.push(...[0.42, 1.1].flatMap((v) => face(1.225, v, [P(box(0.42, 0.02, 0.014, 0.004, 1), 'dark', [0, 0, 0], [0, 0,
    3])], 0.012)));
  // tall bright mirror on two arms
  for (const y of [1.34, 1.76]) k.push(P(cyl(0.014, 0.24, 0.004, 8), 'trim', [1.05, y, 1.7], [0, 26, 90]));
  k.push(P(cyl(0.014, 0.46, 0.004, 8), 'trim', [1.15, 1.55, 1.75]),
    P(box(0.16, 0.36, 0.09, 0.03), 'trim', [1.13, 1.57, 1.73], [0, -12, 0]),
    P(box(0.12, 0.31, 0.012, 0.004, 1), 'gloss', [1.12, 1.57, 1.683], [0, -12, 0]));
  return [...k, ...inside(room)];
}
/** Upper rear: sleeper, its window, air intake column, ladder to the roof. */
function sleeper(): Kit {
  const b = along(0.79), k: Kit = [
    ...panel('paint', 1.16, 1.76, b, 4, { nu: 6, nv: 4 }),
    ...panel('paint', 1.77, 2.08, b, 4, { nu: 4, nv: 4 }),
    ...panel('paint', 2.085, 2.42, (y) => along(0.54)(y), 4, { nu: 5, nv: 4 }),
    ...panel('gloss', 2.42, 2.468, 0, 4, { nu: 3, nv: 12, gap: 0.004 }),
    P(hull([[0, 1.18, 0.3], [0.94, 1.18, 0.3], [0, 2.36, 0.3], [0.7, 2.3, 0.3], [0.9, 2.06, 0.3], [0, 1.18, 0.4],
      [0.94, 1.18, 0.4], [0, 2.36, 0.4], [0.7, 2.3, 0.4]], 0.02), 'dark'),
    P(paneled(octo(0.72, 0.9, 0.12), [[[-1, 0.1], [1, 0.1]], [[0, -1], [0, 1]]], 0.02, 0.04, { bevel: 0.014 }), 'paint',
      [0.44, 1.72, 0.29], [0, 180, 0]),
    P(plate(octo(0.3, 0.3, 0.05), 0.02, { bevel: 0.008 }), 'trim', [0.955, 1.52, 0.54], [0, 90, 0]),
    P(plate(octo(0.24, 0.24, 0.04), 0.01, { bevel: 0.003 }), 'gloss', [0.972, 1.52, 0.54], [0, 90, 0]),
  ];
  // square intake column behind the corner
  k.push(P(hull([[0.74, 1.06, 0.26], [0.9, 1.06, 0.26], [0.74, 1.06, 0.1], [0.9, 1.06, 0.1], [0.74, 2.12, 0.26],
    [0.9, 2.12, 0.26], [0.74, 2.12, 0.1], [0.9, 2.12, 0.1]], 0.018), 'gloss'),
    P(hull([[0.73, 2.17, 0.28], [0.93, 2.17, 0.28], [0.73, 2.17, 0.08], [0.93, 2.17, 0.08], [0.76, 2.34, 0.26],
      [0.88, 2.34, 0.26], [0.76, 2.32, 0.12], [0.88, 2.32, 0.12]], 0.018), 'trim'));
  for (let i = 0; i < 4; i++) k.push(P(box(0.17, 0.016, 0.02, 0.005, 1), 'dark', [0.82, 2.19 + i * 0.03, 0.082]));
  return k;
}
export const flagshipCab = { nose, side, cowl, sleeper, room };
