/** Slim wheel without a hub: tyre, lit ring, turbine blades around an open middle. */
import { screw } from './fittings.ts';
import { at, type Kit, type Mat, P, put, type V2 } from './place.ts';
import { cyl, hull, lathe, ring } from './solid.ts';

/** Axle along X, outer face at +X, `w` wide. */
export function ringWheel(R: number, w: number, rim: Mat = 'paint', blades = 9): Kit {
  const h = w / 2,
    half: V2[] = [[R * 0.86, h * 0.74], [R * 0.88, h * 0.94], [R * 0.92, h * 0.98], [R * 0.965, h * 0.84],
      [R * 0.99, h * 0.6], [R, h * 0.32], [R, h * 0.1], [R * 0.975, h * 0.06]];
  const k: Kit = [
    P(lathe([...half.map(([a, y]): V2 => [a, -y]), ...half.reverse()], 56, 32), 'rubber', [0, 0, 0], [0, 0, -90]),
    P(lathe([[R * 0.74, -h * 0.9], [R * 0.79, -h * 1.02], [R * 0.84, -h * 1.0], [R * 0.87, -h * 0.8],
      [R * 0.87, h * 0.8], [R * 0.84, h * 1.0], [R * 0.77, h * 1.04], [R * 0.745, h * 0.9]], 56, 30), rim, [0, 0, 0],
      [0, 0, -90]),
    P(ring(R * 0.69, R * 0.735, h * 0.3, h * 0.06, 56), 'glow', [h * 0.72, 0, 0], [0, 0, -90]),
    P(lathe([[R * 0.36, h * 0.7], [R * 0.62, h * 0.74], [R * 0.69, h * 0.86], [R * 0.69, h * 0.5],
      [0, h * 0.5]].reverse() as V2[], 56, 30), 'gloss', [0, 0, 0], [0, 0, -90]),
    P(lathe([[R * 0.4, h * 0.6], [R * 0.4, h * 1.02], [R * 0.37, h * 1.12], [R * 0.3, h * 1.14], [R * 0.25, h * 1.0],
      [R * 0.12, h * 0.92], [0, h * 0.92]], 48, 30), rim, [0, 0, 0], [0, 0, -90]),
    P(cyl(R * 0.1, h * 0.14, h * 0.04, 6), 'steel', [h * 0.96, 0, 0], [0, 0, -90]),
    P(cyl(R * 0.8, h * 0.16, 0.004, 48), 'gloss', [-h * 0.84, 0, 0], [0, 0, -90]),
    P(ring(R * 0.5, R * 0.7, h * 0.16, h * 0.05, 48), 'frame', [-h * 0.94, 0, 0], [0, 0, -90]),
    P(ring(R * 0.22, R * 0.42, h * 0.2, h * 0.06, 40), rim, [-h * 0.96, 0, 0], [0, 0, -90]),
  ];
  const blade = hull([[h * 0.62, R * 0.38, -R * 0.03], [h * 0.62, R * 0.38, R * 0.05], [h * 0.96, R * 0.38, R * 0.04],
    [h * 0.6, R * 0.66, R * 0.06], [h * 0.6, R * 0.66, R * 0.16], [h * 0.92, R * 0.66, R * 0.14]], 0.003);
  for (let i = 0; i < blades; i++) k.push({ g: blade, m: 'frame', x: at([0, 0, 0], [(i / blades) * 360, 0, 0]) });
  for (let i = 0; i < 5; i++) k.push(...put(screw([h * 1.13, R * 0.335, 0], R * 0.028, [0, 90, 0]), [0, 0, 0],
    [(i / 5) * 360, 0, 0]));
  return k;
}
