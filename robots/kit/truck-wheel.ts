import { type Kit, type Mat, P, put, type V2 } from './place.ts';
import { cyl, hull, lathe, plate, ring } from './solid.ts';

const LUGS = 20;

function tyre(R: number, w: number, blocks: boolean): Kit {
  const h = w / 2,
    r = R * 0.64;
  const half: V2[] = [[r, h * 0.78], [R * 0.72, h * 0.96], [R * 0.82, h], [R * 0.84, h * 0.95], [R * 0.86, h * 0.99],
    [R * 0.94, h * 0.94], [R * 0.985, h * 0.8], [R, h * 0.62], [R, h * 0.44], [R * 0.965, h * 0.42],
    [R * 0.965, h * 0.34], [R, h * 0.32], [R, h * 0.08], [R * 0.965, h * 0.06]];
  const seen = blocks ? half : half.filter((_, i) => i % 3 !== 1);
  const k: Kit = [P(lathe([...seen.map(([a, y]): V2 => [a, -y]), ...seen.toReversed()], blocks ? 32 : 18, 30), 'rubber',
    [0, 0, 0], [0, 0, -90])];
  if (!blocks) return k;
  // shoulder blocks of the tread
  const lug = hull([[h * 0.62, R * 0.99, -R * 0.04], [h * 0.62, R * 0.99, R * 0.04], [h * 0.98, R * 0.95, -R * 0.04],
    [h * 0.98, R * 0.95, R * 0.04], [h * 0.62, R * 1.022, -R * 0.036], [h * 0.62, R * 1.022, R * 0.036],
    [h * 0.9, R * 1.0, -R * 0.036], [h * 0.9, R * 1.0, R * 0.036], [h * 0.99, R * 0.88, -R * 0.03],
    [h * 0.99, R * 0.88, R * 0.03]], 0);
  for (let i = 0; i < LUGS; i++) {
    k.push(...put([P(lug, 'rubber')], [0, 0, 0], [(i / LUGS) * 360, 0, 0]));
    k.push(...put([P(lug, 'rubber', [0, 0, 0], [0, 180, 0])], [0, 0, 0], [((i + 0.5) / LUGS) * 360, 0, 0]));
  }
  return k;
}
/** Nuts around an axle along X. */
function nuts(r: number, x: number, n: number, size: number): Kit {
  return Array.from({ length: n }, (_, i) => {
    const a = ((i + 0.5) / n) * 2 * Math.PI;
    return P(lathe([[size, -size * 0.6], [size, size * 0.5], [size * 0.8, size * 0.65], [0, size * 0.65]], 6), 'steel',
      [x, Math.cos(a) * r, Math.sin(a) * r], [0, 0, -90]);
  });
}
/** The outer side of a wheel: a disc with hand holes, a smooth cover, or a heavy disc with a bolted bead ring. */
export type Rim = 'holes' | 'covered' | 'bolted';

/**
 * Wheel with its axle along X and its outer face at +X, `w` wide over all tyres. A twin has a deep dish, a single one a
 * domed disc.
 */
