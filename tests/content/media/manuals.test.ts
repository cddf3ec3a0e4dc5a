import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '#server/content/load-site.ts';
import { contentSources } from '#tests/support/site/content-folder.ts';
import { manualJobs } from '#tools/manuals/manual-jobs.ts';
import { realSite } from '../../support/site/real-site.ts';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'media/manuals');
const printedManuals = JSON.parse(readFileSync(join(folder, 'made.json'), 'utf8')) as Record<
  string,
  { sources: string }
>;
const site = loadSite({ ...contentSources, environment: 'production' });
const jobs = manualJobs(site);

describe('the PDF manuals', () => {
  test('are up to date with the content (if not: npm run manuals)', () => {
    expect(jobs.filter(({ id, sources }) => printedManuals[id]?.sources !== sources).map(({ id }) => id)).toEqual([]);
  });

  test('are complete, and there are no others', () => {
    expect(jobs.map(({ id }) => id).filter((id) => !existsSync(join(folder, `${id}.pdf`)))).toEqual([]);
    expect(Object.keys(printedManuals).toSorted()).toEqual(jobs.map(({ id }) => id).toSorted());
  });

  test('are small enough for a phone with a slow connection', () => {
    const heavy = Object.entries(realSite.manuals.files).filter(([, { size }]) => size > 600_000);
    expect(heavy.map(([id]) => id)).toEqual([]);
  });

  test.each(jobs)('$id: labels the parts on its picture, and fills in every figure', ({ content, document }) => {
    expect(content.parts.marks).not.toEqual([]);
    expect(document.slice(document.indexOf('<body'))).not.toMatch(/undefined|NaN|\{\w+(, (number|plural))?\}/);
    expect(content.figures.rows).not.toEqual([]);
    expect(content.app.address).toMatch(/^https:/);
    for (const desk of content.support.desks) expect(desk.rows).not.toEqual([]);
  });
});
