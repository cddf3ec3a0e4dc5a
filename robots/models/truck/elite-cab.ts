/**
 * Cab of the Elite: a drop from nose to roof end. Closed face with a keel, a blade of light across it and down its
 * corners, wheels behind discs, fins at the belt, a deflector that ends the roof.
 */
import { lamp, ledRow } from '../../kit/lamp.ts';
import { type Kit, P, put } from '../../kit/place.ts';
import { box, cyl, hull, paneled, plate } from '../../kit/solid.ts';
import { truckWheel } from '../../kit/truck-wheel.ts';
import { type Inside, inside, wheelHouse } from './cab-inside.ts';
import { ARCH, AXLES, cabSkin, RADIUS, SEAM } from './cab-skin.ts';
import { flank } from './truck-chassis.ts';

const { along, panel, face } = cabSkin([[0.24, 2.06, 0.93], [0.4, 2.16, 0.965], [0.6, 2.19, 0.98], [0.9, 2.16, 0.985],
  [1.15, 2.06, 0.978], [1.4, 1.87, 0.958], [1.7, 1.58, 0.925], [2.0, 1.25, 0.885], [2.2, 1.0, 0.85],
  [2.36, 0.76, 0.79], [2.45, 0.58, 0.73], [2.49, 0.46, 0.68]],
  [[0.56, 0.09, 0.09], [0.87, 0.33, 0.34], [1, 0.84, 0.7]]);
const room: Inside = { wall: 0.86, dash: 1.5, screen: 1.98, roof: 1.92, cover: 'gloss' };

