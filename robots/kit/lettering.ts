/** Numerals and marks as geometry: no font files, no textures. */
import type * as T from 'three';
import type { V2, V3 } from './place.ts';
import { Soup } from './triangles.ts';

const STROKES: Record<string, string> = {
  // 3x5 grid strokes: pairs of cells "xyxy"
  '0': '0004 0020 2024 0424',
  '1': '1014',
  '2': '0424 2422 2202 0200 0020',
  '3': '0424 2420 0020 1222',
  '4': '0402 0222 2420',
  '5': '2404 0402 0222 2220 2000',
  '6': '2404 0400 0020 2022 2202',
  '7': '0424 2420',
  '8': '0004 0020 2024 0424 0222',
  '9': '2202 0204 0424 2420 2000',
  '-': '0222',
  A: '0004 0424 2420 0222',
  K: '0004 0224 0220',
  T: '0424 1014',
  R: '0004 0424 2422 2202 1220',
  X: '0024 0420',
  V: '0402 0210 1022 2224',
  M: '0004 0424 2420 1412',
  E: '0004 0424 0222 0020',
  L: '0400 0020',
  S: '2404 0402 0222 2220 2000',
  B: '0004 0020 2024 0424 0222',
  C: '2404 0400 0020',
  F: '0004 0424 0222',
  H: '0004 2024 0222',
  I: '1014',
  N: '0004 0424 2420',
  O: '0004 0020 2024 0424',
  P: '0004 0424 2422 2202',
  U: '0400 0020 2024',
  D: '0004 0020 2024 0424',
};
export function stencil(text: string, h: number, weight = 0.62, slant = 0.18): T.BufferGeometry {
  const c = h / 5,
    t = c * weight,
    s = new Soup();
  let x0 = 0;
  for (const ch of text) {
    for (const st of (STROKES[ch] ?? '').split(' ').filter(Boolean)) {
      const [a, b, d, e] = [...st].map(Number);
      const ax = a * c * 1.05,
        ay = b * c,
        bx = d * c * 1.05,
        by = e * c;
      const L = Math.hypot(bx - ax, by - ay) || 1,
        ux = (bx - ax) / L,
        uy = (by - ay) / L,
        nx = -uy * t,
        ny = ux * t;
      const q = (x: number, y: number): V3 => [x0 + x + y * slant, y, 0];
      const A: V2 = [ax - ux * t, ay - uy * t],
        B: V2 = [bx + ux * t, by + uy * t];
      s.quad(q(A[0] - nx, A[1] - ny), q(B[0] - nx, B[1] - ny), q(B[0] + nx, B[1] + ny), q(A[0] + nx, A[1] + ny));
    }
    x0 += (ch === '1' || ch === 'I' ? 3 : 4.1) * c;
  }
  const g = s.done();
  g.computeBoundingBox();
  const b = g.boundingBox!;
  g.translate(-(b.min.x + b.max.x) / 2, -(b.min.y + b.max.y) / 2, 0);
  // geometry may come out facing -Z depending on stroke direction: force +Z normals
  const n = g.attributes.normal as T.BufferAttribute;
  for (let i = 0; i < n.count; i++) n.setXYZ(i, 0, 0, 1);
  return g;
}
export function stripes(w: number, h: number, n: number, slant = 0.6): T.BufferGeometry {
  const s = new Soup(),
    p = w / n;
  for (let i = 0; i < n; i++) {
    const x = -w / 2 + i * p;
    s.quad([x, -h / 2, 0], [x + p * 0.5, -h / 2, 0], [x + p * 0.5 + h * slant, h / 2, 0], [x + h * slant, h / 2, 0]);
  }
  return s.done();
}
