import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'vitest';
import {
  expectStored,
  startLoad,
  unlimitedSettings,
  waitForAcknowledged,
} from '../support/accounts/acknowledged-calls.ts';
import { startSite } from '../support/running/running-site.ts';

test('kill -9 of the server under load loses nothing that was acknowledged', {
  tags: 'nightly',
  timeout: 120_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-crash-'));
  const settings = { ...unlimitedSettings, DATA_DIR: folder };
  const first = await startSite(settings);
  const load = startLoad(first, 'server');
  await waitForAcknowledged(load.acknowledged, 12);
  process.kill(first.pid, 'SIGKILL');
  await load.stop();
  const second = await startSite(settings);
  try {
    await expectStored(second.origin, load.acknowledged);
  } finally {
    await second.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
