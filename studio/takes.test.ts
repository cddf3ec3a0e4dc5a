import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { pictureSources } from './takes.ts';

const root = join(import.meta.dirname, '..');
/** Returns true for files that the stage imports without drawing them: names, and movements, whose pose it gets. */
const isUndrawn = (path: string) => /^robots\/(names|motions|motions-without-ankles)\.ts$/.test(path);

async function importedByStage(): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['studio/stage.ts'],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    format: 'esm',
  });
  return Object.keys(metafile.inputs);
}

describe('the files that make raw pictures out of date', () => {
  test.each(['robots/models/truck/truck.ts', 'robots/kit/loft.ts', 'studio/light/looks.ts', 'robots/rig.ts'])(
    'include %s',
    (path) => expect(pictureSources).toContain(path),
  );

  test('include everything that the stage draws with', async () => {
    const drawnFiles = (await importedByStage()).filter((path) => !isUndrawn(path));
    expect(drawnFiles.length).toBeGreaterThan(50);
    expect(drawnFiles.filter((path) => !pictureSources.includes(path))).toEqual([]);
  });

  test('include nothing that the stage never loads', async () => {
    const imported = await importedByStage();
    expect(pictureSources.filter((path) => !imported.includes(path))).toEqual([]);
  });

  test.each([
    'robots/plays.ts',
    'robots/motions.ts',
    'robots/names.ts',
    'robots/live/live-view-types.ts',
    'studio/films.ts',
  ])('leave out %s', (path) => expect(pictureSources).not.toContain(path));
});
