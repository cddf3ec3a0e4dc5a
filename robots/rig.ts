/**
 * Joints, a timeline from 0 (robot) to 1 (vehicle) and poses added to it. Joints are single (`head`) or a pair
 * (`thighL`, `thighR`). Tracks and poses that name a pair (`thigh`) mean the left joint; the right one mirrors it.
 */
import * as T from 'three';
import { clamp, D, smooth, type V3 } from './kit/place.ts';

export type Channel = 'px' | 'py' | 'pz' | 'rx' | 'ry' | 'rz' | 's';
export type Track = [joint: string, channel: Channel, ...keys: [t: number, v: number][]];
/** Offsets in degrees and units, added to the timeline: { shoulderR: { rx: -60 } }. */
export type Pose = Record<string, Partial<Record<Channel, number>>>;

/** A rig as plain data. `floor` lists the points that may touch the floor. */
export interface RigPlan {
  joints: [name: string, parent: string, rest: V3][];
  tracks: Track[];
  floor: [joint: string, point: V3][];
}

export interface Robot {
  root: T.Object3D;
  rig: Rig;
  triangles: number;
  poses: Record<string, Pose>;
  /** Names of the poses for the other shape; all others belong to the first. */
  folded?: readonly string[];
  /** Sets the strength of the lights for a progress of the transformation. */
  glow?: (t: number) => void;
}

/** Number of directions in which the outermost points of a grounded part are searched. */
const GROUND_DIRECTIONS = 160;
/** Channels that change sign when mirrored in X. */
const MIRRORED: Channel[] = ['px', 'ry', 'rz'];

function valueAt(keys: [t: number, v: number][], t: number): number {
  let v = keys[0]?.[1] ?? 0;
  keys.slice(1).forEach(([tb, vb], i) => {
    const [ta, va] = keys[i] as [number, number];
    if (t >= ta) v = va + (vb - va) * smooth(clamp((t - ta) / (tb - ta || 1)));
  });
  return v;
}

export class Rig {
  root = new T.Object3D();
  #joints = new Map<string, T.Object3D>();
  #rest = new Map<T.Object3D, V3>();
  #tracks: Track[] = [];
  #floor: { joint: T.Object3D; point: T.Vector3 }[] = [];

  constructor() {
    this.root.name = 'root';
    this.#joints.set('root', this.root);
    this.#rest.set(this.root, [0, 0, 0]);
  }
  joint(name: string, parent: string, position: V3): void {
    const joint = new T.Object3D();
    joint.name = name;
    this.get(parent).add(joint);
    this.#joints.set(name, joint);
    this.#rest.set(joint, position);
  }
  plan(): RigPlan {
    const joints = [...this.#joints].flatMap(([name, joint]): RigPlan['joints'] =>
      joint.parent && name !== 'root' ? [[name, joint.parent.name, this.#rest.get(joint) as V3]] : [],
    );
    const floor = this.#floor.map(({ joint, point }): RigPlan['floor'][number] => [joint.name, point.toArray()]);
    return { joints, tracks: this.#tracks, floor };
  }
  static from({ joints, tracks, floor }: RigPlan): Rig {
    const rig = new Rig();
    for (const joint of joints) rig.joint(...joint);
    rig.#tracks = tracks;
    rig.#floor = floor.map(([name, point]) => ({ joint: rig.get(name), point: new T.Vector3(...point) }));
    return rig;
  }
  /** Adds a left and a right joint. The parent may be a pair, too. */
  pair(name: string, parent: string, [x, y, z]: V3): void {
    const isPaired = this.#joints.has(`${parent}L`);
    this.joint(`${name}L`, isPaired ? `${parent}L` : parent, [x, y, z]);
    this.joint(`${name}R`, isPaired ? `${parent}R` : parent, [-x, y, z]);
  }
  get(name: string): T.Object3D {
    const joint = this.#joints.get(name);
    if (!joint) throw new Error(`no joint ${name}`);
    return joint;
  }
  /** The joint of this name, or the left and the right one of a pair. */
  jointsNamed(name: string): T.Object3D[] {
    return this.#joints.has(name) ? [this.get(name)] : [this.get(`${name}L`), this.get(`${name}R`)];
  }
  animate(...tracks: Track[]): void {
    this.#tracks.push(...tracks);
  }

  /** Takes the other shape, its root at this height, so that parts can be added in the space of that shape. */
  fold(height: number): void {
    this.apply(1);
    this.root.position.y = height;
    this.root.updateMatrixWorld(true);
  }
  /** Declares the parts that may touch the floor. `apply` moves the root so that their lowest point lies on y = 0. */
  ground(...names: string[]): void {
    const corner = new T.Vector3(),
      direction = new T.Vector3();
    for (const joint of names.flatMap((name) => this.jointsNamed(name))) {
      const shapes = joint.children.flatMap((mesh) =>
        mesh instanceof T.Mesh && !mesh.geometry.hasAttribute('shape')
          ? [mesh.geometry.getAttribute('position') as T.BufferAttribute]
          : [],
      );
      for (let i = 0; i < GROUND_DIRECTIONS; i++) {
        const y = 1 - (2 * (i + 0.5)) / GROUND_DIRECTIONS,
          radius = Math.sqrt(1 - y * y),
          angle = i * 2.399963;
        direction.set(Math.cos(angle) * radius, y, Math.sin(angle) * radius);
        let farthest = -Infinity;
        const point = new T.Vector3();
        for (const shape of shapes)
          for (let k = 0; k < shape.count; k++) {
            const reach = corner.fromBufferAttribute(shape, k).dot(direction);
            if (reach <= farthest) continue;
            farthest = reach;
            point.copy(corner);
          }
        if (farthest > -Infinity) this.#floor.push({ joint, point });
      }
    }
  }
  /** Height of the lowest grounded point above the floor. */
  clearance(): number {
    const world = new T.Vector3();
    const heights = this.#floor.map(({ joint, point }) => world.copy(point).applyMatrix4(joint.matrixWorld).y);
    return heights.length > 0 ? Math.min(...heights) : 0;
  }
  apply(t: number, pose: Pose = {}): void {
    for (const [joint, position] of this.#rest) {
      joint.position.set(...position);
      joint.rotation.set(0, 0, 0);
      joint.scale.setScalar(1);
    }
    for (const [name, channel, ...keys] of this.#tracks) this.#move(name, channel, valueAt(keys, t));
    for (const [name, offsets] of Object.entries(pose))
      for (const [channel, value] of Object.entries(offsets)) this.#move(name, channel as Channel, value);
    this.root.updateWorldMatrix(true, true);
    const size = this.root.parent ? this.root.parent.getWorldScale(new T.Vector3()).y : 1;
    this.root.position.y -= this.clearance() / size;
    this.root.updateWorldMatrix(true, true);
  }
  #move(name: string, channel: Channel, value: number): void {
    for (const joint of this.jointsNamed(name)) {
      const isRight = joint.name.endsWith('R') && this.#joints.has(`${joint.name.slice(0, -1)}L`);
      turn(joint, channel, isRight && MIRRORED.includes(channel) ? -value : value);
    }
  }
}

function turn(joint: T.Object3D, channel: Channel, value: number): void {
  if (channel === 's') {
    joint.scale.setScalar(Math.max(1e-3, value));
    return;
  }
  const axis = channel[1] as 'x' | 'y' | 'z';
  if (channel[0] === 'p') joint.position[axis] += value;
  else joint.rotation[axis] += value * D;
}
