import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { BenchReport } from './bench-report.ts';
import { growContent } from './grown-content.ts';
import type { GrowthFigures } from './grown-site.ts';
import { isSmoke, sized } from './smoke.ts';

const root = join(import.meta.dirname, '..');
/** `--most=10` leaves out the largest size, which takes some minutes. */
const maxTimes = Number(process.argv.find((word) => word.startsWith('--most='))?.slice('--most='.length) ?? 100);
const sizes = isSmoke ? [2] : [1, 10, 100].filter((times) => times <= maxTimes);
/** Verifying all edges of the largest size would take most of an hour. */
const maxVerified = sized(10, 0);

interface Measurement extends GrowthFigures {
  times: number;
  bytes: number;
  /** CPU time in ms of the build's check, which resolves every page at every edge. */
  check: number | undefined;
}

const runScript = (file: string, ...scriptArgs: string[]): string => {
  const args = ['--expose-gc', '--max-old-space-size=8192', join(root, 'bench', file), ...scriptArgs];
  return execFileSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 24,
  });
};

function measure(times: number): Measurement {
  const grown = growContent(times);
  try {
    const isVerified = times <= maxVerified;
    const checkTime = Number(runScript('grown-check.ts', grown.root, isVerified ? 'verify' : ''));
    const measured = JSON.parse(runScript('grown-site.ts', root, grown.root)) as GrowthFigures;
    return { times, bytes: grown.bytes, check: isVerified ? checkTime : undefined, ...measured };
  } finally {
    grown.remove();
  }
}

const measured = sizes.map(measure);
const rows: [what: string, of: (one: Measurement) => number | undefined, digits: number][] = [
  ['pages × editions', ({ places }) => places, 0],
  ['YAML, MB', ({ bytes }) => bytes / 2 ** 20, 1],
  ['first response after a start, CPU s', ({ boot }) => boot / 1000, 1],
  ['check of a build, CPU s', ({ check }) => check && check / 1000, 1],
  ['heap after the start, MB', ({ heapMB }) => heapMB, 0],
  ['resident after the start, MB', ({ rssMB }) => rssMB, 0],
  ['match a path to its place, µs', ({ matchNanoseconds }) => matchNanoseconds / 1000, 2],
  ['resolve the home page, ms', ({ resolveHome }) => resolveHome, 2],
  ['resolve a product page, ms', ({ resolveProduct }) => resolveProduct, 2],
  ['resolve an article, ms', ({ resolveArticle }) => resolveArticle, 2],
  ['render a page (mean of 40), ms', ({ render }) => render, 1],
  ['compress it (off the main thread), ms', ({ encode }) => encode, 0],
  ['pages that one core renders in the 10 s before an edge', ({ render, encode }) => 10_000 / (render + encode), 0],
  ['cached page, KB', ({ kbPerPlace }) => kbPerPlace, 0],
  ['pages that 128 MB hold', ({ cachedPages }) => cachedPages, 0],
  ['check for edges, each second, ms', ({ tick }) => tick, 2],
  ['all sitemap files, rendered and compressed, ms', ({ sitemap }) => sitemap, 0],
  ['sitemap files', ({ sitemapFiles }) => sitemapFiles, 0],
  ['sitemap in total, MB', ({ sitemapMB }) => sitemapMB, 1],
];
const [base] = measured;
const report = new BenchReport('growth');
report.table(
  ['content', ...sizes.map((times) => `${times}×`), ...sizes.slice(1).map((times) => `${times}× / 1×`)],
  rows.map(([what, of, digits]) => {
    const values = measured.map(of);
    const first = base && of(base);
    const cells = values.map((value) => (value === undefined ? '–' : value.toFixed(digits)));
    return [
      what,
      ...cells,
      ...values.slice(1).map((value) => (value === undefined || !first ? '–' : (value / first).toFixed(1))),
    ];
  }),
);
report.write({ isStandard: sizes.includes(100) });
