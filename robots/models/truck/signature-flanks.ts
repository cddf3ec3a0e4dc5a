/** Flanks of the Signature edition's truck: lockers, air tanks, angular mudguards. Forearms, thighs and calves. */
import { screws } from '../../kit/fittings.ts';
import { octo } from '../../kit/outline.ts';
import { type Kit, P, put, type V2 } from '../../kit/place.ts';
import { box, cyl, hull, paneled, plate, ring } from '../../kit/solid.ts';
import { AXLES } from './cab-skin.ts';
import { flank } from './truck-chassis.ts';

function fairing(): Kit {
  const k: Kit = [
    P(hull([[0.74, 1.0, 0.22], [0.92, 1.0, 0.22], [0.74, 1.0, -0.5], [0.92, 1.0, -0.5], [0.74, 0.62, 0.22],
      [0.92, 0.62, 0.22], [0.74, 0.62, -0.48], [0.92, 0.62, -0.48]], 0.02), 'frame'),
    // two doors with pressed ribs, hinges and latches
    ...[[0.06, 0.32], [-0.32, 0.34]].flatMap(([z, w]) => put([P(plate(octo(w as number, 0.4, 0.05), 0.05,
      { bevel: 0.014 }), 'paint'), P(plate(octo((w as number) - 0.1, 0.2, 0.05), 0.02, { bevel: 0.006 }), 'paint2',
      [0, -0.04, 0.046]), P(box(0.07, 0.035, 0.03, 0.008, 1), 'trim', [0, 0.14, 0.055]),
      ...screws([[-0.12, 0.15], [0.12, 0.15], [-0.12, -0.16], [0.12, -0.16]], 0.05, 0.016, 'brass')],
      [0.93, 0.81, z as number], [0, 90, 0])),
    // beam over the doors: the guard of the forearm
    P(hull([[0.84, 1.03, 0.24], [0.99, 1.03, 0.24], [0.84, 1.03, -0.5], [0.99, 1.03, -0.46], [0.86, 1.09, 0.16],
      [0.97, 1.09, 0.16], [0.86, 1.09, -0.42], [0.97, 1.09, -0.4]], 0.016), 'paint'),
  ];
  for (const [x, y] of [[0.86, 0.48], [0.7, 0.42]] as V2[]) k.push(P(cyl(0.095, 0.6, 0.04, 20), 'trim', [x, y, -0.13],
    [90, 0, 0]), P(ring(0.093, 0.106, 0.04, 0.005, 20), 'frame', [x, y, 0.04], [90, 0, 0]),
    P(ring(0.093, 0.106, 0.04, 0.005, 20), 'frame', [x, y, -0.3], [90, 0, 0]));
  return k;
}
function pack(): Kit {
  return [
    P(hull([[0.6, 0.38, -0.56], [0.92, 0.38, -0.56], [0.6, 0.94, -0.56], [0.92, 0.94, -0.56], [0.6, 0.46, -0.9],
      [0.92, 0.46, -0.9], [0.6, 0.9, -0.84], [0.92, 0.9, -0.84]], 0.024), 'frame'),
    P(paneled(flank([[-0.56, 0.36], [-0.55, 0.98], [-0.82, 1.0], [-0.92, 0.88], [-0.92, 0.5], [-0.82, 0.38]]),
      [[[0, 0.74], [2, 0.78]], [[0, 0.54], [2, 0.5]]], 0.02, 0.07, { bevel: 0.02 }), 'paint', [0.93, 0, 0], [0, 90, 0]),
    ...put(screws([[0.62, 0.88], [0.82, 0.88], [0.64, 0.44], [0.8, 0.46]], 0.07, 0.018, 'brass'), [0.93, 0, 0],
      [0, 90, 0]),
  ];
}
/** Mudguards of three bent plates over each wheel, a flap behind the last. */
function guards(): Kit {
  const [, a, b] = AXLES;
  const slab = ([z0, y0]: V2, [z1, y1]: V2, x: number, m: 'paint' | 'paint2', t = 0.03) => P(hull([[0.6, y0, z0],
    [x, y0, z0], [0.6, y1, z1], [x, y1, z1], [0.6, y0 + t, z0], [x, y0 + t, z0], [0.6, y1 + t, z1], [x, y1 + t, z1]],
    0.01), m);
  return [...[a, b].flatMap((z) => [slab([z + 0.395, 0.7], [z + 0.22, 0.85], 0.98, 'paint'),
    slab([z + 0.21, 0.86], [z - 0.21, 0.86], 1.0, 'paint2'), slab([z - 0.22, 0.85], [z - 0.395, 0.7], 0.98, 'paint'),
    P(plate([[-0.22, 0.8], [0.22, 0.8], [0.16, 0.9], [-0.16, 0.9]], 0.03, { bevel: 0.01 }), 'paint', [0.985, 0, z],
      [0, 90, 0]),
    ...put(screws([[-0.12, 0.85], [0.12, 0.85]], 0.03, 0.018, 'brass'), [0.985, 0, z], [0, 90, 0])]),
    P(box(0.36, 0.34, 0.02, 0.006, 1), 'rubber', [0.77, 0.54, b - 0.42], [-8, 0, 0]),
    P(box(0.014, 0.06, 0.1, 0.006, 1), 'tail', [0.995, 0.76, (a + b) / 2])];
}
export const signatureFlanks = { fairing, pack, guards, rim: 'bolted' as const };
