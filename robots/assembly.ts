import * as T from 'three';
import { mergeGeometries, mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { clearMesh } from './kit/clear-glass.ts';
import type { Kit, Mat } from './kit/place.ts';
import type { Rig, Robot } from './rig.ts';

const CLEAR: ReadonlySet<Mat> = new Set(['window', 'clear']);
const MIRROR = new T.Matrix4().makeScale(-1, 1, 1);

function flipWinding(geometry: T.BufferGeometry): void {
  for (const name of ['position', 'normal']) {
    const { array } = geometry.getAttribute(name);
    for (let i = 0; i < array.length; i += 9)
      for (let c = 3; c < 6; c++) [array[i + c], array[i + c + 3]] = [array[i + c + 3], array[i + c]];
  }
}
function placed(geometry: T.BufferGeometry, matrix: T.Matrix4): T.BufferGeometry {
  const out = geometry.clone().applyMatrix4(matrix);
  if (matrix.determinant() < 0) flipWinding(out);
  return out;
}

/** Parts by the joint that holds them. The name of a pair means both joints: its parts are built for the left one. */
type Parts = Record<string, Kit>;

/**
 * Collects the parts of a robot and merges them into one mesh for each joint and material, so that it takes few draw
 * calls.
 */
export class Assembly {
  #rig: Rig;
  #geometries = new Map<T.Object3D, Map<Mat, T.BufferGeometry[]>>();

  constructor(rig: Rig) {
    this.#rig = rig;
  }

  /** Adds parts in the space of their joints. */
  add(parts: Parts): void {
    for (const [name, kit] of Object.entries(parts))
      for (const [i, joint] of this.#rig.jointsNamed(name).entries()) this.#addTo(joint, kit, i === 1);
  }
  /**
   * Adds parts in world space, to be held by their joints in their present pose. `turned`: the left parts belong to the
   * right joints, because what carries them is turned round.
   */
  addWorld(parts: Parts, turned = false): void {
    for (const [name, kit] of Object.entries(parts)) {
      const joints = this.#rig.jointsNamed(name);
      for (const [i, joint] of (turned ? joints.toReversed() : joints).entries()) {
        joint.updateWorldMatrix(true, false);
        this.#addTo(joint, kit, i === 1, joint.matrixWorld.clone().invert());
      }
    }
  }
  #addTo(joint: T.Object3D, kit: Kit, isMirrored: boolean, toJoint = new T.Matrix4()): void {
    const side = isMirrored ? toJoint.clone().multiply(MIRROR) : toJoint;
    for (const { g, m, x } of kit) {
      const matrix = x ? side.clone().multiply(x) : side.clone();
      // lettering reads the same way on both sides
      if (matrix.determinant() < 0 && (m === 'decal' || m === 'decalDark')) matrix.multiply(MIRROR);
      this.#listOf(joint, m).push(placed(g, matrix));
      const liner = g.userData.liner as T.BufferGeometry | undefined;
      if (liner && m !== 'glass' && !CLEAR.has(m)) this.#listOf(joint, 'dark').push(placed(liner, matrix));
    }
  }
  #listOf(joint: T.Object3D, material: Mat): T.BufferGeometry[] {
    const slots = this.#geometries.get(joint) ?? new Map<Mat, T.BufferGeometry[]>();
    this.#geometries.set(joint, slots);
    const list = slots.get(material) ?? [];
    slots.set(material, list);
    return list;
  }

  /** Merges all parts and stands the robot on the parts of the given joints, in its first shape. */
  finish(materials: Record<Mat, T.Material>, ...grounded: string[]): Pick<Robot, 'root' | 'rig' | 'triangles'> {
    const rig = this.#rig;
    let triangles = 0;
    for (const [joint, slots] of this.#geometries)
      for (const [slot, parts] of slots) {
        const shape = mergeVertices(mergeGeometries(parts), 1e-4); // indexed: a third of the vertex work
        const mesh = CLEAR.has(slot) ? clearMesh(shape, materials[slot]) : new T.Mesh(shape, materials[slot]);
        mesh.castShadow = mesh.receiveShadow = !CLEAR.has(slot);
        mesh.name = `${joint.name}:${slot}`;
        joint.add(mesh);
        triangles += (mesh.geometry.index?.count ?? 0) / 3;
      }
    rig.ground(...grounded);
    rig.apply(0);
    return { root: rig.root, rig, triangles };
  }
}
