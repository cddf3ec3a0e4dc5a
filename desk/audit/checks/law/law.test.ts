import { expect, test } from 'vitest';
import { owedFacts } from '#core/law/law-schema.ts';
import { editionCodes, editions } from '#core/place/editions.ts';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { demonstration, lawDuties } from './law-duties.ts';

const imprint = { kind: 'support', picture: 'robot/front', sections: [{ id: 'text', kind: 'prose', parts: [] }] };

/** A site whose German law has these entries, and whose German company has all facts but one. */
function contentWith(law: object) {
  const content = fixtureContent({ pages: { imprint: { ...imprint, where: { de: 'always' } } } });
  content.site.law.de = law;
  const facts = Object.fromEntries(owedFacts[editions.de.law].map((fact) => [fact, 'value']));
  content.site.company.editions.de = { ...facts, name: 'value', address: 'office', vat: undefined };
  return content;
}
const pathsIn = (law: object) =>
  lawDuties(contentWith(law)).flatMap(({ edition, path }) => (edition === 'de' ? [path] : []));

test('finds a duty without an entry, or whose page the edition does not have, and missing facts of the company', () => {
  const link = (slug: string) => ({ source: 'DDG', label: 'Impressum', link: `page:${slug}` });
  expect(pathsIn({})).toContain('provider');
  expect(pathsIn({ provider: link('imprint') })).not.toContain('provider');
  expect(pathsIn({ provider: link('nowhere') })).toContain('provider');
  expect(pathsIn({}).filter((path) => path.startsWith('editions.'))).toEqual(['editions.de.vat']);
});

test('asks only the editions that owe a duty', () => {
  const all = lawDuties(contentWith({}));
  const owing = all.filter(({ path }) => path === 'consent');
  expect(owing.map(({ edition }) => edition).sort()).toEqual(['cn', 'kr']);
  expect(new Set(all.map(({ edition }) => edition))).toEqual(new Set(editionCodes));
});

test.each([
  [
    '+49-30-23125-001',
    'Amtsgericht Musterstadt, HRB 00000',
    'production',
    [expect.stringContaining('editions.de.phone')],
  ],
  ['+49-30-23125-001', 'Amtsgericht Musterstadt, HRB 00000', 'test', []],
  ['+49-30-9018-20', 'Amtsgericht Charlottenburg, HRB 218400', 'production', []],
] as const)('finds values that nobody can have: %s, %s, in %s', (phone, register, environment, findings) => {
  const { site, ...content } = contentWith({});
  site.company.addresses.office = { lines: ['Kaufmannsweg 5', 'Bergen'], translations: {} };
  Object.assign(site.company.editions.de, { phone, register });
  const found = demonstration({ ...content, site: { ...site, environment } });
  expect(found.map(({ actual }) => actual)).toEqual(findings);
});
