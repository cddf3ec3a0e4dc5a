import { lerp, type V2 } from './place.ts';

export const area2 = (o: V2[]) =>
  o.reduce((s, p, i) => {
    const q = o[(i + 1) % o.length];
    return s + p[0] * q[1] - q[0] * p[1];
  }, 0);
export const ccw = (o: V2[]) => (area2(o) < 0 ? [...o].reverse() : o);

/** Mitre offset (positive = inwards), same number of points. */
export function inset(o: V2[], d: number): V2[] {
  const n = o.length;
  return o.map((p, i) => {
    const a = o[(i + n - 1) % n],
      b = o[(i + 1) % n];
    let e1x = p[0] - a[0],
      e1y = p[1] - a[1],
      e2x = b[0] - p[0],
      e2y = b[1] - p[1];
    const l1 = Math.hypot(e1x, e1y) || 1,
      l2 = Math.hypot(e2x, e2y) || 1;
    e1x /= l1;
    e1y /= l1;
    e2x /= l2;
    e2y /= l2;
    const k = Math.max(0.35, 1 + e1x * e2x + e1y * e2y);
    return [p[0] + (d * (-e1y - e2y)) / k, p[1] + (d * (e1x + e2x)) / k] as V2;
  });
}
export function roundOutline(o: V2[], r: number, seg = 3): V2[] {
  if (r <= 0) return o;
  const n = o.length,
    out: V2[] = [];
  o.forEach((p, i) => {
    const a = o[(i + n - 1) % n],
      b = o[(i + 1) % n];
    const da = Math.hypot(a[0] - p[0], a[1] - p[1]),
      db = Math.hypot(b[0] - p[0], b[1] - p[1]);
    const k = Math.min(r, da * 0.45, db * 0.45);
    const p0: V2 = [p[0] + ((a[0] - p[0]) / da) * k, p[1] + ((a[1] - p[1]) / da) * k];
    const p1: V2 = [p[0] + ((b[0] - p[0]) / db) * k, p[1] + ((b[1] - p[1]) / db) * k];
    for (let s = 0; s <= seg; s++) {
      const t = s / seg,
        u = 1 - t;
      out.push([u * u * p0[0] + 2 * u * t * p[0] + t * t * p1[0], u * u * p0[1] + 2 * u * t * p[1] + t * t * p1[1]]);
    }
  });
  return out;
}
export const rect = (w: number, h: number): V2[] => [
  [-w / 2, -h / 2],
  [w / 2, -h / 2],
  [w / 2, h / 2],
  [-w / 2, h / 2],
];
export const octo = (w: number, h: number, c: number, c2 = c): V2[] => [
  [-w / 2 + c2, -h / 2],
  [w / 2 - c2, -h / 2],
  [w / 2, -h / 2 + c2],
  [w / 2, h / 2 - c],
  [w / 2 - c, h / 2],
  [-w / 2 + c, h / 2],
  [-w / 2, h / 2 - c],
  [-w / 2, -h / 2 + c2],
];
export const ngon = (r: number, n: number, a0 = 0): V2[] =>
  Array.from({ length: n }, (_, i) => [r * Math.cos(a0 + (i / n) * 2 * Math.PI),
    r * Math.sin(a0 + (i / n) * 2 * Math.PI)] as V2);

/** Keep the part of a convex polygon left of the line a->b, moved by `gap`. */
export function clip(o: V2[], a: V2, b: V2, gap: number): V2[] {
  const nx = -(b[1] - a[1]),
    ny = b[0] - a[0],
    l = Math.hypot(nx, ny);
  const f = (p: V2) => ((p[0] - a[0]) * nx + (p[1] - a[1]) * ny) / l - gap;
  const out: V2[] = [];
  o.forEach((p, i) => {
    const q = o[(i + 1) % o.length],
      fp = f(p),
      fq = f(q);
    if (fp >= 0) out.push(p);
    if (fp >= 0 !== fq >= 0) {
      const t = fp / (fp - fq);
      out.push([lerp(p[0], q[0], t), lerp(p[1], q[1], t)]);
    }
  });
  return out;
}
