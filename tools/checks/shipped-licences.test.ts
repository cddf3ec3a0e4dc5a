import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceFaults, readShipped } from './shipped-licences.mjs';

const shipped: { name: string }[] = readShipped(join(import.meta.dirname, '../..'));

test('everything that is shipped may be', () => {
  expect(licenceFaults(shipped)).toEqual([]);
});

test('what runs on the server and in browsers is looked at, and what only makes or tries it is not', () => {
  const names = shipped.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'three', 'hono', 'pg', 'idiomorph', '@node-rs/argon2']));
  expect(names).not.toContain('vitest');
  expect(names).not.toContain('axe-core');
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['GPL-3.0-only', false],
  ['MIT AND GPL-3.0-only', false],
  ['LGPL-3.0-or-later', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', false],
  ['', false],
])('a package under “%s” may be shipped: %s', (licence, may) => {
  expect(licenceFaults([{ name: 'some-package', version: '1.0.0', licence }])).toHaveLength(may ? 0 : 1);
});
