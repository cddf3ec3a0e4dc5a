import { sendCrowd, type TimedResponse } from '#tests/support/running/crowd.ts';
import { startNginxCache } from '#tests/support/running/nginx-cache.ts';
import { startSite } from '#tests/support/running/running-site.ts';
import { measureClock, type SiteClock } from '#tests/support/running/site-clock.ts';
import { BenchReport } from './bench-report.ts';
import { isSmoke, sized } from './smoke.ts';

const clients = sized(1000, 20);
const connections = sized(250, 10);
/** Some milliseconds only in a smoke run. */
const second = sized(1000, 40);
/** Early Black Friday opens in the United Kingdom: the sale's page appears, and banner and prices change. */
const edge = Date.parse('2026-11-14T09:00:00Z');
const lead = 30_000;
const addresses = ['/uk/black-friday', '/uk', '/uk/elite-optimus-prime'];

const sortedTimes = (responses: TimedResponse[]) => responses.map(({ duration }) => duration).sort((a, b) => a - b);
const countStale = (responses: TimedResponse[]) =>
  responses.filter(({ headers, requestedAt }) => Date.parse(String(headers['x-page-valid-until'])) <= requestedAt)
    .length;

/** The crowd at an edge, and three times afterwards when nothing changes. One more before it warms the code up. */
async function rowOf(name: string, clock: SiteClock, origin: string, edge: number): Promise<(string | number)[]> {
  const crowd = (instant: number) => sendCrowd(instant, clients, connections, clock, origin, addresses);
  await crowd(edge - 8 * second);
  const atEdge = await crowd(edge);
  const quiet: TimedResponse[][] = [];
  for (const later of [4, 8, 12]) quiet.push(await crowd(edge + later * second));
  const slowest = quiet.map((responses) => sortedTimes(responses).at(-1) ?? 0).sort((a, b) => a - b)[1] ?? 0;
  const times = sortedTimes(atEdge);
  const last = times.at(-1) ?? 0;
  return [
    name,
    slowest.toFixed(0),
    last.toFixed(0),
    (last / slowest).toFixed(2),
    (times[clients / 2] ?? 0).toFixed(0),
    countStale(atEdge),
  ];
}

const rows: (string | number)[][] = [];
for (const behindNginx of [false, true]) {
  const site = await startSite({ SITE_CLOCK: new Date(edge - lead).toISOString() });
  try {
    const clock = await measureClock(site.origin);
    // In a smoke run nobody waits for the sale: the crowd comes at once.
    const crowdTime = isSmoke ? clock.latest() + 10 * second : edge;
    if (clock.latest() > crowdTime - 9 * second)
      throw new Error('the site took too long to start: run it again when the machine is quieter');
    const nginx = behindNginx ? await startNginxCache(site.origin.replace('localhost', '127.0.0.1')) : undefined;
    try {
      rows.push(await rowOf(nginx ? 'behind nginx' : 'this server', clock, nginx?.origin ?? site.origin, crowdTime));
    } finally {
      await nginx?.stop();
    }
  } finally {
    await site.stop();
  }
}
const report = new BenchReport('edge-crowd');
report.table(
  [`${clients} clients at once, ms`, 'slowest, quiet', 'slowest at the edge', 'ratio', 'median at the edge', 'stale'],
  rows,
);
report.write();
