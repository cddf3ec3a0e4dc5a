import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { openBrowser } from '#tests/browser/support/browser.ts';
import { BenchReport } from '../bench-report.ts';
import type { Bytes } from '../count-bytes.ts';
import { kilobytes, median } from '../figures.ts';
import { isSmoke, sized } from '../smoke.ts';
import { type Contender, startContest } from './contender.ts';
import { type LoadFigures, loadSlowly, type NextPage, tryEverything } from './load-page.ts';
import { comparedPaths } from './page-content.ts';
import { peers } from './peers.ts';
import { addPressToHeading } from './press-to-heading.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const rounds = sized(Number(options.rounds), 1);
/** Names of peers, separated by commas. */
const only = options.only?.split(',');

type Kind = keyof typeof comparedPaths;
const kinds = ['home', 'product'] as const satisfies Kind[];

interface Measurement {
  contender: Contender;
  used: Record<Kind, Bytes>;
  loads: Record<Kind, LoadFigures[]>;
  next: NextPage[];
}

/** Uses that the site's own pages offer; they are tried first. */
const uses: Partial<Record<Kind, string[]>> = {};

async function start(browser: Browser, contender: Contender, problems: string[]): Promise<Measurement> {
  const tryOut = async (kind: Kind) => {
    const result = await tryEverything(browser, contender.proxy.origin + comparedPaths[kind]);
    uses[kind] ??= result.used;
    const missing = uses[kind].filter((use) => !result.used.includes(use)).map((use) => `${use} is missing`);
    problems.push(...[...result.problems, ...missing].map((problem) => `${contender.label}, ${kind}: ${problem}`));
    return result.bytes;
  };
  console.error(`using ${contender.label} …`);
  return {
    contender,
    used: { home: await tryOut('home'), product: await tryOut('product') },
    loads: { home: [], product: [] },
    next: [],
  };
}

async function takeTurn(browser: Browser, { contender, loads, next }: Measurement): Promise<void> {
  contender.proxy.slow(!isSmoke);
  const home = await loadSlowly(browser, contender.proxy.origin + comparedPaths.home, comparedPaths.product);
  const product = await loadSlowly(browser, contender.proxy.origin + comparedPaths.product);
  loads.home.push(home.loaded);
  loads.product.push(product.loaded);
  if (home.nextPage) next.push(home.nextPage);
}

function addBytes(report: BenchReport, all: Measurement[]): void {
  const heads = kinds.flatMap((kind) => [`${kind}: HTML`, 'script at start', 'at idle', 'in all', 'data']);
  const rows = all.map(({ contender, loads, used, next }) => {
    const parts = kinds.flatMap((kind) => {
      const at = (pick: (loaded: LoadFigures) => number) => kilobytes(median(loads[kind].map(pick)));
      return [
        at((each) => each.atIdle.HTML),
        at((each) => each.atStart.script),
        at((each) => each.atIdle.script),
        kilobytes(used[kind].script),
        at((each) => each.atIdle.data),
      ];
    });
    return [
      contender.label,
      ...parts,
      kilobytes(median(next.map(({ bytes }) => bytes.HTML + bytes.script + bytes.data))),
    ];
  });
  report.table(['KB over the wire', ...heads, 'to the next page'], rows);
}

function addTimes(report: BenchReport, all: Measurement[]): void {
  const [ours] = all;
  if (!ours) return;
  const against = (pick: (measured: Measurement) => number) => (measured: Measurement) => {
    const value = pick(measured);
    return Number.isNaN(value) ? '–' : `${value.toFixed(value < 20 ? 1 : 0)} (${(value / pick(ours)).toFixed(2)})`;
  };
  const loaded = (kind: Kind, of: (loaded: LoadFigures) => number) =>
    against(({ loads }) => median(loads[kind].map(of)));
  const columns: [string, (measured: Measurement) => string][] = [
    ...kinds.flatMap((kind): [string, (measured: Measurement) => string][] => [
      [`${kind}: main thread`, loaded(kind, ({ taskMs }) => taskMs)],
      ['of it script', loaded(kind, ({ scriptMs }) => scriptMs)],
      ['blocked', ({ loads }) => median(loads[kind].map(({ blockedMs }) => blockedMs)).toFixed(0)],
    ]),
    ['to the next page’s heading', against(({ next }) => median(next.map(({ ms }) => ms)))],
    ...kinds.map((kind): [string, (measured: Measurement) => string] => [
      `server CPU, ${kind}`,
      against(({ contender }) => contender.renderMs?.[kind] ?? Number.NaN),
    ]),
    [
      'packages / MB in production',
      ({ contender: { installed } }) => (installed ? `${installed.packages} / ${installed.megabytes.toFixed(0)}` : '–'),
    ],
  ];
  report.table(
    ['ms (against this site)', ...columns.map(([head]) => head)],
    all.map((each) => [each.contender.label, ...columns.map(([, cell]) => cell(each))]),
  );
}

const contest = await startContest(peers.filter(({ name }) => !only || only.includes(name)));
const browser = await openBrowser();
try {
  const all: Measurement[] = [];
  for (const contender of contest.contenders) all.push(await start(browser, contender, contest.problems));
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`round ${round} of ${rounds} …`);
    for (const each of all) await takeTurn(browser, each);
  }
  const report = new BenchReport('peers');
  report.text(`The middle of ${rounds} rounds, in which everybody took turns.`);
  addBytes(report, all);
  addTimes(report, all);
  await addPressToHeading(report, contest.contenders, rounds);
  report.text(`the same words, pictures and uses in all: ${contest.problems.join('; ') || 'yes'}`);
  report.write({ isStandard: only === undefined });
  process.exitCode = contest.problems.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await contest.stop();
}
