import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EditionCode } from '#core/place/editions.ts';
import { loadRenderer } from '#server/pages/renderer.ts';
import { type MatrixRun, matrixChecks, runMatrix } from '#tests/support/site/matrix.ts';
import { realSite as site } from '#tests/support/site/real-site.ts';

/** Registers tests of some editions as the build renders them: two test files share the eight editions. */
export function testMatrix(editions: EditionCode[]): void {
  describe.each(editions)('every page of %s, rendered just before, at and after each of its edges, has', (edition) => {
    let run: MatrixRun;

    beforeAll(async () => {
      const { render } = await loadRenderer(join(import.meta.dirname, '../../..'), '');
      run = await runMatrix(site, edition, render);
    }, 120_000);

    test.each(matrixChecks)('no errors of %s', (check) => {
      expect(run.errors[check]).toEqual([]);
    });

    test('been resolved more often than rendered, and rendered more than ten times', () => {
      expect(run.resolved).toBeGreaterThan(run.rendered);
      expect(run.rendered).toBeGreaterThan(10);
    });
  });
}
