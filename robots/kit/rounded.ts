import { joint } from './fittings.ts';
import { patch, type Surface } from './patch.ts';
import { D, type Kit, type Mat, P, put, type V2 } from './place.ts';
import { cyl, lathe, ring } from './solid.ts';

/**
 * Cuts a barrel into panels at the given heights and angles; `mat` chooses the material of the panel in row i and
 * column j, or leaves it out.
 */
export function panels(S: Surface, heights: number[], angles: number[],
  mat: Mat | ((i: number, j: number) => Mat | null), gap = 0.006): Kit {
  const k: Kit = [];
  for (let i = 0; i + 1 < heights.length; i++)
    for (let j = 0; j + 1 < angles.length; j++) {
      const m = typeof mat === 'string' ? mat : mat(i, j);
      const [h0, h1, a0, a1] = [heights[i], heights[i + 1], angles[j], angles[j + 1]];
      if (m) k.push(P(patch(S, h0, h1, a0, a1,
        { nu: Math.max(3, Math.round((h1 - h0) / 0.055)), nv: Math.max(3, Math.round((a1 - a0) / 13)), gap,
        lip: 0.011 }), m));
    }
  return k;
}
/** Soft ribbed sleeve along Y, centred, between radius r and r2. */
export function bellows(r: number, h: number, folds: number, r2 = r, m: Mat = 'rubber', seg = 28): Kit {
  const profile: V2[] = [[0, -h / 2]];
  for (let i = 0; i < folds; i++) {
    const at = (u: number) => r + (r2 - r) * ((i + u) / folds),
      y = (u: number) => -h / 2 + (h * (i + u)) / folds;
    profile.push([at(0.05) * 0.86, y(0.04)], [at(0.25) * 0.97, y(0.22)], [at(0.5), y(0.5)], [at(0.75) * 0.97, y(0.78)],
      [at(0.95) * 0.86, y(0.96)]);
  }
  profile.push([0, h / 2]);
  return [P(lathe(profile, seg, 50), m)];
}
/** Ball with an equator groove. */
export function ball(r: number, m: Mat = 'frame', seg = 28): Kit {
  const profile: V2[] = [];
  for (let a = -90; a <= 90; a += 10) profile.push([Math.cos(a * D) * r * (Math.abs(a) < 5 ? 0.965 : 1),
    Math.sin(a * D) * r]);
  return [P(lathe(profile, seg, 60), m)];
}
/** Cap of a sphere, pole along +Y, down to `to` degrees above the equator, with a rounded rim. */
export function cap(r: number, to: number, m: Mat, thick = 0.03, seg = 36): Kit {
  const profile: V2[] = [];
  const [c, s] = [Math.cos(to * D), Math.sin(to * D)];
  profile.push([(r - thick) * c, (r - thick) * s], [r * c - thick * 0.25, r * s - thick * 0.25], [r * c, r * s]);
  for (let a = to + 4; a < 90; a += 7) profile.push([Math.cos(a * D) * r, Math.sin(a * D) * r]);
  profile.push([0, r]);
  return [P(lathe(profile, seg, 50), m)];
}
/** Thruster bell along -Y from its throat at the origin; `fire` lights it from within. */
export function nozzle(r: number, h: number, m: Mat = 'frame', fire: Mat = 'glow'): Kit {
  return [
    P(lathe([[r * 0.4, -0.02], [r * 0.86, -h * 0.92], [r * 0.94, -h], [r, -h * 0.97], [r * 0.98, -h * 0.8],
      [r * 0.7, -h * 0.3], [r * 0.62, 0], [0, 0]], 36, 40), m),
    P(ring(r * 0.9, r * 1.04, h * 0.12, 0.008, 36), 'steel', [0, -h * 0.72, 0]),
    P(lathe([[0, -h * 0.36], [r * 0.5, -h * 0.36], [r * 0.5, -h * 0.3]], 28, 30), fire),
    P(ring(r * 0.5, r * 0.62, h * 0.1, 0.005, 28), 'dark', [0, -h * 0.42, 0]),
  ];
}
/** Round lens looking along +Z: bezel, rim light, glass. */
export function lens(r: number, bezel: Mat = 'paint2', light: Mat = 'glow'): Kit {
  return put([
    P(ring(r * 0.8, r, r * 0.3, r * 0.08, 40), bezel),
    P(ring(r * 0.68, r * 0.79, r * 0.24, r * 0.05, 40), light),
    P(lathe([[0, r * 0.14], [r * 0.34, r * 0.1], [r * 0.66, -0.004], [r * 0.66, -r * 0.1],
      [0, -r * 0.1]].reverse() as V2[], 40, 60), 'glass'),
    P(cyl(r * 0.98, r * 0.1, r * 0.03, 40), 'dark', [0, -r * 0.1, 0]),
  ], [0, 0, 0], [90, 0, 0]);
}
/** Hinge between round limbs: a drum along X with coloured caps. */
export const knuckle = (r: number, w: number, m: Mat = 'paint2'): Kit => joint(r, w, m, 8);
