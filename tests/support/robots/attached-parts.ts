/**
 * Finds the parts of a robot that are not connected with the rest. A part is all that one joint carries. Its
 * surface is sampled in cells of a grid in the joint's space, so that another part's points are looked up instead of
 * searched.
 */
import { Box3, type BufferAttribute, type BufferGeometry, Mesh, type Object3D, Sphere, Vector3 } from 'three';
import type { Robot } from '#robots/rig.ts';

/** Edge of a cell, in units. */
const cell = 0.03;
/** Cells around a surface that are known. */
const reach = 3;
const unknown = 255;

class Part {
  readonly joint: Object3D;
  /** A point of each cell that the surface passes. */
  readonly points: Float32Array;
  /** Around its surface, in the space of its joint. */
  readonly sphere = new Sphere();
  #from: Vector3;
  #size: [x: number, y: number, z: number];
  /** Distance of each cell from the surface, in cells. */
  #cells: Uint8Array;
  /** The part that it touched last, and the point that did. */
  #last: { neighbour: Part; point: number } | undefined;

  constructor(joint: Object3D, meshes: readonly Mesh[]) {
    this.joint = joint;
    const box = new Box3();
    for (const { geometry, matrix } of meshes) {
      const bounds = new Box3().setFromBufferAttribute(shapeOf(geometry));
      box.union(bounds.applyMatrix4(matrix));
    }
    box.expandByScalar((reach + 1) * cell);
    box.getBoundingSphere(this.sphere);
    this.#from = box.min;
    const { x, y, z } = box.getSize(new Vector3()).divideScalar(cell).ceil();
    this.#size = [x, y, z];
    this.#cells = new Uint8Array(x * y * z).fill(unknown);
    this.points = this.#fill(meshes);
  }

  /** Returns true if it still touches its last neighbour with the same point. Quick. */
  stillTouches(parts: ReadonlySet<Part>, distance: number): boolean {
    if (!this.#last || !parts.has(this.#last.neighbour)) return false;
    const { neighbour, point } = this.#last;
    return this.#touches(neighbour, distance, point, point + 3);
  }

  /** Finds a neighbour within so many units, beginning with its last one. */
  findNeighbour(parts: ReadonlySet<Part>, distance: number): boolean {
    const last = this.#last?.neighbour;
    const others = last && parts.has(last) ? [last, ...parts] : [...parts];
    return others.some((part) => this.#isNear(part) && this.#touches(part, distance, 0, part.points.length));
  }

  #isNear(part: Part): boolean {
    const [here, there] = [this, part].map(({ joint, sphere }) => sphere.clone().applyMatrix4(joint.matrixWorld));
    return here !== undefined && there !== undefined && here.intersectsSphere(there);
  }

  #touches(neighbour: Part, distance: number, from: number, to: number): boolean {
    const toHere = this.joint.matrixWorld.clone().invert().multiply(neighbour.joint.matrixWorld);
    const most = Math.round(distance / cell / this.joint.matrixWorld.getMaxScaleOnAxis());
    const { points } = neighbour;
    const probe = new Vector3();
    for (let point = from; point < to; point += 3) {
      const index = this.#indexOf(probe.fromArray(points, point).applyMatrix4(toHere));
      if (index < 0 || (this.#cells[index] as number) > most) continue;
      this.#last = { neighbour, point };
      return true;
    }
    return false;
  }

  /** Index of the cell of a point; -1 outside the grid. */
  #indexOf({ x, y, z }: Vector3): number {
    const [width, height, depth] = this.#size;
    const column = Math.floor((x - this.#from.x) / cell);
    const row = Math.floor((y - this.#from.y) / cell);
    const layer = Math.floor((z - this.#from.z) / cell);
    if (column < 0 || row < 0 || layer < 0 || column >= width || row >= height || layer >= depth) return -1;
    return (column * height + row) * depth + layer;
  }

  /** Enters the surface of triangles and the cells around it; returns a point of each cell of the surface. */
  #fill(meshes: readonly Mesh[]): Float32Array {
    const points: number[] = [];
    let edge: number[] = [];
    const enter = (point: Vector3) => {
      const index = this.#indexOf(point);
      if (this.#cells[index] === 0) return;
      this.#cells[index] = 0;
      edge.push(index);
      points.push(...point.toArray());
    };
    for (const mesh of meshes) sample(mesh, enter);
    const [, height, depth] = this.#size;
    for (let distance = 1; distance <= reach; distance++) {
      edge = edge.flatMap((index) =>
        [1, -1, depth, -depth, height * depth, -height * depth].flatMap((step) => {
          if (this.#cells[index + step] !== unknown) return [];
          this.#cells[index + step] = distance;
          return [index + step];
        }),
      );
    }
    return Float32Array.from(points);
  }
}

/** Positions of a geometry, also of clear glass. */
const shapeOf = (geometry: BufferGeometry) =>
  (geometry.getAttribute('shape') ?? geometry.getAttribute('position')) as BufferAttribute;

/** Calls back with points on the surface of a mesh, no farther apart than a cell. */
function sample({ geometry, matrix }: Mesh, onPoint: (point: Vector3) => void): void {
  const shape = shapeOf(geometry);
  const index = geometry.index?.array;
  const [a, b, c, point] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];
  for (let i = 0; i < (index?.length ?? shape.count); i += 3) {
    for (const [k, corner] of [a, b, c].entries())
      corner.fromBufferAttribute(shape, index?.[i + k] ?? i + k).applyMatrix4(matrix);
    const steps = Math.ceil(Math.max(a.distanceTo(b), a.distanceTo(c), b.distanceTo(c)) / cell);
    b.sub(a);
    c.sub(a);
    if (steps <= 1) onPoint(a);
    else
      for (let u = 0; u <= steps; u++)
        for (let v = 0; v <= steps - u; v++)
          onPoint(
            point
              .copy(a)
              .addScaledVector(b, u / steps)
              .addScaledVector(c, v / steps),
          );
  }
}

/** Parts of a robot. */
export class RobotParts {
  #parts: Part[] = [];

  constructor({ root }: Robot) {
    const meshesOf = new Map<Object3D, Mesh[]>();
    root.traverse((o) => {
      if (o instanceof Mesh && o.parent) meshesOf.set(o.parent, [...(meshesOf.get(o.parent) ?? []), o]);
    });
    for (const [joint, meshes] of meshesOf) this.#parts.push(new Part(joint, meshes));
  }

  /** Names of the parts that hang neither on the first part nor on others that do, within so many units. */
  detached(distance: number): string[] {
    const [first, ...rest] = this.#parts;
    const attached = new Set(first ? [first] : []);
    let missing = rest;
    const attach = (isAttached: (part: Part) => boolean) => {
      for (let before = -1; missing.length > 0 && before !== attached.size; ) {
        before = attached.size;
        missing = missing.filter((part) => {
          if (!isAttached(part)) return true;
          attached.add(part);
          return false;
        });
      }
    };
    attach((part) => part.stillTouches(attached, distance));
    attach((part) => part.findNeighbour(attached, distance));
    return missing.map(({ joint }) => joint.name);
  }
}