export function truckWheel(R: number, w: number, twin: boolean, disc: Mat = 'trim', accent: Mat = 'paint2',
  style: Rim = 'holes'): Kit {
  const h = w / 2,
    r = R * 0.65,
    one = twin ? w * 0.46 : w;
  const k: Kit = twin ? [...put(tyre(R, one, true), [h - one / 2, 0, 0]),
    ...put(tyre(R, one, false), [one / 2 - h, 0, 0])] : tyre(R, one, true);
  const rim: V2[] = [[r * 0.9, -h * 0.7], [r, -h * 0.7], [r, h * 0.84], [r * 1.02, h * 0.9], [r * 0.98, h * 0.95],
    [r * 0.92, h * 0.9], [r * 0.88, h * 0.72]];
  k.push(P(cyl(r * 0.9, h * 0.1, 0.004, 18), 'dark', [-h * 0.7, 0, 0], [0, 0, -90]));
  if (style === 'covered') return [...k, ...cover(r, h, rim, disc, accent)];
  if (style === 'bolted') return [...k, ...boltedDisc(r, h, rim, disc, accent)];
  // dished inwards for twins, outwards for single tyres
  const dish: V2[] = twin ? [[r * 0.86, h * 0.2], [r * 0.7, -h * 0.05], [r * 0.5, -h * 0.1], [r * 0.46, h * 0.1],
    [r * 0.4, h * 0.55], [r * 0.34, h * 0.62], [0, h * 0.64]] : [[r * 0.84, h * 0.42], [r * 0.74, h * 0.5],
    [r * 0.66, h * 0.74], [r * 0.56, h * 0.8], [r * 0.44, h * 0.76], [r * 0.38, h * 0.92], [r * 0.3, h * 1.02],
    [0, h * 1.06]];
  k.push(P(lathe([...rim, ...dish], 30, 26), disc, [0, 0, 0], [0, 0, -90]));
  const face = twin ? 0.66 : 1.07;
  k.push(P(ring(r * 0.14, r * 0.27, h * 0.05, 0.004, 20), accent, [h * face, 0, 0], [0, 0, -90]),
    P(cyl(r * 0.12, h * 0.12, 0.006, 6), 'steel', [h * face, 0, 0], [0, 0, -90]));
  k.push(...nuts(r * (twin ? 0.6 : 0.5), h * (twin ? -0.06 : 0.8), 8, r * 0.055));
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 2 * Math.PI, q = r * (twin ? 0.78 : 0.72);
    k.push(P(lathe([[r * 0.085, -h * 0.02], [r * 0.085, h * 0.025], [0, h * 0.025]], 8), 'dark',
      [h * (twin ? 0.09 : 0.58), Math.cos(a) * q, Math.sin(a) * q], [0, 0, -90]));
  }
  return k;
}
/** Smooth cover with five swept slots. */
function cover(r: number, h: number, rim: V2[], disc: Mat, accent: Mat): Kit {
  const k: Kit = [
    P(lathe([...rim.slice(0, 6), [r * 0.9, h * 0.86], [r * 0.6, h * 0.95], [r * 0.3, h * 0.99], [0, h]], 32, 26), disc,
      [0, 0, 0], [0, 0, -90]),
    P(ring(r * 0.2, r * 0.27, h * 0.04, 0.003, 24), accent, [h, 0, 0], [0, 0, -90]),
  ];
  const slot = plate([[r * 0.36, -r * 0.03], [r * 0.84, r * 0.05], [r * 0.82, r * 0.2], [r * 0.4, r * 0.06]], h * 0.06,
    { bevel: h * 0.02, steps: 1 });
  for (let i = 0; i < 5; i++) k.push(...put([P(slot, 'dark', [h * 0.92, 0, 0], [0, 90, 0])], [0, 0, 0],
    [i * 72, 0, 0]));
  return k;
}
/** Disc with six ribs between the hub and a ring of bolts. */
function boltedDisc(r: number, h: number, rim: V2[], disc: Mat, accent: Mat): Kit {
  const k: Kit = [
    P(lathe([...rim, [r * 0.74, h * 0.5], [r * 0.6, h * 0.34], [r * 0.4, h * 0.4], [r * 0.36, h * 0.86],
      [r * 0.26, h * 0.98], [0, h]], 24, 26), 'frame', [0, 0, 0], [0, 0, -90]),
    P(ring(r * 0.78, r * 1.0, h * 0.12, 0.008, 24), disc, [h * 0.92, 0, 0], [0, 0, -90]),
    P(cyl(r * 0.24, h * 0.14, 0.008, 8), accent, [h * 1.02, 0, 0], [0, 0, -90]),
    ...nuts(r * 0.89, h * 0.98, 12, r * 0.05),
  ];
  const rib = hull([[h * 0.3, r * 0.3, -r * 0.09], [h * 0.3, r * 0.3, r * 0.09], [h * 0.3, r * 0.8, -r * 0.12],
    [h * 0.3, r * 0.8, r * 0.12], [h * 0.86, r * 0.34, -r * 0.06], [h * 0.86, r * 0.34, r * 0.06],
    [h * 0.86, r * 0.78, -r * 0.08], [h * 0.86, r * 0.78, r * 0.08]], 0);
  for (let i = 0; i < 6; i++) k.push(...put([P(rib, disc)], [0, 0, 0], [i * 60, 0, 0]));
  return k;
}
