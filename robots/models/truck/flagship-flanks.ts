/** Flanks of the flagship's truck: a large bright tank, battery box, round mudguards. Forearms, thighs and calves. */
import { screws, vent } from '../../kit/fittings.ts';
import { type Kit, P, put } from '../../kit/place.ts';
import { box, cyl, hull, paneled, ring } from '../../kit/solid.ts';
import { AXLES, RADIUS } from './cab-skin.ts';
import { flank } from './truck-chassis.ts';

function fairing(): Kit {
  const k: Kit = [
    P(cyl(0.2, 0.7, 0.05, 32), 'trim', [0.79, 0.53, -0.13], [90, 0, 0]),
    P(cyl(0.05, 0.05, 0.012, 16), 'paint2', [0.88, 0.72, 0.0], [0, 0, -26]),
    P(hull([[0.7, 0.96, 0.22], [0.94, 0.96, 0.22], [0.7, 0.96, -0.48], [0.94, 0.96, -0.48], [0.74, 0.74, 0.22],
      [0.88, 0.76, 0.22], [0.74, 0.74, -0.46], [0.88, 0.76, -0.46]], 0.02), 'frame'),
    P(paneled(flank([[0.24, 0.78], [0.24, 1.0], [-0.5, 1.0], [-0.5, 0.82], [-0.44, 0.78]]),
      [[[0.16, 0], [0.2, 1]]], 0.018, 0.06, { bevel: 0.016 }), 'paint', [0.91, 0, 0], [0, 90, 0]),
    P(box(0.012, 0.022, 0.62, 0.004, 1), 'paint2', [0.972, 0.84, -0.13]),
  ];
  for (const z of [0.1, -0.36]) k.push(P(ring(0.198, 0.214, 0.045, 0.006, 28), 'dark', [0.79, 0.53, z], [90, 0, 0]),
    P(box(0.06, 0.24, 0.05, 0.01, 1), 'dark', [0.68, 0.7, z]));
  for (let i = 0; i < 6; i++) k.push(P(box(0.2, 0.012, 0.03, 0.003, 1), 'dark', [0.83, 0.984, 0.12 - i * 0.09]));
  k.push(...put(screws([[-0.18, 0.93], [0.1, 0.93], [0.44, 0.93]], 0.06, 0.016), [0.91, 0, 0], [0, 90, 0]));
  return k;
}
/** Battery box with a bright ribbed lid. */
function pack(): Kit {
  return [
    P(hull([[0.6, 0.4, -0.56], [0.92, 0.42, -0.56], [0.6, 0.9, -0.56], [0.92, 0.9, -0.56], [0.6, 0.42, -0.9],
      [0.92, 0.44, -0.9], [0.6, 0.9, -0.88], [0.92, 0.9, -0.88]], 0.024), 'frame'),
    P(box(0.36, 0.05, 0.38, 0.014, 1), 'trim', [0.78, 0.94, -0.73]),
    ...[0, 1, 2, 3].map((i) => P(box(0.3, 0.012, 0.03, 0.004, 1), 'frame', [0.78, 0.968, -0.6 - i * 0.085])),
    P(paneled(flank([[-0.57, 0.42], [-0.57, 0.88], [-0.89, 0.88], [-0.89, 0.42]]), [[[0, 0.64], [2, 0.64]]], 0.018,
      0.04,
      { bevel: 0.014 }), 'paint', [0.93, 0, 0], [0, 90, 0]),
    ...put(vent(0.2, 0.13, 4, 40, 'gloss', 0.02), [0.976, 0.53, -0.73], [0, 90, 0]),
    P(box(0.012, 0.014, 0.2, 0.003, 1), 'glow2', [0.972, 0.78, -0.73]),
  ];
}
function guards(): Kit {
  const [, a, b] = AXLES;
  return [...[a, b].flatMap((z) => [
    ...put(put([P(ring(0.445, 0.478, 0.36, 0.012, 26, 118), 'paint')], [0, 0, 0], [0, 31, 0]), [0.79, RADIUS, z],
      [0, 0, 90]),
    ...put(put([P(ring(0.474, 0.494, 0.05, 0.006, 26, 114), 'trim')], [0, 0, 0], [0, 33, 0]), [0.94, RADIUS, z],
      [0, 0, 90])]),
    P(box(0.014, 0.05, 0.1, 0.006, 1), 'glow2', [0.906, 0.76, (a + b) / 2])];
}
export const flagshipFlanks = { fairing, pack, guards, rim: 'holes' as const };
