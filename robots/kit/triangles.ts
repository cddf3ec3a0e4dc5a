/**
 * Triangle lists with face-weighted normals: large faces keep their own normal and only the bevels bend, which is what
 * makes an edge catch the light.
 */
import * as T from 'three';
import { D, type V3 } from './place.ts';

/** Face-weighted (area x corner angle) vertex normals with a crease angle, on a triangle soup. */
export function finish(tri: ArrayLike<number>, crease = 38): T.BufferGeometry {
  const n = tri.length / 9,
    cosC = Math.cos(crease * D);
  const fn = new Float32Array(n * 3),
    fa = new Float32Array(n);
  const keep: number[] = [];
  for (let i = 0; i < n; i++) {
    const o = i * 9;
    const ux = tri[o + 3] - tri[o],
      uy = tri[o + 4] - tri[o + 1],
      uz = tri[o + 5] - tri[o + 2];
    const vx = tri[o + 6] - tri[o],
      vy = tri[o + 7] - tri[o + 1],
      vz = tri[o + 8] - tri[o + 2];
    const x = uy * vz - uz * vy,
      y = uz * vx - ux * vz,
      z = ux * vy - uy * vx,
      l = Math.hypot(x, y, z);
    if (l < 1e-10) continue;
    keep.push(i);
    fa[i] = l;
    fn[i * 3] = x / l;
    fn[i * 3 + 1] = y / l;
    fn[i * 3 + 2] = z / l;
  }
  const at3 = new Map<string, number[]>();
  const key = (o: number) =>
    `${Math.round(tri[o] * 5e3)},${Math.round(tri[o + 1] * 5e3)},${Math.round(tri[o + 2] * 5e3)}`;
  const keys: string[] = [];
  for (const i of keep)
    for (let c = 0; c < 3; c++) {
      const k = key(i * 9 + c * 3);
      keys.push(k);
      const l = at3.get(k);
      if (l) l.push(i);
      else at3.set(k, [i]);
    }
  const pos = new Float32Array(keep.length * 9),
    nor = new Float32Array(keep.length * 9);
  let w = 0,
    kk = 0;
  for (const i of keep)
    for (let c = 0; c < 3; c++, w += 3, kk++) {
      let x = 0,
        y = 0,
        z = 0;
      for (const f of at3.get(keys[kk])!) {
        const d = fn[f * 3] * fn[i * 3] + fn[f * 3 + 1] * fn[i * 3 + 1] + fn[f * 3 + 2] * fn[i * 3 + 2];
        if (d > cosC) {
          const a = fa[f];
          x += fn[f * 3] * a;
          y += fn[f * 3 + 1] * a;
          z += fn[f * 3 + 2] * a;
        }
      }
      const l = Math.hypot(x, y, z) || 1;
      pos.set([tri[i * 9 + c * 3], tri[i * 9 + c * 3 + 1], tri[i * 9 + c * 3 + 2]], w);
      nor.set([x / l, y / l, z / l], w);
    }
  const g = new T.BufferGeometry();
  g.setAttribute('position', new T.BufferAttribute(pos, 3));
  g.setAttribute('normal', new T.BufferAttribute(nor, 3));
  return g;
}

export class Soup {
  a: number[] = [];
  tri(p: V3, q: V3, r: V3) {
    this.a.push(p[0], p[1], p[2], q[0], q[1], q[2], r[0], r[1], r[2]);
  }
  quad(p: V3, q: V3, r: V3, s: V3) {
    this.tri(p, q, r);
    this.tri(p, r, s);
  }
  done(crease?: number) {
    return finish(this.a, crease);
  }
}
