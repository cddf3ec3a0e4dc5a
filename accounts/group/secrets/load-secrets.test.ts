import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { loadSecrets } from './load-secrets.ts';

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
