import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { BenchReport } from './bench-report.ts';
import { growContent } from './grown-content.ts';
import type { Grown } from './grown-site.ts';

const root = join(import.meta.dirname, '..');
/** `--most=10` leaves out the largest size, which takes some minutes. */
const most = Number(process.argv.find((word) => word.startsWith('--most='))?.slice('--most='.length) ?? 100);
const sizes = [1, 10, 100].filter((times) => times <= most);
/** Verifying all edges of the largest size would take most of an hour. */
const mostWalked = 10;

interface Measured extends Grown {
  times: number;
  bytes: number;
  /** CPU time in ms of the build's check, which resolves every page at every edge. */
  check: number | undefined;
}

const printed = (file: string, ...given: string[]): string => {
  const args = ['--expose-gc', '--max-old-space-size=8192', join(root, 'bench', file), ...given];
  return execFileSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 24,
  });
};

function measure(times: number): Measured {
  const grown = growContent(times);
  try {
    const isWalked = times <= mostWalked;
    const checked = Number(printed('grown-check.ts', grown.root, isWalked ? 'walking' : ''));
    const measured = JSON.parse(printed('grown-site.ts', root, grown.root)) as Grown;
    return { times, bytes: grown.bytes, check: isWalked ? checked : undefined, ...measured };
  } finally {
    grown.remove();
  }
}

const measured = sizes.map(measure);
const rows: [what: string, of: (one: Measured) => number | undefined, digits: number][] = [
  ['pages × editions', ({ places }) => places, 0],
  ['YAML, MB', ({ bytes }) => bytes / 2 ** 20, 1],
  ['first answer after a start, CPU s', ({ boot }) => boot / 1000, 1],
  ['check of a build, CPU s', ({ check }) => check && check / 1000, 1],
  ['heap after the start, MB', ({ heapMB }) => heapMB, 0],
  ['resident after the start, MB', ({ rssMB }) => rssMB, 0],
  ['find the place of a path, µs', ({ matchNanoseconds }) => matchNanoseconds / 1000, 2],
  ['resolve the home page, ms', ({ resolveHome }) => resolveHome, 2],
  ['resolve a product page, ms', ({ resolveProduct }) => resolveProduct, 2],
  ['resolve an article, ms', ({ resolveArticle }) => resolveArticle, 2],
  ['render a page (mean of 40), ms', ({ render }) => render, 1],
  ['compress it (beside the main thread), ms', ({ encode }) => encode, 0],
  ['pages that one core renders in the 10 s before an edge', ({ render, encode }) => 10_000 / (render + encode), 0],
  ['kept page, KB', ({ kbPerPlace }) => kbPerPlace, 0],
  ['pages that 128 MB keep', ({ kept }) => kept, 0],
  ['share of visits answered from them, %', ({ hitShare }) => hitShare * 100, 1],
  ['a look for edges, each second, ms', ({ tick }) => tick, 2],
  ['all sitemap files, made and compressed, ms', ({ sitemap }) => sitemap, 0],
  ['sitemap files', ({ sitemapFiles }) => sitemapFiles, 0],
  ['sitemap in all, MB', ({ sitemapMB }) => sitemapMB, 1],
];
const [base] = measured;
const report = new BenchReport('growth');
report.table(
  ['content', ...sizes.map((times) => `${times}×`), ...sizes.slice(1).map((times) => `${times}× / 1×`)],
  rows.map(([what, of, digits]) => {
    const values = measured.map(of);
    const first = base && of(base);
    const told = values.map((value) => (value === undefined ? '–' : value.toFixed(digits)));
    return [
      what,
      ...told,
      ...values.slice(1).map((value) => (value === undefined || !first ? '–' : (value / first).toFixed(1))),
    ];
  }),
);
report.write({ isStandard: sizes.includes(100) });
