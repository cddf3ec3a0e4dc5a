/** A robot as augmented reality shows it: few triangles, shaded by their surroundings, at its true size. */
import { Box3, Float32BufferAttribute, Matrix4 } from 'three';
import { robotModels } from '#robots/live/loading/robot-models.ts';
import { createPlan, type RobotPlan } from '#robots/live/loading/robot-plan.ts';
import type { RobotName } from '#robots/names.ts';
import { Rig } from '#robots/rig.ts';
import { directions, lookFrom, type Surface } from './depth-maps.ts';
import { type Part, simplifyParts } from './fewer-triangles.ts';

/** A robot's shapes, by its progress from one to the other. */
export const SHAPES = { first: 0, other: 1 } as const;
export type Shape = keyof typeof SHAPES;

export interface ShadedPart extends Part {
  /** The openness of each point to its surroundings in each shape, from 0 to 1. */
  openness: Record<Shape, Float32Array>;
}
export interface ArRobot {
  rig: Rig;
  joints: readonly (readonly [name: string, parent: string])[];
  parts: ShadedPart[];
  materials: RobotPlan['materials'];
  glow: RobotPlan['glow'];
  metresPerUnit: number;
}

/** Points that fit into a file of a good megabyte. */
const POINTS = 34_000;
const CLEAR = new Set(['window', 'clear', 'dome']);
const DECALS = new Set(['decal', 'decalDark']);
/** Lettering lies this far above its panel, in units: viewers cannot be told to draw it last. */
const LIFT = 0.004;

export async function arRobot(name: RobotName, heightMm: number): Promise<ArRobot> {
  const { make, motions } = await robotModels[name](),
    plan = createPlan(make(), motions),
    rig = Rig.from(plan.rig),
    whole = plan.meshes.map(({ joint, slot, position, normal, index }): Part => {
      const direction = unit(normal);
      return {
        joint,
        slot,
        position: DECALS.has(slot) ? lifted(position, direction) : position,
        normal: direction,
        index,
      };
    }),
    parts = shaded(await simplifyParts(whole, POINTS), rig);
  const { min, max } = boxIn('first', { rig, parts });
  return {
    rig,
    joints: plan.rig.joints.map(([joint, parent]) => [joint, parent] as const),
    parts,
    materials: plan.materials,
    glow: plan.glow,
    metresPerUnit: heightMm / 1000 / (max.y - min.y),
  };
}

/** Plans hold normals as bytes. */
function unit(normal: Int8Array): Float32Array {
  const out = new Float32Array(normal.length);
  for (let i = 0; i < normal.length; i += 3) {
    const [x, y, z] = normal.subarray(i, i + 3),
      l = Math.hypot(x, y, z);
    out.set(l > 0 ? [x / l, y / l, z / l] : [0, 1, 0], i);
  }
  return out;
}

const lifted = (position: Float32Array, normal: Float32Array): Float32Array =>
  position.map((x, i) => x + normal[i] * LIFT);

/** The box around a robot in one of its shapes, in units of the model. Leaves its rig in that shape. */
function boxIn(shape: Shape, { rig, parts }: { rig: Rig; parts: readonly Part[] }): Box3 {
  rig.apply(SHAPES[shape]);
  const box = new Box3();
  for (const part of parts) box.union(new Box3().setFromArray(placed(part, rig).position));
  return box;
}

/** Moves the shape's middle to the origin and its lowest point to the floor, in units of the model. */
export function floorOffset(robot: Pick<ArRobot, 'rig' | 'parts'>, shape: Shape): [number, number, number] {
  const { min, max } = boxIn(shape, robot);
  return [-(min.x + max.x) / 2, -min.y, -(min.z + max.z) / 2];
}

/** A part where the rig holds it. Its normals may have another length. */
export function placed({ joint, position, normal }: Part, rig: Rig): { position: Float32Array; normal: Float32Array } {
  const { matrixWorld } = rig.get(joint);
  const transformed = (points: Float32Array, matrix: Matrix4) =>
    new Float32BufferAttribute(points, 3).applyMatrix4(matrix).array as Float32Array;
  return {
    position: transformed(position, matrixWorld),
    normal: transformed(normal, new Matrix4().extractRotation(matrixWorld)),
  };
}

function opaqueSurface(parts: readonly Part[], positions: readonly Float32Array[]): Surface {
  const places = parts.flatMap(({ slot }, i) => (CLEAR.has(slot) ? [] : [i])),
    position = new Float32Array(places.reduce((sum, i) => sum + positions[i].length, 0)),
    index = new Uint32Array(places.reduce((sum, i) => sum + parts[i].index.length, 0));
  let points = 0,
    corners = 0;
  for (const i of places) {
    position.set(positions[i], points);
    for (const corner of parts[i].index) index[corners++] = corner + points / 3;
    points += positions[i].length;
  }
  return { position, index };
}

function shaded(parts: readonly Part[], rig: Rig): ShadedPart[] {
  const openness = { first: opennessAt(parts, rig, 'first'), other: opennessAt(parts, rig, 'other') };
  return parts.map((part, p) => ({
    ...part,
    openness: { first: openness.first[p], other: openness.other[p] },
  }));
}

function opennessAt(parts: readonly Part[], rig: Rig, shape: Shape): Float32Array[] {
  rig.apply(SHAPES[shape]);
  const placedParts = parts.map((part) => placed(part, rig)),
    lit = placedParts.map(({ position }) => new Float32Array(position.length / 3)),
    possible = lit.map((each) => new Float32Array(each.length)),
    surface = opaqueSurface(
      parts,
      placedParts.map(({ position }) => position),
    );
  lookFrom(surface, directions(40, -0.5), 0.012, ([dx, dy, dz], isSeen) => {
    for (const [p, { position, normal }] of placedParts.entries()) {
      for (let i = 0, k = 0; i < position.length; i += 3, k++) {
        const nx = normal[i],
          ny = normal[i + 1],
          nz = normal[i + 2],
          cosine = nx * dx + ny * dy + nz * dz;
        if (cosine <= 0) continue;
        possible[p][k] += cosine;
        const isLit = isSeen(position[i] + nx * 0.012, position[i + 1] + ny * 0.012, position[i + 2] + nz * 0.012);
        if (isLit) lit[p][k] += cosine;
      }
    }
  });
  return lit.map((each, p) => each.map((sum, k) => (possible[p][k] ? sum / possible[p][k] : 1)));
}
