import * as T from 'three';
import { at, type Kit, type Mat, P, type Piece, points2, type V2, type V3, v3 } from './place.ts';
import { box, cyl, lathe, ring } from './solid.ts';

const screwG = lathe(points2('0.62,0 1,0 1,0.5 0.85,0.66 0.55,0.66 0.5,0.3 0,0.3'), 10, 30);
export const screw = (p: V3, r: number, rot: V3 = [0, 0, 0],
  m: Mat = 'steel'): Kit => [{ g: screwG, m, x: at(p, rot).multiply(at([0, 0, 0], [90, 0, 0], r)) }];
export const screws = (ps: V2[], z: number, r = 0.014,
  m: Mat = 'steel'): Kit => ps.flatMap((p) => screw([p[0], p[1], z], r, [0, 0, 0], m));

/** Louvred vent facing +Z. */
export function vent(w: number, h: number, n: number, tilt = 35, m: Mat = 'frame', deep = 0.05): Kit {
  const k: Kit = [P(box(w, h, 0.012, 0.004, 1), 'dark', [0, 0, -deep])];
  const fr = 0.014;
  k.push(P(box(w + fr * 2, fr, deep + 0.02, 0.005, 1), m, [0, h / 2, -deep / 2]),
    P(box(w + fr * 2, fr, deep + 0.02, 0.005, 1), m, [0, -h / 2, -deep / 2]));
  k.push(P(box(fr, h, deep + 0.02, 0.005, 1), m, [w / 2, 0, -deep / 2]),
    P(box(fr, h, deep + 0.02, 0.005, 1), m, [-w / 2, 0, -deep / 2]));
  for (let i = 0; i < n; i++) k.push(P(box(w, (h / n) * 0.85, 0.01, 0.003, 1), m,
    [0, -h / 2 + (h * (i + 0.5)) / n, -deep * 0.35], [tilt, 0, 0]));
  return k;
}
/** Rotary joint along X: barrel, rims, bolt circle, cap. */
export function joint(r: number, w: number, cap: Mat = 'trim', bolts = 6): Kit {
  const k: Kit = [
    P(
      lathe(
        [
          [0, -w / 2],
          [r * 0.8, -w / 2],
          [r, -w / 2 + r * 0.15],
          [r, -w * 0.2],
          [r * 0.92, -w * 0.17],
          [r * 0.92, w * 0.17],
          [r, w * 0.2],
          [r, w / 2 - r * 0.15],
          [r * 0.8, w / 2],
          [0, w / 2],
        ],
        32,
      ),
      'frame',
      [0, 0, 0],
      [0, 0, 90],
    ),
  ];
  for (const s of [-1, 1]) {
    k.push(P(ring(r * 0.56, r * 0.78, r * 0.1, 0.006), 'steel', [s * (w / 2), 0, 0], [0, 0, 90]));
    k.push(P(cyl(r * 0.46, r * 0.22, r * 0.06, 20), cap, [s * (w / 2), 0, 0], [0, 0, 90]));
    k.push(P(cyl(r * 0.2, r * 0.1, r * 0.04, 6), 'steel', [s * (w / 2 + r * 0.1), 0, 0], [0, 0, 90]));
    for (let i = 0; i < bolts; i++) {
      const a = (i / bolts) * 2 * Math.PI;
      k.push(...screw([s * (w / 2 + r * 0.035), Math.cos(a) * r * 0.67, Math.sin(a) * r * 0.67], r * 0.07,
        [0, s * 90, 0], 'dark'));
    }
  }
  return k;
}
export function strut(a: V3, b: V3, r = 0.03, rod: Mat = 'steel', split = 0.55): Kit {
  const A = v3(a),
    B = v3(b),
    d = B.clone().sub(A),
    L = d.length();
  const q = new T.Quaternion().setFromUnitVectors(new T.Vector3(0, 1, 0), d.normalize());
  const mk = (g: T.BufferGeometry, m: Mat,
    t: number): Piece => ({ g, m, x: new T.Matrix4().compose(A.clone().lerp(B, t), q, new T.Vector3(1, 1, 1)) });
  return [
    mk(cyl(r, L * split, r * 0.3, 16), 'frame', split / 2),
    mk(cyl(r * 1.18, r * 0.7, r * 0.2, 16), 'dark', split),
    mk(cyl(r * 1.15, r * 0.5, r * 0.2, 16), 'brass', 0.06),
    mk(cyl(r * 0.58, L * (1 - split), 0.004, 14), rod, split + (1 - split) / 2),
    { g: cyl(r * 1.1, r * 1.4, r * 0.3, 14), m: 'dark', x: at(b, [0, 0, 90]) },
  ];
}