/** Lower face. */
function nose(): Kit {
  const seam = along(SEAM);
  const k: Kit = [
    ...panel('paint', 0.62, 0.905, 0, 1.14, { nu: 6, nv: 10 }),
    ...panel('paint', 0.985, 1.15, 0, seam, { nu: 4, nv: 14 }),
    ...panel('paint', 0.36, 0.61, 1.14, seam, { nu: 5, nv: 8 }),
    ...panel('paint', 0.62, 0.905, 2.0, seam, { nu: 5, nv: 2 }),
    // intake slot with three thin vanes, splitter
    ...panel('gloss', 0.36, 0.61, 0, 1.12, { nu: 4, nv: 8, out: -0.06, gap: 0, lip: 0.004, liner: false }),
    ...[0.4, 0.475, 0.55].flatMap((y) => panel('frame', y, y + 0.024, 0, 1.1, { nu: 1, nv: 8, out: -0.012, gap: 0,
      lip: 0.005, thick: 0.05, liner: false })),
    ...panel('gloss', 0.24, 0.35, 0, seam, { nu: 3, nv: 14 }),
    ...panel('paint2', 0.225, 0.25, 0, seam, { nu: 1, nv: 14, out: 0.05, gap: 0, lip: 0.005, thick: 0.11,
      liner: false }),
    // blade of light
    ...panel('gloss', 0.91, 0.98, 0, seam, { nu: 2, nv: 14, out: -0.03, gap: 0, lip: 0.004, thick: 0.02,
      liner: false }),
    ...panel('clear', 0.912, 0.978, 0, seam, { nu: 1, nv: 14, lip: 0.004, gap: 0.003, thick: 0.006, liner: false }),
    ...ledRow(0.014, 26, [[0.945, 0.05], [0.945, 2.1]], 'lamp', (y, v, kit) => face(y, v, kit, -0.02)),
    // its corner: three projectors in a slit under a lens, the blade bent down outside of them
    ...panel('gloss', 0.62, 0.905, 1.15, 1.99, { nu: 3, nv: 8, out: -0.06, gap: 0, lip: 0.004, thick: 0.02,
      liner: false }),
    ...panel('clear', 0.625, 0.9, 1.16, 1.98, { nu: 1, nv: 8, lip: 0.004, gap: 0.003, thick: 0.006, liner: false }),
    ...[1.3, 1.5, 1.7].flatMap((v) => face(0.8, v, lamp(0.04, 'lamp', 0, 'gloss'), -0.02)),
    ...ledRow(0.012, 9, [[0.88, 1.92], [0.65, 1.86]], 'lamp', (y, v, kit) => face(y, v, kit, -0.03)),
    ...ledRow(0.008, 10, [[0.67, 1.22], [0.67, 1.74]], 'glow2', (y, v, kit) => face(y, v, kit, -0.03)),
    // keel of the face
    P(hull([[0, 0.9, 2.24], [0.2, 0.9, 2.15], [0, 0.64, 2.31], [0.07, 0.63, 2.2], [0, 0.36, 2.24], [0.03, 0.36, 2.2],
      [0, 0.9, 2.12], [0.2, 0.9, 2.1], [0, 0.36, 2.1]], 0.01), 'paint2'),
    P(hull([[0.02, 0.4, 1.82], [0.74, 0.4, 1.7], [0.02, 1.06, 1.82], [0.76, 1.06, 1.68], [0.02, 0.4, 1.98],
      [0.46, 0.4, 1.94], [0.02, 1.06, 1.94], [0.46, 1.06, 1.92]], 0.02), 'dark'),
  ];
  return k;
}
/** Side below the belt: smooth, without steps. */
function side(): Kit {
  const [zw] = AXLES, seam = along(SEAM), top = RADIUS + ARCH - 0.012;
  const dz = (y: number) => Math.sqrt(Math.max(0, ARCH * ARCH - (y - RADIUS) ** 2));
  return [
    ...panel('paint', 0.27, top, (y) => along(zw - dz(y))(y), 4, { nu: 14, nv: 8 }),
    ...panel('paint', 0.3, top, seam, (y) => along(zw + dz(y))(y), { nu: 12, nv: 4 }),
    ...panel('paint', top, 1.15, seam, 4, { nu: 4, nv: 14 }),
    ...panel('gloss', 0.225, 0.265, (y) => along(zw - 0.42)(y), 4, { nu: 1, nv: 8, out: 0.02, gap: 0, liner: false }),
    ...wheelHouse(truckWheel(RADIUS, 0.27, false, 'trim', 'paint2', 'covered')),
    // fin: a blade that leaves the belt behind the wheel and reaches back over the fairing
    P(plate(flank([[1.1, 1.02], [0.72, 1.14], [-0.1, 1.2], [-0.26, 1.27], [-0.14, 1.08], [0.6, 0.98]]), 0.04,
      { bevel: 0.014, corner: 0.02 }), 'paint2', [0.985, 0, 0], [0, 90, 0]),
    P(plate(flank([[0.6, 1.055], [-0.02, 1.115], [-0.06, 1.098], [0.6, 1.035]]), 0.012, { bevel: 0.004 }), 'glow2',
      [1.02, 0, 0], [0, 90, 0]),
    P(box(0.02, 0.05, 0.2, 0.008, 1), 'gloss', [0.98, 0.93, 0.5]),
  ];
}
/** Upper front: one windscreen from the middle to the doors, roof in its line. */
function cowl(): Kit {
  const b = along(0.8), window = along(0.96), k: Kit = [
    ...panel('window', 1.16, 1.9, 0, 1.72, { nu: 12, nv: 14, lip: 0.006, thick: 0.03 }),
    ...panel('gloss', 1.16, 1.9, 1.74, 2.1, { nu: 10, nv: 4, out: -0.006 }),
    ...panel('window', 1.24, 1.78, 2.12, window, { nu: 8, nv: 8, lip: 0.006, thick: 0.03 }),
    ...panel('paint', 1.16, 1.23, 2.12, b, { nu: 2, nv: 8 }),
    ...panel('paint', 1.79, 1.9, 2.12, b, { nu: 3, nv: 8 }),
    ...panel('paint', 1.24, 1.78, window, b, { nu: 6, nv: 3 }),
    ...panel('paint', 1.91, 2.16, 0, (y) => along(0.8)(y), { nu: 6, nv: 14 }),
    ...panel('paint', 2.165, 2.43, 0, (y) => along(0.6)(y), { nu: 6, nv: 14 }),
    // slim lamp under the roof, camera blade, wiper
    ...panel('glow2', 2.0, 2.02, 0.5, 1.3, { nu: 1, nv: 8, out: 0.01, gap: 0, lip: 0.004, thick: 0.03, liner: false }),
    P(hull([[0.93, 1.66, 1.3], [0.93, 1.63, 1.2], [1.15, 1.7, 1.16], [1.15, 1.69, 1.08], [1.17, 1.7, 1.1]], 0.01),
      'paint2'),
    P(cyl(0.016, 0.02, 0.004, 12), 'lamp', [1.13, 1.69, 1.074], [90, 0, 0]),
    ...face(1.2, 0.55, [P(box(0.5, 0.02, 0.014, 0.004, 1), 'dark')], 0.012),
  ];
  return [...k, ...inside(room)];
}
/** Upper rear: roof end with its deflector, and the walls that close the gap behind the cab. */
function sleeper(): Kit {
  const b = along(0.79), k: Kit = [
    ...panel('paint', 1.16, 1.76, b, 4, { nu: 6, nv: 4 }),
    ...panel('paint', 1.77, 2.16, b, 4, { nu: 6, nv: 4 }),
    ...panel('paint', 2.165, 2.48, (y) => along(0.59)(y), 4, { nu: 8, nv: 8 }),
    P(hull([[0, 1.18, 0.3], [0.9, 1.18, 0.3], [0, 2.4, 0.3], [0.62, 2.36, 0.3], [0.82, 2.1, 0.3], [0, 1.18, 0.4],
      [0.9, 1.18, 0.4], [0, 2.36, 0.4], [0.62, 2.3, 0.4]], 0.02), 'dark'),
    P(paneled([[0.06, 1.22], [0.82, 1.22], [0.74, 2.1], [0.6, 2.3], [0.06, 2.34]], [[[0, 1.62], [1, 1.58]],
      [[0, 2.02], [1, 1.98]]], 0.018, 0.05, { bevel: 0.016 }), 'paint', [0, 0, 0.3], [0, 0, 0], [1, 1, -1]),
    // deflector: a wing on two feet over the roof end
    P(hull([[0, 2.475, 0.48], [0.46, 2.46, 0.42], [0, 2.52, -0.04], [0.6, 2.5, -0.02], [0.64, 2.45, 0.3], [0, 2.49,
      -0.04],
      [0.6, 2.475, -0.02]], 0.014), 'paint2'),
    P(plate(flank([[0.5, 2.3], [0.2, 2.3], [0.06, 2.5], [0.4, 2.46]]), 0.03, { bevel: 0.01 }), 'gloss', [0.4, 0, 0],
      [0, 90, 0]),
  ];
  // wall behind the corner, in two blades with a lit gap
  k.push(P(hull([[0.92, 1.17, 0.27], [0.96, 1.17, 0.27], [0.8, 2.26, 0.27], [0.83, 2.26, 0.27], [0.91, 1.17, -0.06],
    [0.94, 1.17, -0.06], [0.8, 2.16, 0.03], [0.82, 2.16, 0.03]], 0.012), 'paint'),
    P(box(0.012, 0.62, 0.016, 0.004, 1), 'glow2', [0.925, 1.62, 0.286], [0, 0, 7]));
  return [...k, ...put([P(box(0.6, 0.03, 0.03, 0.008, 1), 'glow2')], [0.3, 2.495, -0.05])];
}
export const eliteCab = { nose, side, cowl, sleeper, room };
