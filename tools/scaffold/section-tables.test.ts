import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sectionKinds } from '#rules/sections/registry.ts';
import { sectionTables } from './section-tables.ts';

const root = join(import.meta.dirname, '../..');
const tables = sectionTables(sectionKinds);

test('the tables of all pages say what the registry says; npm run new -- tables writes them anew', () => {
  for (const [file, text] of tables) expect(readFileSync(join(root, file), 'utf8'), file).toBe(text);
  const written = readdirSync(join(root, 'app/pages/section-tables')).map((name) => `app/pages/section-tables/${name}`);
  expect(written.sort()).toEqual([...tables.keys()].sort());
});

test('a kind stands in the table of each page that may hold it, and in no other', () => {
  const text = sectionTables({ 'sale-map': { pages: ['home', 'sale'] }, hero: { pages: ['home'] } });
  expect([...text.keys()]).toEqual(['app/pages/section-tables/home.ts', 'app/pages/section-tables/sale.ts']);
  expect(text.get('app/pages/section-tables/sale.ts')).not.toContain('hero');
  expect(text.get('app/pages/section-tables/home.ts')).toContain(
    "  hero: HeroSection,\n  'sale-map': SaleMapSection,\n",
  );
});
