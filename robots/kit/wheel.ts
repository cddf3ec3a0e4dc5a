import { screw } from './fittings.ts';
import type { Kit, Mat, V2 } from './place.ts';
import { at, P } from './place.ts';
import { cyl, hull, lathe, plate, ring } from './solid.ts';

/** Wheel, axle along X, outer face at +X. */
export function wheel(R: number, w: number, spokes = 5, rim: Mat = 'frame', accent: Mat = 'paint'): Kit {
  const h = w / 2,
    r = R * 0.7;
  const tyre = lathe(
    [
      [r * 0.98, -h * 0.82],
      [r * 1.04, -h * 0.97],
      [R * 0.83, -h],
      [R * 0.9, -h * 0.98],
      [R * 0.97, -h * 0.86],
      [R * 0.995, -h * 0.66],
      [R, -h * 0.5],
      [R, -h * 0.42],
      [R * 0.975, -h * 0.4],
      [R * 0.975, -h * 0.32],
      [R, -h * 0.3],
      [R, -h * 0.06],
      [R * 0.975, -h * 0.04],
      [R * 0.975, h * 0.04],
      [R, h * 0.06],
      [R, h * 0.3],
      [R * 0.975, h * 0.32],
      [R * 0.975, h * 0.4],
      [R, h * 0.42],
      [R, h * 0.5],
      [R * 0.995, h * 0.66],
      [R * 0.97, h * 0.86],
      [R * 0.93, h * 0.965],
      [R * 0.925, h * 0.94],
      [R * 0.9, h * 0.98],
      [R * 0.83, h],
      [r * 1.05, h * 0.97],
      [r * 0.98, h * 0.82],
    ],
    56,
    30,
  );
  const lip = lathe(
    [
      [r * 0.9, -h * 0.8],
      [r, -h * 0.8],
      [r, h * 0.86],
      [r * 0.985, h * 0.92],
      [r * 0.94, h * 0.92],
      [r * 0.9, h * 0.8],
      [r * 0.86, h * 0.2],
      [r * 0.84, -h * 0.6],
      [r * 0.9, -h * 0.8],
    ],
    48,
    30,
  );
  const k: Kit = [P(tyre, 'rubber', [0, 0, 0], [0, 0, -90]), P(lip, rim, [0, 0, 0], [0, 0, -90])];
  k.push(P(ring(r * 0.905, r * 0.95, 0.008, 0.003, 48), accent, [h * 0.925, 0, 0], [0, 0, -90]));
  // brake disc + caliper
  k.push(P(ring(r * 0.2, r * 0.7, 0.02, 0.005, 36), 'steel', [-h * 0.05, 0, 0], [0, 0, -90]));
  k.push(
    P(
      plate(
        [
          [-0.3, 0.42],
          [0.3, 0.42],
          [0.42, 0.74],
          [-0.42, 0.74],
        ].map(([x, y]) => [x * r, y * r] as V2),
        w * 0.22,
        { bevel: 0.01, corner: 0.02 },
      ),
      accent,
      [-h * 0.1, 0, 0],
      [0, 90, 0],
    ),
  );
  k.push(P(cyl(r * 0.86, 0.01, 0.003, 36), 'dark', [-h * 0.55, 0, 0], [0, 0, -90]));
  // twin spokes, leaning inwards to a hub
  for (let i = 0; i < spokes; i++)
    for (const s of [-1, 1]) {
      const a = (i / spokes) * 360;
      const sp = hull(
        [
          [h * 0.42, r * 0.1, s * r * 0.03],
          [h * 0.55, r * 0.1, s * r * 0.13],
          [h * 0.62, r * 0.2, s * r * 0.06],
          [h * 0.6, r * 0.9, s * r * 0.15],
          [h * 0.6, r * 0.9, s * r * 0.3],
          [h * 0.78, r * 0.88, s * r * 0.19],
          [h * 0.78, r * 0.88, s * r * 0.26],
        ],
        0.006,
      );
      k.push({ g: sp, m: rim, x: at([0, 0, 0], [a, 0, 0]) });
    }
  k.push(P(cyl(r * 0.26, h * 0.4, 0.015, 24, r * 0.2), rim, [h * 0.48, 0, 0], [0, 0, -90]));
  k.push(P(cyl(r * 0.12, h * 0.12, 0.01, 6), accent, [h * 0.7, 0, 0], [0, 0, -90]));
  for (let i = 0; i < 5; i++) {
    const a = (i / 5 + 0.1) * 2 * Math.PI;
    k.push(...screw([h * 0.66, Math.cos(a) * r * 0.18, Math.sin(a) * r * 0.18], r * 0.035, [0, 90, 0]));
  }
  return k;
}
