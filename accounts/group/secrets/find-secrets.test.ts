import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '#tests/support/accounts/account-engines.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { findSecrets, generateSecretTexts, loadSecrets, readSecrets, storedSecrets } from './load-secrets.ts';

let database: TestDatabase;
let store: Store;
let dataDir: string;
beforeEach(async () => {
  database = await createDatabase('sqlite');
  store = await openStore(database);
  dataDir = mkdtempSync(join(tmpdir(), 'kinetra-secrets-'));
});
afterEach(async () => {
  await store.close();
  await database.remove();
  rmSync(dataDir, { recursive: true });
});

test('a tool creates no secrets', async () => {
  expect(await findSecrets({ dataDir }, store.db)).toBeUndefined();
  expect(existsSync(join(dataDir, 'account-secrets.json'))).toBe(false);
  expect(await store.db.selectFrom('secrets').selectAll().execute()).toEqual([]);
});

test('settings take precedence over the store, and the store over the data folder', async () => {
  const keyOf = async (settings = {}) => (await findSecrets({ dataDir, ...settings }, store.db))?.key('us', 'word');
  const fileSecrets = loadSecrets({ dataDir });
  expect(await keyOf()).toBe(fileSecrets.key('us', 'word'));
  const stored = await storedSecrets(store.db);
  expect(await keyOf()).toBe(stored.key('us', 'word'));
  const settings = generateSecretTexts();
  expect(await keyOf(settings)).toBe(readSecrets(settings).key('us', 'word'));
});
