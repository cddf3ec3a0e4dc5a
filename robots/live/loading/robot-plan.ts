import * as T from 'three';
import type { Motions } from '../../motions.ts';
import { type Pose, Rig, type RigPlan, type Robot } from '../../rig.ts';
import { setTriangles } from './moving-triangles.ts';

/** Properties of a material that a plan states as they are. */
const materialProperties = [
  'side',
  'metalness',
  'roughness',
  'clearcoat',
  'clearcoatRoughness',
  'emissiveIntensity',
  'opacity',
  'transparent',
  'depthWrite',
  'polygonOffset',
  'polygonOffsetFactor',
  'polygonOffsetUnits',
] as const;

type MaterialPlan = { color: number; emissive: number } & Pick<
  T.MeshPhysicalMaterial,
  (typeof materialProperties)[number]
>;

interface MeshPlan {
  joint: string;
  slot: string;
  position: Float32Array<ArrayBuffer>;
  normal: Int8Array<ArrayBuffer>;
  index: Uint32Array<ArrayBuffer>;
  moving?: Uint32Array<ArrayBuffer>;
}

/** A built robot as plain data, so that a worker can build it. */
export interface RobotPlan {
  rig: RigPlan;
  meshes: MeshPlan[];
  materials: Record<string, MaterialPlan>;
  poses: Record<string, Pose>;
  folded: readonly string[];
  motions: Motions;
  triangles: number;
  /** Strength of each lit material at even steps of the transformation. */
  glow: Record<string, number[]>;
}

const glowSteps = 20;

/** Without the clear coat, a part takes over part of the coat's smoothness. */
const withoutCoat = ({ clearcoat, clearcoatRoughness, roughness, ...material }: MaterialPlan) => ({
  ...material,
  roughness: clearcoat > 0.5 ? (roughness + clearcoatRoughness) / 2 : roughness,
});

/**
 * Converts a robot into a plan. Normals become bytes, which saves memory without a visible difference. Throws for a
 * robot without a mesh, which nobody could see.
 */
export function createPlan(robot: Robot, motions: Motions): RobotPlan {
  const meshes: MeshPlan[] = [];
  const materials = new Map<string, T.MeshPhysicalMaterial>();
  robot.root.traverse((o) => {
    if (!(o instanceof T.Mesh)) return;
    const slot = o.name.split(':').at(-1) ?? '';
    const { shape, normal, ...bare } = o.geometry.attributes as Record<string, T.BufferAttribute>;
    const position = shape ? shape.clone().applyMatrix4(o.matrix) : (bare.position as T.BufferAttribute);
    const index = o.geometry.index?.array ?? Array.from({ length: position.count }, (_, i) => i);
    materials.set(slot, o.material as T.MeshPhysicalMaterial);
    meshes.push({
      joint: o.parent?.name ?? '',
      slot,
      position: Float32Array.from(position.array),
      normal: Int8Array.from(normal.array, (x) => Math.round(x * 127)),
      index: Uint32Array.from(index),
    });
  });
  if (meshes.length === 0)
    throw new Error('the robot has no mesh that this copy of three.js knows: build and plan it with the same copy');
  const glow = Object.fromEntries(Array.from(materials.keys(), (slot) => [slot, [] as number[]]));
  for (let i = 0; i <= glowSteps; i++) {
    robot.glow?.(i / glowSteps);
    for (const [slot, { emissiveIntensity }] of materials) glow[slot]?.push(emissiveIntensity);
  }
  robot.glow?.(0);
  return {
    rig: robot.rig.plan(),
    meshes,
    materials: Object.fromEntries(Array.from(materials, ([slot, material]) => [slot, materialPlan(material)])),
    poses: robot.poses,
    folded: robot.folded ?? [],
    motions,
    triangles: robot.triangles,
    glow: Object.fromEntries(Object.entries(glow).filter(([, values]) => new Set(values).size > 1)),
  };
}

const materialPlan = (material: T.MeshPhysicalMaterial): MaterialPlan => ({
  ...(Object.fromEntries(materialProperties.map((name) => [name, material[name]])) as MaterialPlan),
  color: material.color.getHex(),
  emissive: material.emissive.getHex(),
});

/** Buffers of a plan that are transferred to another thread instead of copied. */
export const transferablesOf = ({ meshes }: RobotPlan): ArrayBuffer[] =>
  meshes.flatMap(({ position, normal, index, moving }) =>
    [position, normal, index, ...(moving ? [moving] : [])].map(({ buffer }) => buffer),
  );

/** Builds a robot from a plan. `plain` omits the clear coat, the most expensive part of drawing. */
export function buildRobot(plan: RobotPlan, plain: boolean): Robot {
  const rig = Rig.from(plan.rig);
  const materials = Object.fromEntries(
    Object.entries(plan.materials).map(([slot, material]) => [
      slot,
      plain ? new T.MeshStandardMaterial(withoutCoat(material)) : new T.MeshPhysicalMaterial(material),
    ]),
  );
  for (const { joint, slot, position, normal, index, moving } of plan.meshes) {
    const geometry = new T.BufferGeometry();
    geometry.setAttribute('position', new T.BufferAttribute(position, 3));
    geometry.setAttribute('normal', new T.BufferAttribute(normal, 3, true));
    setTriangles(geometry, index, moving);
    const mesh = new T.Mesh(geometry, materials[slot]);
    const isClear = plan.materials[slot]?.transparent === true;
    mesh.castShadow = mesh.receiveShadow = !isClear;
    mesh.renderOrder = Number(isClear);
    mesh.name = `${joint}:${slot}`;
    rig.get(joint).add(mesh);
  }
  const glow = (t: number) => {
    for (const [slot, values] of Object.entries(plan.glow)) {
      const material = materials[slot];
      if (material) material.emissiveIntensity = values[Math.round(t * glowSteps)] ?? material.emissiveIntensity;
    }
  };
  rig.apply(0);
  const { poses, folded, triangles } = plan;
  return { root: rig.root, rig, triangles, poses, folded, glow };
}
