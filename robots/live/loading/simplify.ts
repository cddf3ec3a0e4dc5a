import type { MeshoptSimplifier } from 'meshoptimizer/simplifier';
import type { RobotPlan } from './robot-plan.ts';

type Simplifier = typeof MeshoptSimplifier;
type MeshPlan = RobotPlan['meshes'][number];

/** Distance by which simplification may move a surface, as a share of its size. */
const smallError = 0.01;
const largeError = 0.2;
/** Less for hands, which would lose their small fingers first. */
const handError = 0.1;
const movingError = 0.3;
/** Lit parts up to this size are left out of moving frames: so small, they would flicker as stray points of light. */
const litError = 0.05;

/**
 * Simplifies a robot to about so many triangles; small fittings go first. Returns a plan with new meshes. `moving` adds
 * a second, smaller set of triangles for movement.
 */
export async function simplify(plan: RobotPlan, triangles: number, moving?: number): Promise<RobotPlan> {
  if (plan.triangles <= (moving ?? triangles)) return plan;
  const { MeshoptSimplifier } = await import('meshoptimizer/simplifier');
  await MeshoptSimplifier.ready;
  const simplified = plan.triangles > triangles ? simplifyMeshes(MeshoptSimplifier, plan, triangles) : plan;
  if (moving === undefined || simplified.triangles <= moving) return simplified;
  const share = moving / simplified.triangles;
  return {
    ...simplified,
    meshes: simplified.meshes.map((mesh) => ({
      ...mesh,
      moving: plan.materials[mesh.slot]?.emissive
        ? simplifyIndex(MeshoptSimplifier, mesh, share, litError, 'Prune')
        : simplifyIndex(MeshoptSimplifier, mesh, share, movingError, 'Permissive'),
    })),
  };
}

function simplifyMeshes(simplifier: Simplifier, plan: RobotPlan, triangles: number): RobotPlan {
  const share = triangles / plan.triangles;
  const error = (joint: string) => (share > 0.4 ? smallError : joint.startsWith('hand') ? handError : largeError);
  const meshes = plan.meshes.flatMap((mesh) => {
    const index = simplifyIndex(simplifier, mesh, share, error(mesh.joint), 'Prune');
    if (index.length === 0) return [];
    const [compact, count] = simplifier.compactMesh(index.slice());
    const position = new Float32Array(count * 3);
    const normal = new Int8Array(count * 3);
    compact.forEach((to, from) => {
      if (to === 0xffffffff) return;
      position.set(mesh.position.subarray(from * 3, from * 3 + 3), to * 3);
      normal.set(mesh.normal.subarray(from * 3, from * 3 + 3), to * 3);
    });
    return [{ ...mesh, position, normal, index: Uint32Array.from(index, (from) => compact[from] as number) }];
  });
  return { ...plan, meshes, triangles: meshes.reduce((sum, { index }) => sum + index.length / 3, 0) };
}

/**
 * Index of about so large a share of a mesh's triangles. `Prune` drops details smaller than the error, even a whole
 * mesh; `Permissive` drops nothing, but rounds edges off.
 */
function simplifyIndex(
  simplifier: Simplifier,
  { index, position }: MeshPlan,
  share: number,
  error: number,
  flag: 'Prune' | 'Permissive',
): Uint32Array<ArrayBuffer> {
  const targetCount = Math.max(3, Math.floor((index.length * share) / 3) * 3);
  return Uint32Array.from(simplifier.simplify(index, position, 3, targetCount, error, [flag])[0]);
}
