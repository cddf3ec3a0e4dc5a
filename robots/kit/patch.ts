import type * as T from 'three';
import { lerp, type V3, v3 } from './place.ts';
import { Soup } from './triangles.ts';

export type Surface = (u: number, v: number) => V3;
/** The same surface moved by d along its normal, in the direction that patches with `flip` face. */
export const offset = (S: Surface, d: number): Surface => (u, v) => {
  const e = 1e-3, p = v3(S(u, v)), a = v3(S(u + e, v)).sub(p), b = v3(S(u, v + e)).sub(p), n = b.cross(a).normalize();
  return [p.x + n.x * d, p.y + n.y * d, p.z + n.z * d];
};
/**
 * Body panel: a patch of a smooth surface with thickness and a rounded lip, so that two
 * neighbours leave a true shut line. vLo/vHi may depend on u (wheel arches, diagonal cuts).
 */
export function patch(
  S: Surface,
  u0: number,
  u1: number,
  vLo: number | ((u: number) => number),
  vHi: number | ((u: number) => number),
  o: { nu?: number; nv?: number; gap?: number; lip?: number; thick?: number; flip?: boolean; crease?: number;
    us?: number[]; liner?: boolean } = {},
): T.BufferGeometry {
  const { nu = 16, nv = 10, gap = 0.008, lip = 0.014, thick = 0.05, flip = false, crease = 40 } = o;
  const lo = typeof vLo === 'function' ? vLo : () => vLo,
    hi = typeof vHi === 'function' ? vHi : () => vHi;
  const us = o.us ?? Array.from({ length: nu + 1 }, (_, i) => lerp(u0, u1, i / nu));
  const NU = us.length - 1;
  const base: T.Vector3[][] = us.map((u) => {
    const a = lo(u),
      b = hi(u);
    return Array.from({ length: nv + 1 }, (_, j) => v3(S(u, lerp(a, b, j / nv))));
  });
  // normals from the grid itself
  const nrm = base.map((row, i) =>
    row.map((_, j) => {
      const a = base[Math.min(NU, i + 1)][j].clone().sub(base[Math.max(0, i - 1)][j]);
      const b = base[i][Math.min(nv, j + 1)].clone().sub(base[i][Math.max(0, j - 1)]);
      const n = a.cross(b).normalize();
      return flip ? n.negate() : n;
    }),
  );
  const towards = (i: number, j: number, d: number): T.Vector3 => {
    // move a border vertex inwards in the surface by d
    const p = base[i][j].clone();
    if (i === 0) p.addScaledVector(base[1][j].clone().sub(base[0][j]).normalize(), d);
    if (i === NU) p.addScaledVector(base[NU - 1][j].clone().sub(base[NU][j]).normalize(), d);
    if (j === 0) p.addScaledVector(base[i][1].clone().sub(base[i][0]).normalize(), d);
    if (j === nv) p.addScaledVector(base[i][nv - 1].clone().sub(base[i][nv]).normalize(), d);
    return p;
  };
  const arr = (p: T.Vector3): V3 => [p.x, p.y, p.z];
  const topG = base.map((row, i) => row.map((p,
    j) => arr(i === 0 || i === NU || j === 0 || j === nv ? towards(i, j, gap + lip) : p)));
  const s = new Soup();
  const q = (a: V3, b: V3, c: V3, d: V3) => (flip ? s.quad(d, c, b, a) : s.quad(a, b, c, d));
  for (let i = 0; i < NU; i++) for (let j = 0; j < nv; j++) q(topG[i][j], topG[i + 1][j], topG[i + 1][j + 1],
    topG[i][j + 1]);
  const loop: [number, number][] = [];
  for (let i = 0; i < NU; i++) loop.push([i, 0]);
  for (let j = 0; j < nv; j++) loop.push([NU, j]);
  for (let i = NU; i > 0; i--) loop.push([i, nv]);
  for (let j = nv; j > 0; j--) loop.push([0, j]);
  const lvl = (k: number): V3[] =>
    loop.map(([i, j]) => {
      if (k === 0) return topG[i][j];
      const p = towards(i, j, k === 1 ? gap + lip * 0.3 : gap);
      return arr(p.addScaledVector(nrm[i][j], k === 1 ? -lip * 0.3 : k === 2 ? -lip : -thick));
    });
  const L = [lvl(0), lvl(1), lvl(2), lvl(3)];
  for (let k = 0; k < 3; k++)
    for (let i = 0; i < loop.length; i++) {
      const j = (i + 1) % loop.length;
      q(L[k + 1][i], L[k + 1][j], L[k][j], L[k][i]);
    }
  const out = s.done(crease);
  if (o.liner !== false) {
    // dark inner skin, seen when the shell is open in robot mode
    const li = new Soup(),
      at2 = (i: number, j: number) => arr(towards(i, j, gap).addScaledVector(nrm[i][j], -thick));
    const step = (n: number) => (n > 8 && n % 2 === 0 ? 2 : 1),
      di = step(NU),
      dj = step(nv);
    for (let i = 0; i < NU; i += di)
      for (let j = 0; j < nv; j += dj) {
        const [a, b, c, d] = [at2(i, j), at2(i + di, j), at2(i + di, j + dj), at2(i, j + dj)];
        flip ? li.quad(a, b, c, d) : li.quad(d, c, b, a);
      }
    out.userData.liner = li.done(60);
  }
  return out;
}
