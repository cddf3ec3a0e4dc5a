/**
 * Finds the parts of a robot that are not connected with the rest. A part is all that one joint carries. Its
 * surface is sampled in cells of a grid in the joint's space, so that another part's points are looked up instead of
 * searched.
 */
import { Box3, type BufferAttribute, type BufferGeometry, Mesh, type Object3D, Sphere, Vector3 } from 'three';
import type { Robot } from '#robots/rig.ts';

/** Edge of a cell, in units. */
const cell = 0.03;
/** Cells around a surface that count as touching it. Most robots are 3 to 4 units tall. */
const reach = 3;
/** More cells than a robot has in a row, so that a cell has a number of its own. */
const row = 4096;
const neighbours = [1, -1, row, -row, row * row, -row * row];

const cellOf = ({ x, y, z }: Vector3): number =>
  Math.floor(x / cell) + row * (Math.floor(y / cell) + row * Math.floor(z / cell));

class Part {
  readonly joint: Object3D;
  /** A point of each cell that the surface passes. */
  readonly points: Float32Array;
  /** Around its surface, in the space of its joint. */
  readonly sphere: Sphere;
  /** The cells of the surface, and those around it. */
  #cells: Set<number>;
  /** The part that it touched last, and the point that did. */
  #last: { neighbour: Part; point: number } | undefined;

  constructor(joint: Object3D, meshes: readonly Mesh[]) {
    this.joint = joint;
    const surface = new Map<number, Vector3>();
    for (const mesh of meshes)
      sample(mesh, (point) => {
        if (!surface.has(cellOf(point))) surface.set(cellOf(point), point.clone());
      });
    this.points = Float32Array.from([...surface.values()].flatMap((point) => point.toArray()));
    this.sphere = new Box3()
      .setFromPoints([...surface.values()])
      .expandByScalar((reach + 1) * cell)
      .getBoundingSphere(new Sphere());
    this.#cells = new Set(surface.keys());
    for (let step = 0; step < reach; step++)
      for (const index of [...this.#cells]) for (const offset of neighbours) this.#cells.add(index + offset);
  }

  /** Returns true if it still touches its last neighbour with the same point. Quick. */
  stillTouches(parts: ReadonlySet<Part>): boolean {
    if (!this.#last || !parts.has(this.#last.neighbour)) return false;
    const { neighbour, point } = this.#last;
    return this.#touches(neighbour, point, point + 3);
  }

  /** Finds a neighbour, beginning with its last one. */
  findNeighbour(parts: ReadonlySet<Part>): boolean {
    const last = this.#last?.neighbour;
    const others = last && parts.has(last) ? [last, ...parts] : [...parts];
    return others.some((part) => this.#isNear(part) && this.#touches(part, 0, part.points.length));
  }

  #isNear(part: Part): boolean {
    const [here, there] = [this, part].map(({ joint, sphere }) => sphere.clone().applyMatrix4(joint.matrixWorld));
    return here !== undefined && there !== undefined && here.intersectsSphere(there);
  }

  #touches(neighbour: Part, from: number, to: number): boolean {
    const toHere = this.joint.matrixWorld.clone().invert().multiply(neighbour.joint.matrixWorld);
    const probe = new Vector3();
    for (let point = from; point < to; point += 3) {
      if (!this.#cells.has(cellOf(probe.fromArray(neighbour.points, point).applyMatrix4(toHere)))) continue;
      this.#last = { neighbour, point };
      return true;
    }
    return false;
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

  /** Names of the parts that hang neither on the first part nor on others that do. */
  detached(): string[] {
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
    attach((part) => part.stillTouches(attached));
    attach((part) => part.findNeighbour(attached));
    return missing.map(({ joint }) => joint.name);
  }
}
