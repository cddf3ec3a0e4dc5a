import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { pictureSources } from './takes.ts';

/** Files that the stage imports without drawing them: names, and movements, whose pose it gets. */
const undrawn = /^robots\/(names|motions|motions-without-ankles)\.ts$/;

test('raw pictures are out of date when a file changes with which the stage draws, and no other', async () => {
  const { metafile } = await build({
    absWorkingDir: join(import.meta.dirname, '..'),
    entryPoints: ['studio/stage.ts'],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
  });
  const drawn = Object.keys(metafile.inputs).filter((path) => !undrawn.test(path));
  expect(drawn.length).toBeGreaterThan(50);
  expect(pictureSources.toSorted()).toEqual(drawn.toSorted());
});
