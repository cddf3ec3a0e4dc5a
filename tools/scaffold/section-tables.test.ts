import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sectionKinds } from '#pages/sections.ts';
import { sectionTables } from './section-tables.ts';

const root = join(import.meta.dirname, '../..');
const tables = sectionTables(sectionKinds);

test('the section tables match the registry (npm run new -- tables writes them again)', () => {
  for (const [file, text] of tables) expect(readFileSync(join(root, file), 'utf8'), file).toBe(text);
  const writtenFiles = readdirSync(join(root, 'app/pages/section-tables')).map(
    (name) => `app/pages/section-tables/${name}`,
  );
  expect(writtenFiles.sort()).toEqual([...tables.keys()].sort());
});

test('a kind is in the tables of the pages that may contain it and in no others', () => {
  const text = sectionTables({ 'sale-map': { pages: ['home', 'sale'] }, hero: { pages: ['home'] } });
  expect([...text.keys()]).toEqual(['pages/section-tables/home.ts', 'pages/section-tables/sale.ts']);
  expect(text.get('pages/section-tables/sale.ts')).not.toContain('hero');
  expect(text.get('pages/section-tables/home.ts')).toContain("  hero: HeroSection,\n  'sale-map': SaleMapSection,\n");
});
