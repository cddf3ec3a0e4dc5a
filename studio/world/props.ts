/** Collects parts of a place and merges them into one mesh per material. */
import * as T from 'three';
import { mergeGeometries, mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { at, D, type V2, type V3 } from '#robots/kit/place.ts';
import { Soup } from '#robots/kit/triangles.ts';
import { material, type Stuff } from './stuff.ts';
import { random } from './textures.ts';

export interface Part {
  g: T.BufferGeometry;
  s: Stuff;
  x: T.Matrix4;
  /** Axis along which the grain runs. */
  along: 'x' | 'y' | 'z';
}
export type Parts = Part[];

export const part = (
  g: T.BufferGeometry,
  s: Stuff,
  p: V3 = [0, 0, 0],
  r: V3 = [0, 0, 0],
  along: Part['along'] = 'x',
): Part => ({ g, s, x: at(p, r), along });
export const put = (parts: Parts, p: V3 = [0, 0, 0], r: V3 = [0, 0, 0], size: number | V3 = 1): Parts => {
  const x = at(p, r, size);
  return parts.map((q) => ({ ...q, x: x.clone().multiply(q.x) }));
};

/** A sheet through points in columns and rows; edges sharper than `crease` degrees stay sharp. */
export function grid(point: (column: number, row: number) => V3, columns: number, rows: number, crease: number) {
  const soup = new Soup();
  for (let i = 0; i < columns; i++)
    for (let j = 0; j < rows; j++) soup.quad(point(i, j), point(i, j + 1), point(i + 1, j + 1), point(i + 1, j));
  return soup.done(crease);
}

/** The arc of a circle from one angle in degrees to another, for a lathe; 0 is the equator. */
export const arc = (r: number, steps: number, from = -90, to = 90): V2[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = (from + ((to - from) * i) / steps) * D;
    return [Math.max(0, Math.cos(angle) * r), Math.sin(angle) * r];
  });

const AXES = { x: [0, 1, 2], y: [1, 0, 2], z: [2, 1, 0] } as const;

/** The part's geometry where it belongs, with grain coordinates that begin anywhere. */
function placed({ g, x, along }: Part, next: () => number): T.BufferGeometry {
  const flat = g.index ? g.toNonIndexed() : g.clone(),
    from = flat.getAttribute('position'),
    n = from.count,
    tex = new Float32Array(n * 3),
    shift = [next() * 40, next() * 40, next() * 40];
  for (let i = 0; i < n; i++)
    for (let c = 0; c < 3; c++) tex[i * 3 + c] = from.array[i * 3 + AXES[along][c]] + shift[c];
  const out = new T.BufferGeometry();
  out.setAttribute('position', flat.getAttribute('position').clone());
  out.setAttribute('normal', flat.getAttribute('normal').clone());
  out.setAttribute('tex', new T.BufferAttribute(tex, 3));
  return out.applyMatrix4(x);
}
export function build(parts: Parts, seed = 1): T.Object3D {
  const next = random(seed),
    byStuff = new Map<string, { s: Stuff; list: T.BufferGeometry[] }>();
  for (const p of parts) {
    const key = JSON.stringify(p.s),
      slot = byStuff.get(key) ?? { s: p.s, list: [] };
    byStuff.set(key, slot);
    slot.list.push(placed(p, next));
  }
  const group = new T.Object3D();
  for (const { s, list } of byStuff.values()) {
    const mesh = new T.Mesh(mergeVertices(mergeGeometries(list), 1e-4), material(s));
    mesh.castShadow = mesh.receiveShadow = !s.glow;
    group.add(mesh);
  }
  return group;
}
