/** The sports car's smooth surfaces, in car space: +Z forward, Y up, the left half x > 0. */
import type { Surface } from '../../kit/patch.ts';
import type { V3 } from '../../kit/place.ts';

/** Monotone cubic interpolation of table rows [z, ...values] (z descending). */
export function table(rows: number[][]): (z: number) => number[] {
  const r = [...rows].sort((a, b) => a[0] - b[0]), n = r.length, m = r[0].length - 1;
  const slope = (i: number, c: number) => (r[i + 1][c] - r[i][c]) / (r[i + 1][0] - r[i][0]);
  const tan = (i: number, c: number) => {
    if (i === 0) return slope(0, c); if (i === n - 1) return slope(n - 2, c);
    const a = slope(i - 1, c), b = slope(i, c); return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  };
  return (z) => {
    let i = 0; while (i < n - 2 && z > r[i + 1][0]) i++;
    const h = r[i + 1][0] - r[i][0], t = (z - r[i][0]) / h, t2 = t * t, t3 = t2 * t;
    return Array.from({ length: m }, (_, k) => { const c = k + 1;
      return (2 * t3 - 3 * t2 + 1) * r[i][c] + (t3 - 2 * t2 + t) * h * tan(i,
        c) + (-2 * t3 + 3 * t2) * r[i + 1][c] + (t3 - t2) * h * tan(i + 1, c); });
  };
}
/** Catmull-Rom through points of a section; `sharp` nodes keep one-sided tangents (a character line). */
export function spline(p: [number, number][], v: number, sharp: number[] = []): [number, number] {
  const n = p.length - 1, i = Math.max(0, Math.min(n - 1, Math.floor(v))), t = v - i;
  const tg = (k: number, side: 0 | 1): [number, number] => {
    if (k === 0) return [p[1][0] - p[0][0], p[1][1] - p[0][1]];
    if (k === n) return [p[n][0] - p[n - 1][0], (p[n][1] - p[n - 1][1]) * 0.0];
    if (sharp.includes(k)) return side ? [p[k][0] - p[k - 1][0], p[k][1] - p[k - 1][1]] : [p[k + 1][0] - p[k][0],
      p[k + 1][1] - p[k][1]];
    return [(p[k + 1][0] - p[k - 1][0]) / 2, (p[k + 1][1] - p[k - 1][1]) / 2];
  };
  const a = p[i], b = p[i + 1], ta = tg(i, 0), tb = tg(i + 1, 1), t2 = t * t, t3 = t2 * t;
  const f = (c: 0 | 1) =>
    (2 * t3 - 3 * t2 + 1) * a[c] + (t3 - 2 * t2 + t) * ta[c] + (-2 * t3 + 3 * t2) * b[c] + (t3 - t2) * tb[c];
  return [f(0), f(1)];
}
export const FRONT = 1.25, REAR = -1.32, AXLE = 0.37;
const B = table([ // z, sill x,y | waist x,y | shoulder x,y | inner x,y | centre y
  [2.34, 0.36, 0.18, 0.46, 0.33, 0.40, 0.40, 0.26, 0.42, 0.43],
  [2.22, 0.60, 0.16, 0.71, 0.35, 0.63, 0.45, 0.44, 0.47, 0.475],
  [2.05, 0.74, 0.15, 0.84, 0.38, 0.75, 0.54, 0.53, 0.53, 0.525],
  [1.70, 0.82, 0.15, 0.94, 0.44, 0.82, 0.70, 0.56, 0.62, 0.605],
  [1.25, 0.85, 0.15, 0.99, 0.52, 0.85, 0.85, 0.57, 0.73, 0.685],
  [0.80, 0.86, 0.15, 0.95, 0.52, 0.81, 0.82, 0.59, 0.77, 0.755],
  [0.20, 0.87, 0.15, 0.92, 0.52, 0.79, 0.80, 0.62, 0.81, 0.82],
  [-0.40, 0.88, 0.15, 0.94, 0.53, 0.80, 0.84, 0.62, 0.85, 0.86],
  [-0.90, 0.89, 0.15, 1.02, 0.57, 0.86, 0.95, 0.62, 0.91, 0.89],
  [-1.32, 0.90, 0.16, 1.06, 0.60, 0.88, 1.01, 0.62, 0.95, 0.91],
  [-1.80, 0.89, 0.22, 1.03, 0.64, 0.84, 0.99, 0.60, 0.95, 0.93],
  [-2.12, 0.82, 0.28, 0.95, 0.66, 0.78, 0.94, 0.55, 0.93, 0.92],
]);
/** Body surface; v: 0 sill, 1 waist line, 2 fender crown, 3 inner hood, 4 centre line. */
export const body: Surface = (z, v) => {
  const [sx, sy, wx, wy, hx, hy, ix, iy, cy] = B(z);
  const [x, y] = spline([[sx, sy], [wx, wy], [hx, hy], [ix, iy], [0, cy]], v, [1]);
  // scallop in the door that runs into the side intake
  const zc = (z + 0.25) / 0.75, s = Math.max(0, 1 - zc * zc), vv = (v - 0.75) / 0.55, d = Math.max(0, 1 - vv * vv);
  return [x - 0.085 * s * s * d * d, y, z];
};
/** v at which the body reaches the wheel arch of radius r around (zw, AXLE); 0 outside. */
export const arch = (zw: number, r: number, vMin = 0.12) => (z: number): number => {
  const q = r * r - (z - zw) * (z - zw); if (q <= 0) return vMin;
  const y = AXLE + Math.sqrt(q); let lo = 0, hi = 2;
  for (let i = 0; i < 24; i++) { const m = (lo + hi) / 2; if (body(z, m)[1] < y) lo = m; else hi = m; }
  return Math.max(vMin, lo);
};
const G = table([ // z, belt x,y | roof rail x,y | centre y
  [1.02, 0.64, 0.68, 0.58, 0.69, 0.70],
  [0.70, 0.71, 0.77, 0.60, 0.87, 0.91],
  [0.20, 0.735, 0.80, 0.56, 1.09, 1.15],
  [-0.20, 0.74, 0.82, 0.53, 1.165, 1.235],
  [-0.60, 0.73, 0.84, 0.52, 1.145, 1.22],
  [-1.10, 0.68, 0.88, 0.50, 1.02, 1.09],
  [-1.70, 0.60, 0.90, 0.46, 0.90, 0.93],
]);
/** Greenhouse; v: 0 belt, 1 roof rail, 2 centre; the other half comes from `cabinAcross`. */
export const cabin: Surface = (z, v) => {
  const [bx, by, rx, ry, cy] = G(z);
  const [x, y] = spline([[bx, by], [rx, ry], [0, cy]], v, []);
  const f = Math.max(0, z) / 1.02, bow = 0.2 * f * f * (1 - (x / 0.75) ** 2);
  return [x, y, z + bow];
};
/** The same surface across the car: w from -1 (right rail) to 1 (left rail). */
export const cabinAcross: Surface = (z, w) => { const p: V3 = cabin(z, 2 - Math.abs(w));
  return [w < 0 ? -p[0] : p[0], p[1], p[2]]; };
