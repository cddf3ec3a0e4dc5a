import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import {
  expectStored,
  sharedSettings,
  startLoad,
  unlimitedSettings,
  waitForAcknowledged,
  waitUntilAvailable,
} from '../../support/accounts/acknowledged-calls.ts';
import { callApi } from '../../support/accounts/call-api.ts';
import { openMailServer } from '../../support/accounts/mail-server.ts';
import { findPostgres, startPostgresCluster } from '../../support/accounts/postgres-cluster.ts';
import { startSite } from '../../support/running/running-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'kinetra-crash-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(findPostgres() === undefined)('on PostgreSQL', () => {
  test('kill -9 of the database under load loses nothing acknowledged, and pages are still served', async () => {
    const cluster = await startPostgresCluster();
    const site = await startSite({ ...sharedSettings, DATABASE_URL_US: cluster.url });
    try {
      const load = startLoad(site, 'database');
      await waitForAcknowledged(load.acknowledged, 12);
      await cluster.kill();
      const [page, refusal] = await Promise.all([
        fetch(`${site.origin}/us`),
        callApi(site.origin, 'us', 'subscribe', { email: 'away@example.com' }),
      ]);
      expect(page.status).toBe(200);
      expect(refusal).toMatchObject({ code: 5003, msg: expect.stringMatching(/again/i) });
      await load.stop();
      await cluster.start();
      await waitUntilAvailable(site.origin);
      await expectStored(site.origin, load.acknowledged);
    } finally {
      await site.stop();
      await cluster.remove();
    }
  }, 180_000);
});

test('mail requested while the mail server is away is sent once it is back, also after a restart', async () => {
  const port = await unusedPort();
  const settings = { ...unlimitedSettings, DATA_DIR: folder, SMTP_URL: `smtp://127.0.0.1:${port}` };
  const firstSite = await startSite(settings);
  const addresses = Array.from({ length: 5 }, (_, index) => `waiting-${index}@example.com`);
  for (const email of addresses)
    expect((await callApi(firstSite.origin, 'us', 'requestCode', { email, purpose: 'login' })).code).toBe(2000);
  await firstSite.stop();
  const secondSite = await startSite(settings);
  const mails = await openMailServer({ port });
  try {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline && mails.mails.length < addresses.length; )
      await pause(100);
    expect(mails.mails.flatMap(({ to }) => to).sort()).toEqual(addresses);
  } finally {
    await secondSite.stop();
    await mails.close();
  }
}, 120_000);

/** A port on which nothing listens any more. */
async function unusedPort(): Promise<number> {
  const server = await openMailServer();
  await server.close();
  return server.port;
}
