/** Vectors, parts and where they are put. Y is up, +Z the robot's front, +X its left. */
import * as T from 'three';

export type V2 = [number, number];
export type V3 = [number, number, number];
/** Material slots; each robot maps the slots to its own palette (see materials.ts). */
export type Mat =
  | 'paint'
  | 'paint2'
  | 'trim'
  | 'dark'
  | 'frame'
  | 'steel'
  | 'brass'
  | 'rubber'
  | 'glass'
  | 'window'
  | 'clear'
  | 'gloss'
  | 'glow'
  | 'glow2'
  | 'lamp'
  | 'tail'
  | 'decal'
  | 'decalDark';
export interface Piece {
  g: T.BufferGeometry;
  m: Mat;
  x?: T.Matrix4;
}
export type Kit = Piece[];

export const D = Math.PI / 180;
/** Points as SVG writes them: `points2('0,0 0.4,0 0.4,1')`. */
export const points2 = (text: string): V2[] => numbers(text) as V2[];
export const points3 = (text: string): V3[] => numbers(text) as V3[];
const numbers = (text: string) => text.split(' ').map((point) => point.split(',').map(Number));

export const v3 = (p: V3) => new T.Vector3(p[0], p[1], p[2]);
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
export const clamp = (x: number, a = 0, b = 1) => Math.min(b, Math.max(a, x));
export const smooth = (t: number) => {
  t = clamp(t);
  return t * t * t * (t * (t * 6 - 15) + 10);
};

/** Transform from position, Euler degrees (XYZ) and scale. */
export function at(p: V3 = [0, 0, 0], r: V3 = [0, 0, 0], s: number | V3 = 1): T.Matrix4 {
  const q = new T.Quaternion().setFromEuler(new T.Euler(r[0] * D, r[1] * D, r[2] * D));
  const sv = typeof s === 'number' ? new T.Vector3(s, s, s) : v3(s);
  return new T.Matrix4().compose(v3(p), q, sv);
}
export const P = (g: T.BufferGeometry, m: Mat, p: V3 = [0, 0, 0], r: V3 = [0, 0, 0],
  s: number | V3 = 1): Piece => ({ g, m, x: at(p, r, s) });
export const put = (k: Kit, p: V3 = [0, 0, 0], r: V3 = [0, 0, 0], s: number | V3 = 1): Kit => {
  const x = at(p, r, s);
  return k.map((q) => ({ g: q.g, m: q.m, x: q.x ? x.clone().multiply(q.x) : x }));
};
/** Each point and its mirror image in X. */
export const mirrored = (points: V3[]): V3[] => points.flatMap(([x, y, z]): V3[] => [[x, y, z], [-x, y, z]]);
export const both = (k: Kit): Kit => [...k, ...put(k, [0, 0, 0], [0, 0, 0], [-1, 1, 1])];
