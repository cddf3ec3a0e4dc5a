import * as T from 'three';
import { ConvexHull } from 'three/examples/jsm/math/ConvexHull.js';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { area2, ccw, clip, inset, rect, roundOutline } from './outline.ts';
import { D, type V2, type V3, v3 } from './place.ts';
import { finish, Soup } from './triangles.ts';

export interface PlateOpt {
  bevel?: number;
  steps?: number;
  corner?: number;
  cornerSeg?: number;
  taper?: number;
  back?: boolean;
  centre?: boolean;
}
/**
 * Armour plate: outline in XY extruded along +Z with a rounded/chamfered front edge.
 * `taper` insets the front face further (sloped sides), `corner` rounds the outline.
 */
export function plate(outline: V2[], depth: number, o: PlateOpt = {}): T.BufferGeometry {
  const { bevel = Math.min(0.02, depth * 0.45), steps = 2, corner = 0, cornerSeg = 3, taper = 0, back = true,
    centre = false } = o;
  const base = roundOutline(ccw(outline), corner, cornerSeg);
  const rings: [number, number][] = [];
  const bb = back ? Math.min(bevel, depth * 0.4) : 0;
  if (bb) rings.push([bb, 0], [0, bb]);
  else rings.push([0, 0]);
  for (let s = 0; s <= steps; s++) {
    const a = ((s / steps) * Math.PI) / 2;
    rings.push([taper + bevel * (1 - Math.cos(a)), depth - bevel + bevel * Math.sin(a)]);
  }
  const z0 = centre ? -depth / 2 : 0;
  const pts = rings.map(([i, z]) => inset(base, i).map((p) => [p[0], p[1], z + z0] as V3));
  const s = new Soup(),
    n = base.length;
  for (let r = 0; r + 1 < pts.length; r++)
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      s.quad(pts[r][i], pts[r][j], pts[r + 1][j], pts[r + 1][i]);
    }
  const cap = (ring: V3[], flip: boolean) => {
    const idx = T.ShapeUtils.triangulateShape(
      ring.map((p) => new T.Vector2(p[0], p[1])),
      [],
    );
    for (const [a, b, c] of idx) flip ? s.tri(ring[a], ring[c], ring[b]) : s.tri(ring[a], ring[b], ring[c]);
  };
  cap(pts[0], true);
  cap(pts[pts.length - 1], false);
  return s.done();
}
/** Plate with real panel gaps along the given lines (convex outlines only). */
export function paneled(outline: V2[], cuts: [V2, V2][], gap: number, depth: number,
  o: PlateOpt = {}): T.BufferGeometry {
  let polys = [ccw(outline)];
  for (const [a, b] of cuts)
    polys = polys.flatMap((p) => [clip(p, a, b, gap / 2),
      clip(p, b, a, gap / 2)]).filter((p) => p.length > 2 && Math.abs(area2(p)) > 2e-4);
  return mergeGeometries(polys.map((p) => plate(p, depth, o)));
}
/** Box with all edges rounded, centred. */
export const box = (w: number, h: number, d: number, b = 0.02, steps = 2) =>
  plate(rect(w, h), d, { bevel: Math.min(b, d * 0.4, w * 0.4, h * 0.4), steps, corner: Math.min(b, w * 0.4, h * 0.4),
    cornerSeg: steps, centre: true });
/** Box with different size at the bottom (y-) and top (y+): limb segments, wedges. */
export function wedge(w0: number, d0: number, w1: number, d1: number, h: number, b = 0.02, shiftZ = 0,
  shiftX = 0): T.BufferGeometry {
  const p: V3[] = [];
  for (const sx of [-1, 1])
    for (const sz of [-1, 1]) {
      p.push([sx * (w0 / 2 - b), -h / 2 + b, sz * (d0 / 2 - b)]);
      p.push([shiftX + sx * (w1 / 2 - b), h / 2 - b, shiftZ + sz * (d1 / 2 - b)]);
    }
  return hull(p, b);
}
const DIRS: T.Vector3[] = (() => {
  // 26 directions: edge-, face- and corner-normals of a cube
  const d: T.Vector3[] = [];
  for (let x = -1; x <= 1; x++) for (let y = -1; y <= 1; y++) for (let z = -1; z <= 1;
    z++) if (x || y || z) d.push(new T.Vector3(x, y, z).normalize());
  return d;
})();
/** Convex hull of points, with every edge rounded by radius r (Minkowski sum with a small ball). */
export function hull(pts: V3[], r = 0.02, crease = 32): T.BufferGeometry {
  const all = pts.flatMap((p) => (r ? DIRS.map((d) => new T.Vector3(p[0] + d.x * r, p[1] + d.y * r,
    p[2] + d.z * r)) : [v3(p)]));
  const h = new ConvexHull().setFromPoints(all);
  const a: number[] = [];
  for (const f of h.faces) {
    let e = f.edge;
    const l: T.Vector3[] = [];
    do {
      l.push(e.head().point);
      e = e.next;
    } while (e !== f.edge);
    for (let i = 1; i + 1 < l.length; i++) a.push(l[0].x, l[0].y, l[0].z, l[i].x, l[i].y, l[i].z, l[i + 1].x,
      l[i + 1].y, l[i + 1].z);
  }
  return finish(a, crease);
}
/** Surface of revolution about Y; profile from bottom to top as [radius, y]. */
export function lathe(profile: V2[], seg = 32, crease = 35, arc = 360): T.BufferGeometry {
  const s = new Soup();
  const ring = (p: V2, i: number): V3 => {
    const a = (i / seg) * arc * D;
    return [p[0] * Math.sin(a), p[1], p[0] * Math.cos(a)];
  };
  for (let k = 0; k + 1 < profile.length; k++)
    for (let i = 0; i < seg; i++) s.quad(ring(profile[k], i), ring(profile[k], i + 1), ring(profile[k + 1], i + 1),
      ring(profile[k + 1], i));
  return s.done(crease);
}
/** Cylinder along Y, centred, chamfered. */
export function cyl(r: number, h: number, b = 0.015, seg = 24, r2 = r): T.BufferGeometry {
  b = Math.min(b, h * 0.4, r * 0.5);
  return lathe(
    [
      [0, -h / 2],
      [r - b, -h / 2],
      [r, -h / 2 + b],
      [r2, h / 2 - b],
      [r2 - b, h / 2],
      [0, h / 2],
    ],
    seg,
  );
}
/** Ring (washer, bezel) along Y. */
export function ring(r0: number, r1: number, h: number, b = 0.012, seg = 32, arc = 360): T.BufferGeometry {
  b = Math.min(b, h * 0.4, (r1 - r0) * 0.4);
  return lathe(
    [
      [r0, -h / 2 + b],
      [r0 + b, -h / 2],
      [r1 - b, -h / 2],
      [r1, -h / 2 + b],
      [r1, h / 2 - b],
      [r1 - b, h / 2],
      [r0 + b, h / 2],
      [r0, h / 2 - b],
      [r0, -h / 2 + b],
    ],
    seg,
    35,
    arc,
  );
}
export function cable(pts: V3[], r: number, seg = 24, rad = 8): T.BufferGeometry {
  const g = new T.TubeGeometry(new T.CatmullRomCurve3(pts.map(v3)), seg, r, rad).toNonIndexed();
  g.deleteAttribute('uv');
  return g;
}
