import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openBrowser } from '#tests/browser/support/browser.ts';
import { missingPictures } from '#tests/browser/support/page-checks.ts';
import { startSite } from '#tests/support/running/running-site.ts';
import { BenchReport, failIf } from './bench-report.ts';
import { median } from './figures.ts';
import { type Category, type Measurement, runLighthouse } from './lighthouse-run.ts';
import { firstOfEachKind, isSelected, pagesOf, type SitePage } from './site-pages.ts';
import { isSmoke, sized } from './smoke.ts';

/** The sale is open, and every kind of page exists. */
const instant = '2026-11-20T12:00:00Z';
const minScores: Record<Category, number> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const maxFigures = { lcp: 1800, tbt: 100, cls: 0.02 };
/** A poor score may be due to a busy machine: the median of this many runs decides. */
const decidingRuns = sized(5, 1);
const folder = join(import.meta.dirname, '../build/lighthouse');

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '1' },
    kinds: { type: 'string' },
    editions: { type: 'string' },
    paths: { type: 'string' },
  },
});

/** The median of every score over several runs; the costly audits of all of them. */
function medianMeasurement(visits: Measurement[]): Measurement {
  const of = (value: (measurement: Measurement) => number) => median(visits.map(value));
  const scores = Object.fromEntries(
    (Object.keys(minScores) as Category[]).map((category) => [category, of(({ scores: each }) => each[category])]),
  );
  const failedAudits = [...new Set(visits.flatMap((measurement) => measurement.failedAudits))];
  return {
    scores: scores as Measurement['scores'],
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    machine: of(({ machine }) => machine),
    failedAudits,
  };
}

async function measurePage(page: SitePage, origin: string): Promise<Measurement> {
  const visits: Awaited<ReturnType<typeof runLighthouse>>[] = [];
  const visit = async (times: number) => {
    while (visits.length < times) visits.push(await runLighthouse(origin + page.path, page.kind === 'not-found'));
    return medianMeasurement(visits.map(({ measurement }) => measurement));
  };
  const first = await visit(Number(options.runs));
  const measurement = findMissedTargets(first).length > 0 ? await visit(decidingRuns) : first;
  const file = join(folder, `${page.path.replaceAll('/', '_')}.json`);
  writeFileSync(file, JSON.stringify({ page, measurement, result: visits.at(-1)?.result }));
  return measurement;
}

/** Pictures are made on the first request, which no visitor of a warm site waits for. */
async function makePictures(pages: SitePage[], origin: string): Promise<void> {
  const browser = await openBrowser();
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  for (const { path } of pages) {
    await page.goto(origin + path);
    await missingPictures(page);
  }
  await browser.close();
}

function findMissedTargets({ scores, ...figures }: Measurement): string[] {
  const low = (Object.keys(minScores) as Category[]).filter((category) => scores[category] < minScores[category]);
  const high = (Object.keys(maxFigures) as (keyof typeof maxFigures)[]).filter(
    (figure) => figures[figure] > maxFigures[figure],
  );
  return [...low, ...high];
}

mkdirSync(folder, { recursive: true });
const site = await startSite({ SITE_CLOCK: instant });
try {
  const all = await pagesOf(site.origin);
  const candidates = isSmoke ? all.slice(0, 1) : options.paths ? all : firstOfEachKind(all);
  const pages = candidates.filter(
    ({ kind, edition, path }) =>
      isSelected(options.kinds, kind) && isSelected(options.editions, edition) && isSelected(options.paths, path),
  );
  if (pages.length === 0)
    throw new Error('no page matches --kinds, --editions or --paths; check them against /sitemap.xml');
  await makePictures(pages, site.origin);
  const rows: (string | number)[][] = [];
  const shortcomings: string[] = [];
  for (const page of pages) {
    const measurement = await measurePage(page, site.origin);
    const { scores, lcp, tbt, cls, machine, failedAudits } = measurement;
    const figures = [(lcp / 1000).toFixed(2), tbt.toFixed(0), cls.toFixed(3)];
    rows.push([
      page.kind,
      page.edition,
      page.path,
      scores.performance,
      scores.accessibility,
      scores['best-practices'],
      scores.seo,
      ...figures,
      machine.toFixed(0),
    ]);
    const missedTargets = findMissedTargets(measurement);
    if (missedTargets.length > 0)
      shortcomings.push([`${page.path}: ${missedTargets.join(', ')}`, ...failedAudits].join('\n  '));
    console.error(
      `${rows.length} of ${pages.length}: ${page.path}${missedTargets.length > 0 ? `: below target: ${missedTargets.join(', ')}` : ''}`,
    );
  }
  const heads = [
    'kind',
    'edition',
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'LCP s',
    'TBT ms',
    'CLS',
    'machine',
  ];
  const report = new BenchReport('lighthouse');
  report.table(heads, rows);
  report.text(
    `at least ${JSON.stringify(minScores)}, at most ${JSON.stringify(maxFigures)}; missed: ${shortcomings.length === 0 ? 'none' : `\n${shortcomings.join('\n')}`}`,
  );
  const narrowing = [options.kinds, options.editions, options.paths];
  report.write({ isStandard: narrowing.every((option) => option === undefined) });
  failIf(shortcomings.length > 0);
} finally {
  await site.stop();
}
