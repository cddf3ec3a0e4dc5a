import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkAccountFiles } from './check-account-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinetra-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text = 'data') => writeFileSync(join(folder, name), text, { mode: 0o600 });
const check =
  (usesSecretsFile = true) =>
  () =>
    checkAccountFiles(
      folder,
      ['us', 'eu'].map((group) => join(folder, `${group}.sqlite`)),
      usesSecretsFile,
    );

test('accepts a new folder, and files with their secrets', () => {
  expect(check()).not.toThrow();
  write('us.sqlite');
  expect(check(false)).not.toThrow();
  write('account-secrets.json');
  expect(check()).not.toThrow();
});

test('refuses an empty file, which holds no accounts any more', () => {
  write('account-secrets.json');
  write('eu.sqlite', '');
  expect(check()).toThrow('eu.sqlite is empty: its accounts are lost. Restore it from a backup');
});

test('refuses accounts whose secrets are missing', () => {
  write('us.sqlite');
  expect(check()).toThrow('account-secrets.json is missing beside us.sqlite');
});

test.each(['account-secrets.json', 'us.sqlite'])('refuses %s if everybody on the machine may read it', (name) => {
  write('account-secrets.json');
  write('us.sqlite');
  chmodSync(join(folder, name), 0o604);
  expect(check()).toThrow(`may open ${name}: run chmod 600`);
});
