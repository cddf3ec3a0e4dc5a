import { Box3, type Object3D } from 'three';
import { describe, expect, test } from 'vitest';
import { withBothWeights } from '#core/products/product-figures.ts';
import { productHeightMm } from '#core/products/product-size.ts';
import { builtRobot } from '../support/robots/built-robot.ts';
import { importUntyped } from '../support/site/import-untyped.ts';
import { realSite } from '../support/site/real-site.ts';

interface Model {
  root: Object3D;
  rig: { apply(t: number): void };
}
const { modelHeight } = await importUntyped<{ modelHeight: (model: Model) => number }>('#robots/model-height.ts');
const { ROBOTS } = await importUntyped<{ ROBOTS: Record<string, () => Model> }>('#robots/models/all.ts');
/** Products of the pages with a live robot: the facts of the product and the name of its model. */
const products = Object.values(realSite.pages).flatMap(({ settings }) => {
  const product = settings.product === undefined ? undefined : realSite.products[settings.product];
  const live = (settings.sections as { kind: string; robot?: string }[]).find(({ kind }) => kind === 'live-robot');
  return product && live?.robot ? [{ id: settings.product as string, product, robot: live.robot }] : [];
});

test('every robot states its height', () => {
  for (const [id, { family, bundle, sameAs, ...product }] of Object.entries(realSite.products)) {
    if (sameAs === undefined) expect(productHeightMm(product as never), id).toBeGreaterThan(0);
  }
});

test('robots weigh what robots of their height weigh', () => {
  const densities = products.flatMap(({ id, product }) => {
    const { weightKg } = withBothWeights(product.figures);
    const height = (productHeightMm(product) ?? 0) / 1000;
    return typeof weightKg === 'number' && !product.accessory ? [{ id, density: weightKg / height ** 3 }] : [];
  });
  expect(densities.length).toBeGreaterThan(5);
  for (const { id, density } of densities) {
    expect(density, id).toBeGreaterThan(24);
    expect(density, id).toBeLessThan(37);
  }
});

describe.each(products.filter(({ product }) => product.folded))('$id', ({ product, robot }) => {
  test('in its second shape is as large as its model', () => {
    const model = builtRobot(ROBOTS[robot] as () => Model);
    const mmPerUnit = (productHeightMm(product) ?? 0) / modelHeight(model);
    model.rig.apply(1);
    const { min, max } = new Box3().setFromObject(model.root, true);
    const stated = { lengthMm: max.z - min.z, widthMm: max.x - min.x, heightMm: max.y - min.y };
    for (const [side, units] of Object.entries(stated)) {
      const mm = product.folded?.[side as keyof typeof stated];
      if (mm !== undefined) expect(mm / (units * mmPerUnit), side).toBeCloseTo(1, 1);
    }
  });
});
