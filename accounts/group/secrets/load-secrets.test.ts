import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { describeOnEngines, openTestStore } from '#tests/support/accounts/account-engines.ts';
import { findSecrets, generateSecretTexts, loadSecrets, readSecrets, storedSecrets } from './load-secrets.ts';

const root = join(import.meta.dirname, '../../..');
const folders: string[] = [];
const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-secrets-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const random = () => randomBytes(32).toString('base64url');

test('secrets are created at the first start, readable by the owner only, and reused', () => {
  const dataDir = emptyFolder();
  const first = loadSecrets({ dataDir });
  const secondLoad = loadSecrets({ dataDir });
  expect(secondLoad.key('eu', 'x')).toBe(first.key('eu', 'x'));
  expect(secondLoad.ring('eu')).toEqual(first.ring('eu'));
  expect(readdirSync(dataDir)).toEqual(['account-secrets.json']);
  expect(statSync(join(dataDir, 'account-secrets.json')).mode & 0o777).toBe(0o600);
});

test('processes that start together use the same secrets', async () => {
  const dataDir = join(emptyFolder(), 'not', 'there');
  const script = `const { loadSecrets } = await import('#accounts/group/secrets/load-secrets.ts'); console.log(loadSecrets({ dataDir: ${JSON.stringify(dataDir)} }).key('us', 'x'))`;
  const starts = Array.from({ length: 4 }, () =>
    promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: root }),
  );
  const hashes = (await Promise.all(starts)).map(({ stdout }) => stdout.trim());
  expect(new Set(hashes).size).toBe(1);
  expect(hashes[0]).toMatch(/^[\w-]{43}$/);
});

test('keys from the settings are in order, newest first', () => {
  const secrets = loadSecrets({ keys: `new:${random()}, old:${random()}`, pepper: random(), dataDir: '/nowhere' });
  expect(secrets.ring('us').map(({ id }) => id)).toEqual(['new', 'old']);
});

test.each([
  ['a short key', { keys: 'k:abcd', pepper: random() }, 'ACCOUNT_SECRETS must be id:key'],
  ['a key twice', { keys: `k:${random()},k:${random()}`, pepper: random() }, 'each id once'],
  ['a short pepper', { keys: `k:${random()}`, pepper: 'abcd' }, 'ACCOUNT_PEPPER must be 32 bytes'],
])('%s is refused with a message that names the setting', (_what, settings, message) => {
  expect(() => loadSecrets({ ...settings, dataDir: '/nowhere' })).toThrow(message);
});

test('a broken secrets file is never replaced', () => {
  const dataDir = emptyFolder();
  const file = join(dataDir, 'account-secrets.json');
  writeFileSync(file, '{');
  expect(() => loadSecrets({ dataDir })).toThrow(`${file} cannot be read as account secrets`);
});

test('a tool creates no secrets; it finds those of the settings, then of the store, then of the folder', async () => {
  const dataDir = emptyFolder();
  const { db } = await openTestStore('sqlite');
  const findKey = async (settings = {}) => (await findSecrets({ dataDir, ...settings }, db))?.key('us', 'word');
  expect(await findKey()).toBeUndefined();
  expect(existsSync(join(dataDir, 'account-secrets.json'))).toBe(false);
  expect(await db.selectFrom('secrets').selectAll().execute()).toEqual([]);
  const ofFolder = loadSecrets({ dataDir }).key('us', 'word');
  expect(await findKey()).toBe(ofFolder);
  const stored = await storedSecrets(db);
  expect(await findKey()).toBe(stored.key('us', 'word'));
  const settings = generateSecretTexts();
  expect(await findKey(settings)).toBe(readSecrets(settings).key('us', 'word'));
});

describeOnEngines('secrets in the store', (engine) => {
  test('are created once and shared by all nodes', async () => {
    const { db, address } = await openTestStore(engine);
    const others = [await openTestStore(engine, { address }), await openTestStore(engine, { address })];
    const secretsOfNodes = await Promise.all([db, ...others.map((store) => store.db)].map(storedSecrets));
    expect(new Set(secretsOfNodes.map((secrets) => secrets.key('us', 'words'))).size).toBe(1);
    const sealed = secretsOfNodes[1]?.seal('us', 'purpose', 'sealed') ?? '';
    expect(secretsOfNodes[0]?.open('us', 'purpose', sealed)).toBe('sealed');
  });
});
