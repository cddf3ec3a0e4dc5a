import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeApi } from '#accounts/api/open-api.ts';
import { groupCodes } from '#contract/account/groups.ts';
import { siteRoots } from '#tools/source-roots.mjs';
import { realSite } from '../support/site/real-site.ts';

const root = join(import.meta.dirname, '../..');

/** Ids of products, and the folders of their pictures. */
const names = new Set(
  Object.entries(realSite.products).flatMap(([id, { picture }]) => [id, ...(picture?.split('/').slice(0, 1) ?? [])]),
);
/** In a selector, a value or JSON. Prose of comments is not served. */
const isNamed = (text: string, name: string) => new RegExp(`["'.=]${RegExp.escape(name)}["'\\]\\s,{]`).test(text);

test('no stylesheet and no description of the API names a product: everybody gets them before it is announced', () => {
  const sheets = globSync(`{${siteRoots.join(',')}}/**/*.css`, { cwd: root });
  expect(sheets.length).toBeGreaterThan(100);
  const texts = [
    ...sheets.map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
    ['/api/openapi.json', JSON.stringify(describeApi(groupCodes))] as const,
  ];
  const leaks = texts.flatMap(([path, text]) =>
    [...names].filter((name) => isNamed(text, name)).map((name) => `${path}: ${name}`),
  );
  expect(leaks).toEqual([]);
});
