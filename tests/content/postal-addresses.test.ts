import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realSite as site } from '#tests/support/site/real-site.ts';

const folder = join(import.meta.dirname, '../../content');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml') && name !== 'company.yaml')
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));

test('an address of the company is written in company.yaml only', () => {
  const streets = Object.values(site.company.addresses).flatMap(({ lines, translations }) =>
    [lines, ...Object.values(translations)].flatMap(([street]) => street ?? []),
  );
  expect(streets.length).toBeGreaterThan(0);
  const written = files.filter(({ text }) => streets.some((street) => text.includes(street)));
  expect(written.map(({ name }) => name)).toEqual([]);
});
