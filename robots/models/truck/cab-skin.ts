/**
 * Skin of a cab in vehicle space: +Z forward, Y up, the left half x > 0. Every truck gives its own outline, and cuts
 * its panels from the skin.
 */
import { sections } from '../../kit/loft.ts';
import { patch, type Surface } from '../../kit/patch.ts';
import { clamp, type Kit, type Mat, P, put, type V2, type V3 } from '../../kit/place.ts';

export const RADIUS = 0.4;
/** Axles along Z: steered one, then the two of the bogie. */
export const AXLES: [number, number, number] = [1.22, -1.38, -2.21];
export const ARCH = 0.485;
/** The height at which the lower face ends and the cab's side begins. */
export const SEAM = 1.8;
/** Rear wall of the cab. */
const REAR = 0.28;

/** Corner point: its share of the half width, how far behind the front at most, and in shares of the depth. */
type Corner = [width: number, back: number, share: number];
type Edge = number | ((u: number) => number);
interface Cut { nu?: number; nv?: number; out?: number; gap?: number; lip?: number; thick?: number; liner?: boolean }

export interface CabSkin {
  /** v at which the skin reaches a depth z. */
  along: (z: number) => (y: number) => number;
  bulge: (d: number) => Surface;
  panel: (m: Mat, y0: number, y1: number, v0: Edge, v1: Edge, cut?: Cut) => Kit;
  /** Puts a kit that looks along +Z on the skin, looking outwards. */
  face: (y: number, v: number, kit: Kit, out?: number) => Kit;
}
/** Curve through points that ends level. */
function curve(points: V2[], v: number): V2 {
  const last = points.length - 1, i = clamp(Math.floor(v), 0, last - 1), t = v - i, t2 = t * t, t3 = t2 * t;
  const tangent = (k: number): V2 => {
    const [before, after] = [points[Math.max(0, k - 1)], points[Math.min(last, k + 1)]], share = k % last ? 2 : 1;
    return [(after[0] - before[0]) / share, k === last ? 0 : (after[1] - before[1]) / share];
  };
  const [a, b, ta, tb] = [points[i], points[i + 1], tangent(i), tangent(i + 1)];
  const at = (c: 0 | 1) =>
    (2 * t3 - 3 * t2 + 1) * a[c] + (t3 - 2 * t2 + t) * ta[c] + (-2 * t3 + 3 * t2) * b[c] + (t3 - t2) * tb[c];
  return [at(0), at(1)];
}
/**
 * Rows are [y, front z, half width]. On the skin u is the height; v runs from the middle of the front (0) around the
 * corner (2) and along the side to the rear wall (4).
 */
export function cabSkin(rows: number[][], corners: [Corner, Corner, Corner]): CabSkin {
  const plan = sections(rows);
  const skin: Surface = (y, v) => {
    const [zf, w] = plan(y), d = zf - REAR;
    const [x, z] = curve([[0, zf], ...corners.map(([s, back, share]): V2 =>
      [s * w, zf - Math.min(back, d * share)]), [w * 0.995, REAR]], v);
    return [x, y, z];
  };
  const along = (z: number) => (y: number): number => {
    let lo = 0, hi = 4;
    for (let i = 0; i < 24; i++) { const m = (lo + hi) / 2; if (skin(y, m)[2] > z) lo = m; else hi = m; }
    return lo;
  };
  const bulge = (d: number): Surface => (y, v) => {
    const p = skin(y, v), a = skin(y, v + 0.02), n: V3 = [-(a[2] - p[2]), 0, a[0] - p[0]],
      l = Math.hypot(n[0], n[2]) || 1;
    return [p[0] + (n[0] / l) * d, y, p[2] + (n[2] / l) * d];
  };
  const panel: CabSkin['panel'] = (m, y0, y1, v0, v1, { out = 0, nu = 6, nv = 12, ...o } = {}) => [P(
    patch(out ? bulge(out) : skin, y0, y1, v0, v1, { nu, nv, flip: true, ...o }), m)];
  const face: CabSkin['face'] = (y, v, kit, out = 0) => {
    const p = bulge(out)(y, v), q = bulge(out + 0.1)(y, v);
    return put(kit, p, [0, (Math.atan2(q[0] - p[0], q[2] - p[2]) * 180) / Math.PI, 0]);
  };
  return { along, bulge, panel, face };
}
