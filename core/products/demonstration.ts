import { editionCodes } from '../place/editions.ts';
import type { Site } from '../site.ts';

/**
 * Values that nobody can have: names that end in .example, telephone numbers that are reserved for films or cannot be
 * dialled, numbers of registers that are all zeros, and people and places that are called a sample.
 */
const fictional = [
  /\.example\b/,
  /\+1-\d{3}-555-01\d\d/,
  /\+44 20 7946 0\d{3}/,
  /\+49[ -]30[ -]23125-\d{3}/,
  /\+33\s1\s99\s00\s\d\d\s\d\d/,
  /(?:\+(?:81-3|82-2)|\b0(?:10|2|3))-0{4}-?0{4}/,
  /(?<!\d[ -]?)(?:0[ -]?){5,}/,
  /\b(?:Example|Exemple|Sample|Muster|Beispiel)/i,
  /見本|サンプル|例示|예시|홍길동|示例|样例|張三|张三/,
];

/** Facts of the company that are fictional by their form, with their paths in `content/company.yaml`. */
export function demonstrationValues({ company }: Pick<Site, 'company'>) {
  const facts = editionCodes.flatMap((code) =>
    Object.entries(company.editions[code]).flatMap(([fact, value]) =>
      fact === 'address' ? [] : [{ path: `editions.${code}.${fact}`, value: value ?? '' }],
    ),
  );
  const addresses = Object.entries(company.addresses).map(([name, { lines }]) => ({
    path: `addresses.${name}`,
    value: lines.join(', '),
  }));
  return [...addresses, ...facts].filter(({ value }) => fictional.some((form) => form.test(value)));
}
