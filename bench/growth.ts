import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { BenchReport } from './bench-report.ts';
import { growContent } from './grown-content.ts';
import type { GrowthFigure } from './grown-site.ts';
import { isSmoke, sized } from './smoke.ts';

const root = join(import.meta.dirname, '..');
/** `--most=10` leaves out the largest size, which takes some minutes. */
const maxTimes = Number(process.argv.find((word) => word.startsWith('--most='))?.slice('--most='.length) ?? 100);
const sizes = isSmoke ? [2] : [1, 10, 100].filter((times) => times <= maxTimes);
/** Verifying all edges of the largest size would take most of an hour. */
const maxVerified = sized(10, 0);

const runScript = (file: string, ...scriptArgs: string[]): string => {
  const args = ['--expose-gc', '--max-old-space-size=8192', join(root, 'bench', file), ...scriptArgs];
  return execFileSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 24,
  });
};

/** The figures of a size. The check of a build, which resolves every page at every edge, is NaN where it is not run. */
function measure(times: number): GrowthFigure[] {
  const grown = growContent(times);
  try {
    const isVerified = times <= maxVerified;
    const checkTime = Number(runScript('grown-check.ts', grown.root, isVerified ? 'verify' : ''));
    const figures: GrowthFigure[] = JSON.parse(runScript('grown-site.ts', root, grown.root));
    return [
      ['YAML, MB', grown.bytes / 2 ** 20, 1],
      ['check of a build, CPU s', isVerified ? checkTime / 1000 : Number.NaN, 1],
      ...figures,
    ];
  } finally {
    grown.remove();
  }
}

const [base = [], ...larger] = sizes.map(measure);
const report = new BenchReport('growth');
report.table(
  ['content', ...sizes.map((times) => `${times}×`), ...sizes.slice(1).map((times) => `${times}× / 1×`)],
  base.map(([what, first, digits], row) => {
    const others = larger.map((figures) => figures[row]?.[1] ?? Number.NaN);
    return [
      what,
      ...[first, ...others].map((value) => formatFigure(value, digits)),
      ...others.map((value) => formatFigure(value / first, 1)),
    ];
  }),
);
report.write({ isStandard: sizes.includes(100) });

function formatFigure(value: number, digits: number): string {
  return Number.isFinite(value) ? value.toFixed(digits) : '–';
}
