/** Smooth surfaces through tables of sections, from which `patch` cuts panels. */
import { Matrix4, Quaternion, Vector3 } from 'three';
import { screw } from './fittings.ts';
import type { Surface } from './patch.ts';
import { clamp, D, type Kit, type Piece, type V2, v3 } from './place.ts';

/** Monotone cubic interpolation of rows [u, ...values]: between two rows no value overshoots them. */
export function sections(rows: number[][]): (u: number) => number[] {
  const r = [...rows].sort((a, b) => a[0] - b[0]),
    last = r.length - 1;
  const slope = (i: number, c: number) => (r[i + 1][c] - r[i][c]) / (r[i + 1][0] - r[i][0]);
  const tangent = (i: number, c: number) => {
    if (i === 0) return slope(0, c);
    if (i === last) return slope(last - 1, c);
    const a = slope(i - 1, c),
      b = slope(i, c);
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  };
  return (u) => {
    let i = 0;
    while (i < last - 1 && u > r[i + 1][0]) i++;
    const h = r[i + 1][0] - r[i][0],
      t = (u - r[i][0]) / h,
      t2 = t * t,
      t3 = t2 * t;
    return r[0].slice(1).map((_, k) => {
      const c = k + 1;
      return (
        (2 * t3 - 3 * t2 + 1) * r[i][c] + (t3 - 2 * t2 + t) * h * tangent(i,
          c) + (-2 * t3 + 3 * t2) * r[i + 1][c] + (t3 - t2) * h * tangent(i + 1, c)
      );
    });
  };
}

/** Curve through points; a point on the middle plane (x = 0) is passed level, `sharp` points keep their corner. */
function through(p: V2[], v: number, sharp: number[]): V2 {
  const n = p.length - 1,
    i = clamp(Math.floor(v), 0, n - 1),
    t = v - i;
  const tangent = (k: number, before: boolean): V2 => {
    const a = p[Math.max(0, k - 1)],
      b = p[Math.min(n, k + 1)],
      c = p[k];
    if ((k === 0 || k === n) && c[0] === 0) return [b[0] - a[0], 0];
    if (k === 0 || k === n) return [b[0] - a[0], b[1] - a[1]];
    if (sharp.includes(k)) return before ? [c[0] - a[0], c[1] - a[1]] : [b[0] - c[0], b[1] - c[1]];
    return [(b[0] - a[0]) / 2, (b[1] - a[1]) / 2];
  };
  const a = p[i],
    b = p[i + 1],
    ta = tangent(i, false),
    tb = tangent(i + 1, true),
    t2 = t * t,
    t3 = t2 * t;
  const f = (c: 0 | 1) =>
    (2 * t3 - 3 * t2 + 1) * a[c] + (t3 - 2 * t2 + t) * ta[c] + (-2 * t3 + 3 * t2) * b[c] + (t3 - t2) * tb[c];
  return [f(0), f(1)];
}
/**
 * Left half of a long body along Z: rows [z, x0, y0, x1, y1, ...] from its lower edge (v = 0) to its upper one. Patches
 * of it need `flip`.
 */
export function loft(rows: number[][], sharp: number[] = []): Surface {
  const at = sections(rows);
  return (z, v) => {
    const q = at(z),
      p = Array.from({ length: q.length / 2 }, (_, i) => [q[2 * i], q[2 * i + 1]] as V2);
    const [x, y] = through(p, v, sharp);
    return [x, y, z];
  };
}
/**
 * Barrel around an upright axis: rows [y, x radius, z radius, centre x, centre z]; v is the angle in degrees, 0
 * outwards (+X), 90 to the front. `n` above 2 squares it.
 */
export function barrel(rows: number[][], n = 2.4): Surface {
  const at = sections(rows.map(([y, rx, rz, cx = 0, cz = 0]) => [y, rx, rz, cx, cz]));
  const power = (c: number) => Math.sign(c) * Math.abs(c) ** (2 / n);
  return (y, a) => {
    const [rx, rz, cx, cz] = at(y) as [number, number, number, number];
    return [cx + rx * power(Math.cos(a * D)), y, cz + rz * power(Math.sin(a * D))];
  };
}
/** Screws that sit upright on a surface at the given [u, v]; `flip` as for its patches. */
export function bolts(S: Surface, places: V2[], r = 0.014, flip = false): Kit {
  return places.map(([u, v]) => {
    const e = 1e-3,
      p = v3(S(u, v)),
      du = v3(S(u + e, v)).sub(p),
      dv = v3(S(u, v + e * 10)).sub(p),
      n = du.cross(dv).normalize();
    const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 0, 1), flip ? n.negate() : n);
    const [g] = screw([0, 0, 0], r);
    return { ...(g as Piece), x: new Matrix4().compose(p, turn,
      new Vector3(1, 1, 1)).multiply((g as Piece).x ?? new Matrix4()) };
  });
}
