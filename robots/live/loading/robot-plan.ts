import * as T from 'three';
import type { Motions } from '../../motions.ts';
import type { Pose, RigPlan, Robot } from '../../rig.ts';
import { Rig } from '../../rig.ts';
import { setTriangles } from './moving-triangles.ts';

/** What a material needs beside its colours, as numbers. */
const finishes = [
  'metalness',
  'roughness',
  'clearcoat',
  'clearcoatRoughness',
  'emissiveIntensity',
  'opacity',
  'polygonOffsetFactor',
  'polygonOffsetUnits',
] as const;
const switches = ['transparent', 'polygonOffset', 'depthWrite'] as const;

interface MaterialPlan {
  color: number;
  emissive: number;
  side: T.Side;
  finish: Record<(typeof finishes)[number], number>;
  switched: Record<(typeof switches)[number], boolean>;
}
interface MeshPlan {
  joint: string;
  /** Name of its material. */
  slot: string;
  position: Float32Array<ArrayBuffer>;
  normal: Int8Array<ArrayBuffer>;
  index: Uint32Array<ArrayBuffer>;
  /** The triangles that are enough while it moves, if those are fewer. */
  moving?: Uint32Array<ArrayBuffer>;
}

/** A built robot as plain data, so that it can be built where nobody waits for it. */
export interface RobotPlan {
  rig: RigPlan;
  meshes: MeshPlan[];
  materials: Record<string, MaterialPlan>;
  poses: Record<string, Pose>;
  folded: readonly string[];
  motions: Motions;
  triangles: number;
  /** Strength of each lit material at steps of the transformation, first to other shape. */
  glow: Record<string, number[]>;
}

const glowSteps = 20;
/** How much a clear part covers: its own shader, which lets it shine, does not travel. */
const clear = 0.14;

/** A lacquered part without its lacquer is as smooth as the lacquer was. */
const withoutCoat = ({ clearcoat, clearcoatRoughness, roughness, ...finish }: MaterialPlan['finish']) => ({
  ...finish,
  roughness: clearcoat > 0.5 ? (roughness + clearcoatRoughness) / 2 : roughness,
});

/** Takes a robot apart. Its normals become bytes: a third of the memory, and nobody sees the difference. */
export function planOf(robot: Robot, motions: Motions): RobotPlan {
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
    triangles: robot.stats.triangles,
    glow: Object.fromEntries(Object.entries(glow).filter(([, values]) => new Set(values).size > 1)),
  };
}

function materialPlan(material: T.MeshPhysicalMaterial): MaterialPlan {
  return {
    color: material.color.getHex(),
    emissive: material.emissive.getHex(),
    side: material.side,
    finish: {
      ...(Object.fromEntries(finishes.map((name) => [name, material[name]])) as MaterialPlan['finish']),
      opacity: material.transparent ? clear : 1,
    },
    switched: Object.fromEntries(switches.map((name) => [name, material[name]])) as MaterialPlan['switched'],
  };
}

/** Memory that moves with a plan to another thread instead of being copied. */
export const transfersOf = ({ meshes }: RobotPlan): ArrayBuffer[] =>
  meshes.flatMap(({ position, normal, index, moving }) =>
    [position, normal, index, ...(moving ? [moving] : [])].map(({ buffer }) => buffer),
  );

/** Puts a robot together; `plain` leaves off the clear coat, which costs most of the drawing. */
export function robotFrom(plan: RobotPlan, plain: boolean): Robot {
  const rig = Rig.from(plan.rig);
  const materials = Object.fromEntries(
    Object.entries(plan.materials).map(([slot, { color, emissive, side, finish, switched }]) => [
      slot,
      plain
        ? new T.MeshStandardMaterial({ color, emissive, side, ...withoutCoat(finish), ...switched })
        : new T.MeshPhysicalMaterial({ color, emissive, side, ...finish, ...switched }),
    ]),
  );
  for (const { joint, slot, position, normal, index, moving } of plan.meshes) {
    const geometry = new T.BufferGeometry();
    geometry.setAttribute('position', new T.BufferAttribute(position, 3));
    geometry.setAttribute('normal', new T.BufferAttribute(normal, 3, true));
    setTriangles(geometry, index, moving);
    const mesh = new T.Mesh(geometry, materials[slot]);
    mesh.castShadow = mesh.receiveShadow = !plan.materials[slot]?.switched.transparent;
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
  return { root: rig.root, rig, stats: { triangles, vertices: 0, meshes: plan.meshes.length }, poses, folded, glow };
}
