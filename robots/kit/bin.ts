import * as T from 'three';
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { clearMesh } from './clear-glass.ts';
import type { Kit, Mat } from './place.ts';
import { merge } from './triangles.ts';

export interface Stats {
  triangles: number;
  vertices: number;
  meshes: number;
}

/** Materials that let the light through. */
const CLEAR: ReadonlySet<Mat> = new Set(['window', 'clear']);
const FLIP = new T.Matrix4().makeScale(-1, 1, 1);

function flipWinding(g: T.BufferGeometry): void {
  for (const n of ['position', 'normal']) {
    const a = g.getAttribute(n).array;
    for (let i = 0; i < a.length; i += 9)
      for (let c = 3; c < 6; c++) {
        const t = a[i + c];
        a[i + c] = a[i + c + 3];
        a[i + c + 3] = t;
      }
  }
}
function placed(g: T.BufferGeometry, m: T.Matrix4): T.BufferGeometry {
  const out = g.clone().applyMatrix4(m);
  if (m.determinant() < 0) flipWinding(out);
  return out;
}

/**
 * Collects parts per joint and merges them into one mesh per joint and material, so that a robot takes few draw calls.
 */
export class Bin {
  private store = new Map<T.Object3D, Map<Mat, T.BufferGeometry[]>>();

  /** Parts in the joint's own space, or in its mirror image. */
  add(j: T.Object3D, k: Kit, mirror = false, pre?: T.Matrix4): void {
    const side = mirror ? FLIP.clone() : new T.Matrix4();
    if (pre) side.premultiply(pre);
    for (const part of k) {
      const m = part.x ? side.clone().multiply(part.x) : side.clone();
      // lettering reads the same way on both sides
      if (m.determinant() < 0 && (part.m === 'decal' || part.m === 'decalDark')) m.multiply(FLIP);
      this.slot(j, part.m).push(placed(part.g, m));
      const liner = part.g.userData.liner as T.BufferGeometry | undefined;
      if (liner && part.m !== 'glass' && !CLEAR.has(part.m)) this.slot(j, 'dark').push(placed(liner, m));
    }
  }
  /** Parts in world space, to be held by the joint in its present pose. */
  addWorld(j: T.Object3D, k: Kit, mirror = false): void {
    j.updateWorldMatrix(true, false);
    this.add(j, k, mirror, j.matrixWorld.clone().invert());
  }
  /** Parts of the left half in world space, and their mirror image for the other joint. */
  addWorldPair(left: T.Object3D, right: T.Object3D, k: Kit): void {
    this.addWorld(left, k);
    this.addWorld(right, k, true);
  }
  flush(mats: Record<Mat, T.Material>): Stats {
    const stats = { triangles: 0, vertices: 0, meshes: 0 };
    for (const [j, slots] of this.store)
      for (const [m, parts] of slots) {
        const shape = mergeVertices(merge(parts), 1e-4); // indexed: a third of the vertex work
        const mesh = CLEAR.has(m) ? clearMesh(shape, mats[m]) : new T.Mesh(shape, mats[m]);
        mesh.castShadow = mesh.receiveShadow = !CLEAR.has(m);
        mesh.name = `${j.name}:${m}`;
        j.add(mesh);
        stats.triangles += (mesh.geometry.index?.count ?? 0) / 3;
        stats.vertices += mesh.geometry.getAttribute('position').count;
        stats.meshes++;
      }
    this.store.clear();
    return stats;
  }
  private slot(j: T.Object3D, m: Mat): T.BufferGeometry[] {
    const slots = this.store.get(j) ?? new Map<Mat, T.BufferGeometry[]>();
    this.store.set(j, slots);
    const list = slots.get(m) ?? [];
    slots.set(m, list);
    return list;
  }
}
