/**
 * Wheel of a rover: wide metal tread with cleats, sprung spokes, coloured hub; and the fork that holds it from above.
 */
import { screw, strut } from './fittings.ts';
import { at, type Kit, P, put, type V2, type V3 } from './place.ts';
import { box, cyl, hull, lathe, ring } from './solid.ts';

const CLEATS = 20;

/** Axle along X, outer face at +X. */
export function roverWheel(R: number, w: number): Kit {
  const h = w / 2,
    half: V2[] = [[R * 0.86, h * 0.86], [R * 0.85, h * 0.98], [R * 0.9, h * 1.0], [R * 0.955, h * 0.9],
      [R * 0.975, h * 0.6], [R * 0.98, h * 0.2]];
  const k: Kit = [
    P(lathe([...half.map(([a, y]): V2 => [a, -y]), ...half.slice().reverse(), [R * 0.86, h * 0.86],
      [R * 0.86, -h * 0.86]], 48, 32), 'frame', [0, 0, 0], [0, 0, -90]),
    P(ring(R * 0.83, R * 0.9, h * 0.12, 0.006, 48), 'paint', [h * 0.95, 0, 0], [0, 0, -90]),
    P(ring(R * 0.8, R * 0.87, h * 0.14, 0.006, 48), 'paint', [h * 0.2, 0, 0], [0, 0, -90]),
    P(lathe([[R * 0.36, -h * 0.7], [R * 0.38, h * 0.3], [R * 0.36, h * 0.66], [R * 0.3, h * 0.78], [R * 0.2, h * 0.82],
      [0, h * 0.82]], 40, 30), 'paint2', [0, 0, 0], [0, 0, -90]),
    P(ring(R * 0.13, R * 0.2, h * 0.12, 0.004, 32), 'trim', [h * 0.82, 0, 0], [0, 0, -90]),
      P(cyl(R * 0.1, h * 0.16, 0.005, 6), 'steel', [h * 0.84, 0, 0], [0, 0, -90]),
    P(ring(R * 0.345, R * 0.385, h * 0.1, 0.004, 40), 'frame', [h * 0.5, 0, 0], [0, 0, -90]),
    P(cyl(R * 0.84, h * 0.1, 0.004, 40), 'dark', [-h * 0.5, 0, 0], [0, 0, -90]),
  ];
  // cleats run to and fro over the tread
  const bar = (s: number) => hull([[0, R * 0.97, -R * 0.02], [0, R * 0.97, R * 0.035], [0, R * 1.01, -R * 0.01],
    [0, R * 1.01, R * 0.025], [s * h * 0.94, R * 0.94, R * 0.05], [s * h * 0.94, R * 0.94, R * 0.105],
    [s * h * 0.9, R * 0.995, R * 0.06], [s * h * 0.9, R * 0.995, R * 0.095]], 0);
  const [right, left] = [bar(1), bar(-1)];
  for (let i = 0; i < CLEATS; i++) k.push(...put([P(right, 'trim'), P(left, 'trim')], [0, 0, 0],
    [(i / CLEATS) * 360, 0, 0]));
  // bowed spokes in two planes
  const spoke = [0, 1, 2, 3].map((i) => hull([0, 1].flatMap((e): V3[] => {
    const u = (i + e) / 4, r = R * (0.36 + 0.49 * u), bow = R * 0.16 * Math.sin(u * Math.PI);
    return [[h * (0.56 + 0.3 * u), r, bow - R * 0.03], [h * (0.56 + 0.3 * u), r, bow + R * 0.03],
      [h * (0.66 + 0.26 * u), r, bow - R * 0.03], [h * (0.66 + 0.26 * u), r, bow + R * 0.03]];
  }), 0));
  for (let i = 0; i < 6; i++) for (const g of spoke) k.push({ g, m: 'trim', x: at([0, 0, 0], [i * 60, 0, 0]) });
  for (let i = 0; i < 6; i++) k.push(...put(screw([h * 0.8, R * 0.27, 0], R * 0.032, [0, 90, 0]), [0, 0, 0],
    [i * 60 + 30, 0, 0]));
  return k;
}
/** Fork from the steering motor over the tread down the inner side to the axle; in the wheel's space. */
export function roverFork(R: number, w: number): Kit {
  const x = -w / 2 - 0.05,
    top = R + 0.075;
  return [
    P(cyl(0.062, 0.13, 0.014, 28), 'paint2', [0, top + 0.05, 0]),
      P(ring(0.06, 0.08, 0.03, 0.008, 32), 'trim', [0, top, 0]),
      P(cyl(0.04, 0.03, 0.008, 24), 'frame', [0, top + 0.12, 0]),
    P(hull([[0.05, top - 0.02, 0.05], [0.05, top - 0.02, -0.05], [x, top - 0.015, 0.055], [x, top - 0.015, -0.055],
      [x, top - 0.1, 0.055], [x, top - 0.1, -0.055], [0.05, top - 0.035, 0.05], [0.05, top - 0.035, -0.05]], 0.014),
      'paint'),
    P(hull([[x - 0.012, top - 0.04, 0.055], [x - 0.012, top - 0.04, -0.055], [x + 0.016, top - 0.04, 0.055],
      [x + 0.016, top - 0.04, -0.055], [x - 0.012, 0, 0.045], [x - 0.012, 0, -0.045], [x + 0.016, 0, 0.045],
      [x + 0.016, 0, -0.045]], 0.012), 'paint'),
    P(cyl(0.075, 0.09, 0.014, 28), 'frame', [x, 0, 0], [0, 0, 90]),
      P(ring(0.045, 0.068, 0.02, 0.006, 28), 'trim', [x - 0.045, 0, 0], [0, 0, 90]),
      P(cyl(0.05, w * 0.5, 0.01, 20), 'steel', [x + w * 0.25, 0, 0], [0, 0, 90]),
    P(box(0.014, 0.1, 0.02, 0.005), 'glow', [x - 0.03, R * 0.6, 0]),
    ...strut([x - 0.03, 0.06, 0.05], [x - 0.02, top - 0.06, 0.06], 0.016),
  ];
}
