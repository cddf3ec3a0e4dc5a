import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceIssues, readShipped } from './shipped-licences.mjs';

const shipped: { name: string }[] = readShipped(join(import.meta.dirname, '../..'));

test('all shipped packages have an allowed licence', () => {
  expect(licenceIssues(shipped)).toEqual([]);
});

test('checks packages for the server and browsers, but not development tools', () => {
  const names = shipped.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['react', 'three', 'budoux', 'hono', 'pg', 'idiomorph', '@node-rs/argon2']),
  );
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
  expect(licenceIssues([{ name: 'some-package', version: '1.0.0', licence }])).toHaveLength(may ? 0 : 1);
});
