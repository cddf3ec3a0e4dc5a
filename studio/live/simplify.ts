import type { RobotPlan } from './robot-plan.ts';

/** How far a surface may move, in shares of its size, for the triangles it saves. */
const finest = 0.01;
const coarsest = 0.2;
/** A hand would lose its fingers first, which are small beside it. */
const ofHands = 0.1;

/** Thins out a robot until it has about so many triangles: small fittings go first. Its mesh memory is replaced. */
export async function simplify(plan: RobotPlan, triangles: number): Promise<RobotPlan> {
  if (plan.triangles <= triangles) return plan;
  const { MeshoptSimplifier } = await import('meshoptimizer/simplifier');
  await MeshoptSimplifier.ready;
  const share = triangles / plan.triangles;
  const error = (joint: string) => (share > 0.4 ? finest : joint.startsWith('hand') ? ofHands : coarsest);
  const meshes = plan.meshes.flatMap((mesh) => {
    const target = Math.max(3, Math.floor((mesh.index.length * share) / 3) * 3);
    const [index] = MeshoptSimplifier.simplify(mesh.index, mesh.position, 3, target, error(mesh.joint), ['Prune']);
    if (index.length === 0) return [];
    const [compact, count] = MeshoptSimplifier.compactMesh(index.slice());
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
