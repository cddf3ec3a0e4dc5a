import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mediaPath } from '#core/media/media-address.ts';
import { editionCodes } from '#core/place/editions.ts';
import { callApi, logInAt } from '../../support/accounts/call-api.ts';
import { type Measurement, megabytes, startMeasuredSite } from '../../support/running/measured-site.ts';
import { openRawConnection, requestHead } from '../../support/running/raw-connection.ts';
import { realSite } from '../../support/site/real-site.ts';

// An hour of real time, to find the things that grow with time: timers, sessions, sweeps, edges, an outbox.
// SOAK_MINUTES makes it shorter.
const minutes = Number(process.env.SOAK_MINUTES ?? 60);
const measureCount = 6;
/** Requests per second, so that the machine is busy but not overloaded. */
const pace = 40;
/** Allowed growth from one third of the time to the next, in bytes. Passed edges are kept for good and need less. */
const mostGrowth = { heap: 4 * 2 ** 20, rss: 24 * 2 ** 20 };

const slugs = Object.keys(realSite.pages);
const pictures = Object.entries(realSite.pictures)
  .slice(0, 40)
  .map(([id, { hash }]) => mediaPath({ id, hash }, 160, 'webp'));

/** Requests of pages, missing pages, pictures and the server's time, in turn. */
function requestAt(turn: number): string {
  const edition = editionCodes[turn % editionCodes.length] ?? 'us';
  const prefix = edition === 'cn' ? '' : `/${edition}`;
  const compressed = { 'accept-encoding': turn % 3 === 0 ? 'gzip' : 'br' };
  if (turn % 11 === 0) return requestHead(pictures[turn % pictures.length] ?? '/');
  if (turn % 7 === 0) return requestHead(`${prefix}/nowhere-${turn}`, compressed);
  if (turn % 13 === 0) return requestHead('/ssr/timestamp');
  return requestHead(`${prefix}/${slugs[turn % slugs.length]}?turn=${turn}`, compressed);
}

/** Slope of the regression line through equally spaced values. */
function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [over, under] = values.reduce(
    ([top, bottom], value, index) => [top + (index - middle) * (value - mean), bottom + (index - middle) ** 2],
    [0, 0],
  );
  return over / under;
}

test(`${minutes} minutes of visitors, accounts, pictures and an edge leak no memory, files or timers`, {
  timeout: (minutes + 5) * 60_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kinetra-soak-'));
  /* The main stage of Black Friday opens in the United States after a quarter of the time. */
  const edge = Date.parse('2026-11-22T05:00:00Z');
  const site = await startMeasuredSite(
    { ACCOUNT_LIMIT_SCALE: '0', SITE_CLOCK: new Date(edge - (minutes * 60_000) / 4).toISOString() },
    dataDir,
  );
  const span = minutes * 60_000;
  let isRunning = true;
  let [requests, failures, sessions] = [0, 0, 0];

  const visit = async (offset: number) => {
    let connection = openRawConnection(site.port);
    for (let turn = offset; isRunning; turn += 4) {
      const response = await connection.send(requestAt(turn)).catch(() => undefined);
      requests += 1;
      if (!response) connection = openRawConnection(site.port);
      if (!response || response.status >= 500) failures += 1;
      // One browser leaves, and another connects.
      if (turn % 400 === offset) {
        connection.socket.destroy();
        connection = openRawConnection(site.port);
      }
      await pause(4_000 / pace);
    }
    connection.socket.destroy();
  };
  const callAccounts = async () => {
    for (let turn = 0; isRunning; turn += 1) {
      // The same people return, so that the stored accounts are bounded.
      const session = await logInAt(site.origin, 'us', `visitor${turn % 20}@example.com`);
      const tokens = { apptoken: session.apptoken, reftoken: session.reftoken };
      await callApi(site.origin, 'us', 'refresh', { user_id: session.user_id }, tokens);
      await callApi(site.origin, 'us', 'subscribe', { email: `visitor${turn % 20}@example.com` });
      await callApi(site.origin, 'us', 'signIn', { email: 'nobody@example.com', password: 'a wrong password' });
      await callApi(site.origin, 'us', 'signOut', {}, tokens);
      sessions += 1;
      await pause(500);
    }
  };

  try {
    // Every page is requested once before the measurement.
    const warm = openRawConnection(site.port);
    for (let turn = 0; turn < slugs.length * editionCodes.length; turn += 1) await warm.send(requestAt(turn));
    warm.socket.destroy();
    const began = performance.now();
    const work = [visit(0), visit(1), visit(2), visit(3), callAccounts()];
    const measurements: Measurement[] = [];
    for (let round = 1; round <= measureCount; round += 1) {
      await Promise.race([pause(Math.max(0, (span * round) / measureCount - (performance.now() - began))), ...work]);
      measurements.push(await site.measure());
    }
    isRunning = false;
    await Promise.all(work);
    const misses = await site.metric('render_cache_misses_total');
    console.info(
      `soak of ${minutes} minutes: ${requests} requests, ${failures} failed, ${sessions} sessions, ${misses} cache misses\n${measurements
        .map(
          ({ heap, external, rss, files, timers }, round) =>
            `${round + 1}/${measureCount}: heap ${megabytes(heap)}, buffers ${megabytes(external)}, rss ${megabytes(rss)}, ${files} files, ${timers} timers`,
        )
        .join('\n')}`,
    );
    expect(failures).toBe(0);
    // The first measurement still grows by the services that start lazily.
    const [, ...later] = measurements;
    const perThird = (field: 'heap' | 'external' | 'rss') =>
      slopeOf(later.map((measurement) => measurement[field])) * (measureCount / 3);
    expect(perThird('heap'), 'heap grows steadily').toBeLessThan(mostGrowth.heap);
    expect(perThird('external'), 'buffers grow steadily').toBeLessThan(mostGrowth.heap);
    expect(perThird('rss'), 'the process grows steadily').toBeLessThan(mostGrowth.rss);
    const [first, last] = [later[0], later.at(-1)];
    expect(last?.files ?? 0).toBeLessThanOrEqual((first?.files ?? 0) + 10);
    expect(last?.timers ?? 0).toBeLessThanOrEqual((first?.timers ?? 0) + 10);
  } finally {
    isRunning = false;
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
