import { expect, test } from 'vitest';
import { owedFacts } from '#core/law/law-schema.ts';
import { editionCodes, editions } from '#core/place/editions.ts';
import { fixtureContent } from '#tests/support/site/fixture-audit.ts';
import { demonstration, lawDuties } from './law-duties.ts';

const page = { kind: 'support', picture: 'robot/front', sections: [{ id: 'text', kind: 'prose', parts: [] }] };

/** A site whose German law has these entries, and whose German company has all facts but one. */
function contentWith(law: object) {
  const content = fixtureContent({ pages: { imprint: { ...page, where: { de: 'always' } } } });
  content.site.law.de = law;
  const facts = Object.fromEntries(owedFacts[editions.de.law].map((fact) => [fact, 'value']));
  content.site.company.editions.de = { ...facts, name: 'value', address: 'office', vat: undefined };
  return content;
}
const pathsIn = (content: ReturnType<typeof contentWith>) =>
  lawDuties(content)
    .filter(({ edition }) => edition === 'de')
    .map(({ path }) => path);

test('finds a duty without an entry, and one whose page the edition does not have', () => {
  const link = (slug: string) => ({ source: 'DDG', label: 'Impressum', link: `page:${slug}` });
  expect(pathsIn(contentWith({}))).toContain('provider');
  expect(pathsIn(contentWith({ provider: link('imprint') }))).not.toContain('provider');
  expect(pathsIn(contentWith({ provider: link('nowhere') }))).toContain('provider');
});

test('asks only the editions that owe a duty', () => {
  const owing = lawDuties(contentWith({})).filter(({ path }) => path === 'consent');
  expect(owing.map(({ edition }) => edition).sort()).toEqual(['cn', 'kr']);
  expect(new Set(lawDuties(contentWith({})).map(({ edition }) => edition))).toEqual(new Set(editionCodes));
});

test('finds a fact of the company that the law wants', () => {
  expect(pathsIn(contentWith({})).filter((path) => path.startsWith('editions.'))).toEqual(['editions.de.vat']);
});

test('finds values that nobody can have, and no others', () => {
  const content = contentWith({});
  const { de } = content.site.company.editions;
  content.site.company.addresses.office = { lines: ['Kaufmannsweg 5', 'Bergen'], translations: {} };
  const findingsWith = (phone: string, register: string, environment: 'production' | 'test' = 'production') => {
    Object.assign(de, { phone, register });
    content.site.environment = environment;
    return demonstration(content).map(({ severity, actual }) => [severity, actual]);
  };
  const fictional = ['+49-30-23125-001', 'Amtsgericht Musterstadt, HRB 00000'] as const;
  expect(findingsWith(...fictional)).toEqual([
    ['warning', 'values that nobody has: editions.de.register, editions.de.phone'],
  ]);
  expect(findingsWith(...fictional, 'test')).toEqual([]);
  expect(findingsWith('+49-30-9018-20', 'Amtsgericht Charlottenburg, HRB 218400')).toEqual([]);
});
