/**
 * Joints, a timeline from 0 (robot) to 1 (vehicle) and poses added to it. Joints are single (`head`) or a pair
 * (`thighL`, `thighR`). Tracks and poses that name a pair (`thigh`) mean the left joint; the right one mirrors it.
 */
import * as T from 'three';
import type { Stats } from './kit/bin.ts';
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
  stats: Stats;
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
  private joints = new Map<string, T.Object3D>();
  private rest = new Map<T.Object3D, V3>();
  private tracks: Track[] = [];
  private floor: { joint: T.Object3D; point: T.Vector3 }[] = [];

  constructor() {
    this.root.name = 'root';
    this.joints.set('root', this.root);
    this.rest.set(this.root, [0, 0, 0]);
  }
  joint(name: string, parent: string, p: V3): void {
    const o = new T.Object3D();
    o.name = name;
    this.get(parent).add(o);
    this.joints.set(name, o);
    this.rest.set(o, p);
  }
  plan(): RigPlan {
    const joints = [...this.joints].flatMap(([name, o]): RigPlan['joints'] =>
      o.parent && name !== 'root' ? [[name, o.parent.name, this.rest.get(o) as V3]] : [],
    );
    return { joints, tracks: this.tracks, floor: this.floor.map(({ joint, point }) => [joint.name, point.toArray()]) };
  }
  static from({ joints, tracks, floor }: RigPlan): Rig {
    const r = new Rig();
    for (const [name, parent, p] of joints) r.joint(name, parent, p);
    r.tracks = tracks;
    r.floor = floor.map(([name, point]) => ({ joint: r.get(name), point: new T.Vector3(...point) }));
    return r;
  }
  /** Adds a left and a right joint. The parent may be a pair, too. */
  pair(name: string, parent: string, p: V3): void {
    const paired = this.joints.has(`${parent}L`);
    this.joint(`${name}L`, paired ? `${parent}L` : parent, p);
    this.joint(`${name}R`, paired ? `${parent}R` : parent, [-p[0], p[1], p[2]]);
  }
  get(name: string): T.Object3D {
    const o = this.joints.get(name);
    if (!o) throw new Error(`no joint ${name}`);
    return o;
  }
  animate(...tracks: Track[]): void {
    this.tracks.push(...tracks);
  }

  /** Declares the parts that may touch the floor. `apply` moves the root so that their lowest point lies on y = 0. */
  ground(...names: string[]): void {
    const p = new T.Vector3(),
      d = new T.Vector3();
    for (const joint of names.flatMap((n) => (this.joints.has(n) ? [n] : [`${n}L`, `${n}R`])).map((n) => this.get(n))) {
      const meshes = joint.children.flatMap((m) =>
        m instanceof T.Mesh && !m.geometry.hasAttribute('shape')
          ? [m.geometry.getAttribute('position') as T.BufferAttribute]
          : [],
      );
      for (let i = 0; i < GROUND_DIRECTIONS; i++) {
        const y = 1 - (2 * (i + 0.5)) / GROUND_DIRECTIONS,
          w = Math.sqrt(1 - y * y),
          a = i * 2.399963;
        d.set(Math.cos(a) * w, y, Math.sin(a) * w);
        let far = -Infinity;
        const point = new T.Vector3();
        for (const q of meshes)
          for (let k = 0; k < q.count; k++) {
            const reach = p.fromBufferAttribute(q, k).dot(d);
            if (reach > far) {
              far = reach;
              point.copy(p);
            }
          }
        if (far > -Infinity) this.floor.push({ joint, point });
      }
    }
  }
  /** Height of the lowest grounded point above the floor. */
  clearance(): number {
    const q = new T.Vector3();
    return this.floor.length
      ? Math.min(...this.floor.map((f) => q.copy(f.point).applyMatrix4(f.joint.matrixWorld).y))
      : 0;
  }
  apply(t: number, pose: Pose = {}): void {
    for (const [o, p] of this.rest) {
      o.position.set(...p);
      o.rotation.set(0, 0, 0);
      o.scale.setScalar(1);
    }
    for (const [name, channel, ...keys] of this.tracks) this.move(name, channel, valueAt(keys, t));
    for (const [name, offsets] of Object.entries(pose))
      for (const [channel, v] of Object.entries(offsets)) this.move(name, channel as Channel, v);
    this.root.updateWorldMatrix(true, true);
    const size = this.root.parent ? this.root.parent.getWorldScale(new T.Vector3()).y : 1;
    this.root.position.y -= this.clearance() / size;
    this.root.updateWorldMatrix(true, true);
  }
  private move(name: string, channel: Channel, v: number): void {
    if (!this.joints.has(name)) {
      this.turn(this.get(`${name}L`), channel, v);
      this.turn(this.get(`${name}R`), channel, MIRRORED.includes(channel) ? -v : v);
    } else {
      const right = name.endsWith('R') && this.joints.has(`${name.slice(0, -1)}L`);
      this.turn(this.get(name), channel, right && MIRRORED.includes(channel) ? -v : v);
    }
  }
  private turn(o: T.Object3D, channel: Channel, v: number): void {
    if (channel === 's') o.scale.setScalar(Math.max(1e-3, v));
    else {
      const axis = channel[1] as 'x' | 'y' | 'z';
      if (channel[0] === 'p') o.position[axis] += v;
      else o.rotation[axis] += v * D;
    }
  }
}
