import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startNginxCache } from '#tests/support/running/nginx-cache.ts';
import { startSite } from '#tests/support/running/running-site.ts';
import { measureClock, type SiteClock } from '#tests/support/running/site-clock.ts';
import { BenchReport, failIf } from './bench-report.ts';
import { median } from './figures.ts';
import { isSmoke, sized } from './smoke.ts';

const second = 1000;
/** Early Black Friday opens in the United Kingdom: a page appears, and banner and prices change on all others. */
const edge = Date.parse('2026-11-14T09:00:00Z');
/**
 * The periods that are compared, from and until: a quiet one as a control, the quiet one that is the baseline, the one
 * in which the next pages are rendered ahead (`server/pages/render-cache.ts`), and the one after the edge.
 */
const periodsAround = (edge: number) =>
  ({
    quiet: [edge - sized(140, 0.8) * second, edge - sized(130, 0.6) * second],
    before: [edge - sized(130, 0.6) * second, edge - sized(120, 0.4) * second],
    ahead: [edge - sized(120, 0.4) * second, edge - sized(10, 0.2) * second],
    after: [edge, edge + sized(10, 0.2) * second],
  }) as const;
type Period = keyof ReturnType<typeof periodsAround>;
/** Time for the site to start, in ms. */
const startupTime = 30 * second;
const requestsPerSecond = sized(300, 50);
const connections = 64;
const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, strict: { type: 'boolean', default: false } },
});
const runs = sized(Number(options.runs), 1);
const maxRatio = 1.5;

const addresses = [
  '/uk',
  '/uk/black-friday',
  '/uk/elite-optimus-prime',
  '/uk/flagship-megatron',
  '/uk/flagship-bumblebee',
  '/uk/faq',
  '/uk/news',
  '/us',
  '/us/black-friday',
  '/us/flagship-megatron',
  '/eu',
  '/de',
  '/de/black-friday',
  '/fr',
  '/',
  '/flagship-megatron',
  '/jp',
  '/kr',
];

interface Sample {
  /** The time at which the request was due, on the site's clock. */
  due: number;
  /** From `due` to the last byte, in ms, so that waiting behind slow responses counts too. */
  duration: number;
  isStale: boolean;
}

function sendRequest(agent: Agent, clock: SiteClock, url: string, due: number): Promise<Sample> {
  const requestedAt = clock.earliest();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const { statusCode, headers } = response;
      if (statusCode !== 200 && statusCode !== 302) reject(new Error(`${url} responded with ${statusCode}`));
      const isStale = Date.parse(String(headers['x-page-valid-until'])) <= requestedAt;
      response.resume().on('end', () => resolve({ due, duration: clock.earliest() - due, isStale }));
    }).on('error', reject);
  });
}

/** Sends requests at a fixed rate, however long the responses take. */
async function sendSteadily(clock: SiteClock, origin: string, from: number, until: number): Promise<Sample[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const samples: Promise<Sample>[] = [];
  for (let due = from; due < until; due += second / requestsPerSecond) {
    while (clock.earliest() < due) await pause(1);
    samples.push(sendRequest(agent, clock, origin + addresses[samples.length % addresses.length], due));
  }
  const all = await Promise.all(samples);
  agent.destroy();
  return all;
}

interface Times {
  p50: number;
  p99: number;
  max: number;
}

function timesOf(samples: Sample[], from: number, until: number): Times {
  const sorted = samples
    .filter(({ due }) => due >= from && due < until)
    .map(({ duration }) => duration)
    .sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
}

interface Run {
  times: Record<Period, Times>;
  stale: number;
}

/** Starts the site once and measures one passing of the edge. */
async function measureEdge(isBehindNginx: boolean): Promise<Run> {
  const site = await startSite({ SITE_CLOCK: new Date(periodsAround(edge).quiet[0] - startupTime).toISOString() });
  try {
    const clock = await measureClock(site.origin);
    // In a smoke run nobody waits for the sale: the periods are measured at once.
    const periods = periodsAround(isSmoke ? clock.latest() + second : edge);
    const [begin, end] = [periods.quiet[0], periods.after[1]];
    if (!isSmoke && clock.latest() > begin - 3 * second)
      throw new Error('the site took too long to start: run it again when the machine is quieter');
    const nginx = isBehindNginx ? await startNginxCache(site.origin.replace('localhost', '127.0.0.1')) : undefined;
    try {
      const origin = nginx?.origin ?? site.origin.replace('localhost', '127.0.0.1');
      const warm = await sendSteadily(clock, origin, clock.latest(), begin);
      const samples = await sendSteadily(clock, origin, begin, end);
      const times = Object.fromEntries(
        Object.entries(periods).map(([name, [from, until]]) => [name, timesOf(samples, from, until)]),
      ) as Run['times'];
      return { times, stale: [...warm, ...samples].filter(({ isStale }) => isStale).length };
    } finally {
      await nginx?.stop();
    }
  } finally {
    await site.stop();
  }
}

const rows: string[][] = [];
let worst = 0;
for (const isBehindNginx of [false, true]) {
  const results: Run[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measureEdge(isBehindNginx));
  const medianOf = (name: Period, time: keyof Times) => median(results.map(({ times }) => times[name][time]));
  const ratios = (['ahead', 'after'] as const).map((name) => medianOf(name, 'p99') / medianOf('before', 'p99'));
  worst = Math.max(worst, ...ratios);
  rows.push([
    isBehindNginx ? 'behind nginx' : 'this server',
    ...(['quiet', 'before', 'ahead', 'after'] as Period[]).map((name) =>
      (['p50', 'p99', 'max'] as const).map((time) => medianOf(name, time).toFixed(1)).join(' / '),
    ),
    ...ratios.map((ratio) => `${ratio.toFixed(2)}${ratio > maxRatio ? ' (over)' : ''}`),
    results.map(({ times }) => (times.after.p99 / times.before.p99).toFixed(2)).join(', '),
    results.map(({ times }) => (times.before.p99 / times.quiet.p99).toFixed(2)).join(', '),
    String(results.reduce((sum, { stale }) => sum + stale, 0)),
  ]);
}
const report = new BenchReport('edge-load');
report.table(
  [
    `${requestsPerSecond} requests per second, ms (p50 / p99 / max), each the median of ${runs} runs`,
    '10 quiet s',
    '10 s before',
    '110 s of rendering ahead',
    '10 s after the edge',
    `p99 ahead / before (at most ${maxRatio})`,
    `p99 after / before (at most ${maxRatio})`,
    'of each run',
    'before / quiet (control)',
    'stale',
  ],
  rows,
);
report.write({ isStandard: runs >= 3 });
failIf(worst > maxRatio && options.strict);
