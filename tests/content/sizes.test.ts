import { Box3, type Object3D } from 'three';
import { expect, test } from 'vitest';
import { productFigures } from '#core/products/product-figures.ts';
import { productHeightMm } from '#core/products/product-size.ts';
import type { RobotName } from '#robots/names.ts';
import { testByDepth } from '#tests/support/rows-by-depth.ts';
import { builtRobot } from '../support/robots/built-robot.ts';
import { importUntyped } from '../support/site/import-untyped.ts';
import { realSite } from '../support/site/real-site.ts';

interface Model {
  root: Object3D;
  rig: { apply(t: number): void };
}
const { modelHeight } = await importUntyped<{ modelHeight: (model: Model) => number }>('#robots/model-height.ts');
const { ROBOTS } = await importUntyped<{ ROBOTS: Record<RobotName, () => Model> }>('#robots/models/all.ts');

/** Products with a size in their second shape, whose page has a live robot, and the name of its model. */
const products = Object.values(realSite.pages).flatMap(({ settings }) => {
  const { product: id = '', sections } = settings;
  const product = realSite.products[id];
  const live = (sections as { kind: string; robot?: RobotName }[]).find(({ kind }) => kind === 'live-robot');
  return product?.folded && live?.robot ? [{ id, product, robot: live.robot }] : [];
});

test('every robot states its height', () => {
  for (const [id, { family, bundle, sameAs, ...product }] of Object.entries(realSite.products)) {
    if (sameAs === undefined) expect(productHeightMm(product as never), id).toBeGreaterThan(0);
  }
});

test('running times follow from battery and weight', () => {
  for (const [id, product] of Object.entries(realSite.products)) {
    const figures = productFigures(product);
    const { weightKg, batteryMah, batteryVolts, batteries = 1, useMinutesMin, useMinutesMax } = figures;
    if (useMinutesMin === undefined) continue;
    const wattHours = (Number(batteryMah) * Number(batteries) * Number(batteryVolts)) / 1000;
    const wattsPerKg = (minutes: unknown) => (wattHours * 60) / Number(minutes) / Number(weightKg);
    expect(wattsPerKg(useMinutesMin), id).toBeGreaterThan(5);
    expect(wattsPerKg(useMinutesMin), id).toBeLessThan(16);
    expect(wattsPerKg(useMinutesMax), id).toBeLessThanOrEqual(wattsPerKg(useMinutesMin));
  }
});

testByDepth({ gate: products.slice(0, 1), all: products })(
  '$id in its second shape is as large as its model',
  ({ product, robot }) => {
    const model = builtRobot(ROBOTS[robot]);
    const mmPerUnit = (productHeightMm(product) ?? 0) / modelHeight(model);
    model.rig.apply(1);
    const { min, max } = new Box3().setFromObject(model.root, true);
    const stated = { lengthMm: max.z - min.z, widthMm: max.x - min.x, heightMm: max.y - min.y };
    for (const [side, units] of Object.entries(stated)) {
      const mm = product.folded?.[side as keyof typeof stated];
      if (mm !== undefined) expect(mm / (units * mmPerUnit), side).toBeCloseTo(1, 1);
    }
  },
);
