import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { validateBytes } from 'gltf-validator';
import { Box3 } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { describe, expect, test } from 'vitest';
import { arFormats, arModelFile, arShapes } from '#core/media/media-address.ts';
import type { ArModelFacts } from '#core/media/robot-media-schema.ts';
import { productHeightMm } from '#core/products/product-size.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { readLayer, readZip } from '../../support/ar/read-usdz.ts';
import { realSite } from '../../support/site/real-site.ts';

const folder = join(import.meta.dirname, '../../../build/ar');
const read = (robot: string, shape: (typeof arShapes)[number], format: keyof typeof arFormats) =>
  readFileSync(join(folder, arModelFile({ robot, shape, format })));

const models = Object.entries(realSite.arModels) as [string, ArModelFacts][];
const mm = 0.001;

/** Robots of live models on product pages. */
const liveRobots = Object.entries(realSite.pages).flatMap(([slug, { settings }]) =>
  settings.sections.flatMap((section) =>
    section.kind === 'live-robot' ? [{ slug, robot: (section as unknown as { robot: string }).robot }] : [],
  ),
);

test('every robot that a product page shows live has models, of the height that a product states', () => {
  const heights = Object.values(realSite.products).map(productHeightMm);
  expect(liveRobots.length).toBeGreaterThan(0);
  for (const { robot } of liveRobots) expect(heights, robot).toContain(realSite.arModels[robot as 'tank']?.heightMm);
});

test('a page states the size that a visitor will see, in the units of its edition', () => {
  const [live] = liveRobots;
  const sizeIn = (edition: 'us' | 'de') => {
    const resolution = resolvePage(realSite, { edition, slug: live?.slug ?? '' }, Date.now());
    const sections = 'page' in resolution ? resolution.page.sections : [];
    return sections.flatMap((section) => (section.kind === 'live-robot' ? [section.arModel?.sizes.first] : []));
  };
  const { heightMm = 0 } = realSite.arModels[live?.robot as 'tank'] ?? {};
  expect(sizeIn('us')).toEqual([expect.stringContaining(`${Math.round(heightMm / 2.54) / 10} in`)]);
  expect(sizeIn('de')).toEqual([expect.stringMatching(new RegExp(`^${heightMm / 10}`.replace('.', ',')))]);
});

test.each(models)('no file of %s is larger than 2 MB', (robot) => {
  for (const shape of arShapes)
    for (const format of Object.keys(arFormats) as (keyof typeof arFormats)[])
      expect(statSync(join(folder, arModelFile({ robot, shape, format }))).size).toBeLessThanOrEqual(2_000_000);
});

describe.each(models)('the GLB of %s', (robot, { heightMm }) => {
  test.each(arShapes)('in its %s shape is valid, without a warning', async (shape) => {
    const { issues, info } = await validateBytes(new Uint8Array(read(robot, shape, 'glb')));
    expect(issues).toMatchObject({ numErrors: 0, numWarnings: 0, messages: [] });
    expect(info.totalTriangleCount).toBeGreaterThan(10_000);
  });

  test('stands on the middle of the floor at its true height', async () => {
    const bytes = new Uint8Array(read(robot, 'first', 'glb'));
    const { scene } = await new GLTFLoader().parseAsync(bytes.buffer, '');
    const { min, max } = new Box3().setFromObject(scene, true);
    expect(Math.abs(max.y - min.y - heightMm * mm)).toBeLessThan(mm);
    for (const off of [min.y, max.x + min.x, max.z + min.z]) expect(Math.abs(off)).toBeLessThan(mm);
  });
});

describe.each(models)('the USDZ of %s', (robot, { heightMm }) => {
  test.each(arShapes)('in its %s shape is stored, aligned and complete', (shape) => {
    const entries = readZip(read(robot, shape, 'usdz'));
    expect(entries[0]?.name).toMatch(/\.usdc$/);
    expect(entries.filter(({ method, start }) => method !== 0 || start % 64 !== 0)).toEqual([]);
    const { root, bounds, pictures, hasTransforms } = readLayer(entries[0]?.bytes as Buffer);
    expect(root).toMatchObject({ metersPerUnit: 1, upAxis: 'Y', defaultPrim: 'Robot' });
    expect([...pictures].sort()).toEqual(
      entries
        .slice(1)
        .map(({ name }) => name)
        .sort(),
    );
    expect(hasTransforms).toBe(false);
    const { x, y, z } = bounds;
    for (const off of [y.min, x.min + x.max, z.min + z.max]) expect(Math.abs(off)).toBeLessThan(mm);
    if (shape === 'first') expect(Math.abs(y.max - heightMm * mm)).toBeLessThan(mm);
  });
});
