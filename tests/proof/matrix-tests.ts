import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EditionCode } from '#rules/place/editions.ts';
import { loadRenderer } from '#server/pages/renderer.ts';
import type { MatrixRun } from '#tests/support/site/matrix.ts';
import { matrixChecks, runMatrix } from '#tests/support/site/matrix.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';

/** Tests of some editions as the build renders them, so that two files of tests share the work of all eight. */
export function testMatrix(editions: EditionCode[]): void {
  describe.each(editions)('every page of %s, rendered just before, at and after each of its edges, has', (edition) => {
    let run: MatrixRun;

    beforeAll(async () => {
      const { render } = await loadRenderer(join(import.meta.dirname, '../..'), '');
      run = await runMatrix(site, edition, render);
    }, 120_000);

    test.each(matrixChecks)('no faults of %s', (check) => {
      expect(run.faults[check]).toEqual([]);
    });

    test('more edges than pages, so that it was looked at', () => {
      expect(run.resolved).toBeGreaterThan(run.rendered);
      expect(run.rendered).toBeGreaterThan(10);
    });
  });
}
