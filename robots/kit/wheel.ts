import { at, D, type Kit, type Mat, P, type V2 } from './place.ts';
import { cyl, hull, lathe, plate, ring } from './solid.ts';

/** Wheel, axle along X, outer face at +X. */
export function wheel(R: number, w: number, spokes = 5, rim: Mat = 'frame', accent: Mat = 'paint'): Kit {
  const h = w / 2,
    r = R * 0.7;
  const half: V2[] = [[r * 0.98, h * 0.82], [r * 1.05, h * 0.97], [R * 0.83, h], [R * 0.9, h * 0.98],
    [R * 0.925, h * 0.94], [R * 0.95, h * 0.94], [R * 0.995, h * 0.66], [R, h * 0.4], [R * 0.972, h * 0.38],
    [R * 0.972, h * 0.29], [R, h * 0.27], [R, h * 0.06], [R * 0.972, h * 0.04]];
  const tyre = lathe([...half.map(([q, y]): V2 => [q, -y]), ...half.reverse()], 48, 30);
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
    40,
    30,
  );
  const k: Kit = [P(tyre, 'rubber', [0, 0, 0], [0, 0, -90]), P(lip, rim, [0, 0, 0], [0, 0, -90])];
  k.push(P(ring(r * 0.905, r * 0.95, 0.008, 0.003, 40), accent, [h * 0.925, 0, 0], [0, 0, -90]));
  // brake disc: bell and drilled rim, held by a caliper
  k.push(P(ring(r * 0.42, r * 0.76, 0.02, 0.004, 32), 'steel', [-h * 0.05, 0, 0], [0, 0, -90]),
    P(lathe([[r * 0.44, -h * 0.16], [r * 0.4, h * 0.1], [r * 0.3, h * 0.16], [0, h * 0.16]], 20, 30), 'dark',
      [0, 0, 0], [0, 0, -90]));
  const hole = lathe([[r * 0.028, 0], [0, 0.001]], 6);
  for (let i = 0; i < 20; i++) {
    const a = (i / 20) * 360 * D, q = r * (i % 2 ? 0.53 : 0.66);
    k.push(P(hole, 'rubber', [-h * 0.05 + 0.0115, Math.cos(a) * q, Math.sin(a) * q], [0, 0, -90]));
  }
  const shoe = ([[-0.34, 0.5], [0.34, 0.5], [0.46, 0.78], [0.2, 0.86], [-0.2, 0.86], [-0.46, 0.78]] as V2[]).map(
    ([x, y]): V2 => [x * r, y * r]);
  k.push(P(plate(shoe, w * 0.24, { bevel: 0.01, corner: 0.02, cornerSeg: 2 }), accent, [-h * 0.12, 0, 0], [0, 90, 0]),
    P(plate(shoe.map(([x, y]): V2 => [x * 0.6, y * 0.8 + r * 0.14]), w * 0.04, { bevel: 0.004, back: false }), 'dark',
      [-h * 0.12 + w * 0.232, 0, 0], [0, 90, 0]));
  k.push(P(cyl(r * 0.86, 0.01, 0.003, 24), 'dark', [-h * 0.55, 0, 0], [0, 0, -90]));
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
    k.push(P(cyl(r * 0.034, h * 0.1, 0.002, 6), 'steel', [h * 0.68, Math.cos(a) * r * 0.18, Math.sin(a) * r * 0.18],
      [0, 0, -90]));
  }
  return k;
}
