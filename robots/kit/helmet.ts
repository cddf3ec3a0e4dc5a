import { Matrix4, Quaternion, Vector3 } from 'three';
import { barrel } from './loft.ts';
import { offset, patch, type Surface } from './patch.ts';
import { type Kit, type Mat, P, type Piece, type V3, v3 } from './place.ts';
import { cyl } from './solid.ts';

/** Barrel of the given rows; u: angle from the rear (-90) over the left (0) to the front (90), v: height. */
export function helmet(rows: number[][], n: number): Surface {
  const S = barrel(rows, n);
  return (a, y) => S(y, a);
}
/** Heights of an upper or lower edge of a plate, level or by angle. */
export type Edge = number | ((a: number) => number);
/** Straight edge between two points [angle, height]. */
export const slope = (a: number, y: number, b: number, z: number) => (u: number): number =>
  y + ((z - y) * (u - a)) / (b - a);
/** Cutter for plates of a helmet, `lift` above its surface. */
export const plates = (S: Surface) =>
  (m: Mat, a0: number, a1: number, lo: Edge, hi: Edge, lift = 0, nu = 8, nv = 3): Kit =>
    [P(patch(offset(S, lift), a0, a1, lo, hi, { nu, nv, gap: 0.003, lip: 0.008, thick: 0.026, flip: true,
      liner: false }), m)];
/** Damper between two points, simpler than `strut`. */
export function damper(a: V3, b: V3, r: number): Kit {
  const [A, B] = [v3(a), v3(b)], length = A.distanceTo(B), along = B.clone().sub(A).normalize();
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), along);
  const part = (radius: number, from: number, to: number, m: Mat): Piece => ({
    g: cyl(radius, (to - from) * length, radius * 0.2, 12), m,
    x: new Matrix4().compose(A.clone().lerp(B, (from + to) / 2), turn, new Vector3(1, 1, 1)) });
  return [part(r, 0, 0.52, 'frame'), part(r * 1.2, 0.47, 0.56, 'steel'), part(r * 0.56, 0.5, 1, 'steel'),
    part(r * 1.1, 0.9, 1, 'dark')];
}
