import { Box3, Group, type Material, Mesh } from 'three';
import { expect, test } from 'vitest';
import { car } from '../../models/car/car.ts';
import { ranger } from '../../models/ranger/ranger.ts';
import { ON_TWO_LEGS } from '../../motions.ts';
import type { Robot } from '../../rig.ts';
import { detailSettings } from '../detail.ts';
import { drawAs } from './moving-triangles.ts';
import { buildRobot, createPlan, transferablesOf } from './robot-plan.ts';
import { simplify } from './simplify.ts';

const original = car();
const plan = createPlan(original, ON_TWO_LEGS);
const boundsOf = (robot: Robot) => {
  const { min, max } = new Box3().setFromObject(robot.root, true);
  return [...min.toArray(), ...max.toArray()];
};

/** Expects that all numbers differ by less than this. */
function expectNear(numbers: readonly number[], others: readonly number[], difference: number): void {
  expect(numbers).toHaveLength(others.length);
  expect(Math.max(...numbers.map((number, index) => Math.abs(number - (others[index] ?? 0))))).toBeLessThan(difference);
}

test('rebuilds the same robot from its plan, in all shapes', () => {
  const rebuilt = buildRobot(structuredClone(plan), false);
  for (const shape of [1, 0.5, 0]) {
    original.rig.apply(shape);
    rebuilt.rig.apply(shape);
    expectNear(boundsOf(rebuilt), boundsOf(original), 1e-5);
  }
  expect(Object.keys(rebuilt.poses)).toEqual(Object.keys(original.poses));
});

test('refuses a robot without meshes, which would leave the stage empty', () => {
  expect(() => createPlan({ ...original, root: new Group() }, ON_TWO_LEGS)).toThrow('no mesh');
});

test('transfers all its buffers', () => {
  const moved = structuredClone(plan, { transfer: [] });
  expect(new Set(transferablesOf(moved)).size).toBe(moved.meshes.length * 3);
});

test('keeps lights that dim during the transformation', () => {
  const rebuilt = buildRobot(plan, true);
  rebuilt.glow?.(1);
  const lit: number[] = [];
  rebuilt.root.traverse(
    (o) =>
      o instanceof Mesh &&
      o.name.endsWith(':glow') &&
      lit.push((o.material as { emissiveIntensity: number }).emissiveIntensity),
  );
  expect(Math.max(...lit)).toBeLessThan(0.2);
});

test('keeps a clear dome over the head, without a shadow', () => {
  const rebuilt = buildRobot(createPlan(ranger(), ON_TWO_LEGS), true);
  const dome = rebuilt.rig.get('torso').children.find(({ name }) => name === 'torso:dome') as Mesh;
  const { min, max } = new Box3().setFromObject(dome, true);
  const head = new Box3().setFromObject(rebuilt.rig.get('head'), true);
  expect(max.y).toBeGreaterThan(head.max.y);
  expect(min.z).toBeLessThan(head.min.z);
  expect([dome.castShadow, (dome.material as Material).opacity]).toEqual([false, expect.closeTo(0.14)]);
});

test('shows the seats of a car through its windows', () => {
  const rebuilt = buildRobot(plan, true);
  const partOf = (joint: string, slot: string) =>
    rebuilt.rig.get(joint).children.find(({ name }) => name === `${joint}:${slot}`) as Mesh;
  rebuilt.rig.apply(1);
  for (const joint of ['shell', 'screen']) {
    const window = partOf(joint, 'window');
    const inside = partOf(joint, 'dark');
    expect((window.material as Material).opacity).toBeLessThan(0.5);
    expect([window.castShadow, window.renderOrder > inside.renderOrder]).toEqual([false, true]);
    expect(new Box3().setFromObject(inside).intersectsBox(new Box3().setFromObject(window))).toBe(true);
  }
});

test.each(['phone', 'software'] as const)('simplifies for %s within the budget, with its outline', async (detail) => {
  const { triangles } = detailSettings[detail];
  const simplified = await simplify(plan, triangles);
  expect(simplified.triangles).toBeLessThan(triangles * 1.7);
  expectNear(boundsOf(buildRobot(simplified, true)), boundsOf(buildRobot(plan, true)), 0.06);
});

test('keeps the fingers of a simplified hand', async () => {
  const simplified = await simplify(plan, detailSettings.software.triangles);
  const reach = ({ meshes }: typeof plan, joint: string) => {
    const fingerMesh = meshes.find((mesh) => mesh.joint === joint && mesh.slot === 'frame');
    const { min, max } = new Box3().setFromArray(fingerMesh?.position ?? []);
    return [...min.toArray(), ...max.toArray()];
  };
  for (const joint of ['handL', 'handR']) expectNear(reach(simplified, joint), reach(plan, joint), 0.06);
});

test('draws fewer triangles while moving, and all of them at rest', async () => {
  const { triangles, moving = 0 } = detailSettings.software;
  const { root } = buildRobot(await simplify(plan, triangles, moving), true);
  const countDrawn = () => {
    let count = 0;
    root.traverse((o) => {
      if (o instanceof Mesh && o.visible) count += o.geometry.drawRange.count / 3;
    });
    return count;
  };
  drawAs('standing', root);
  expect(countDrawn()).toBeGreaterThan(triangles / 2);
  expect(countDrawn()).toBeLessThan(triangles * 1.2);
  drawAs('moving', root);
  expect(countDrawn()).toBeGreaterThan(moving / 2);
  expect(countDrawn()).toBeLessThan(moving * 1.5);
});
