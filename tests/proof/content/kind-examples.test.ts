import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { editionCodes, editions } from '#core/place/editions.ts';
import { resolveEveryPage } from '#pages/every-page.ts';
import { type SectionKindName, sectionKinds } from '#pages/sections.ts';
import { copyProject } from '#tests/support/running/project-copy.ts';
import { checkEverything } from '#tools/content/check-everything.ts';
import { type KindExample, kindExamples } from '#tools/scaffold/kinds/kind-examples.ts';
import { writeScaffold } from '#tools/scaffold/scaffold.ts';

const root = join(import.meta.dirname, '../../..');
const copy = copyProject(['content']);
afterAll(() => rmSync(copy, { recursive: true }));

const checkCopy = () => checkEverything(copy, { isVerified: false, auditAt: undefined });

/**
 * The files of an example. A page of campaigns is in every edition of theirs; where the example has no words, its
 * section is left out.
 */
function filesOf({ page, locale, words }: KindExample): Record<string, string> {
  const settings = parse(page) as { where: object; sections: object[] };
  if (Object.keys(settings.where).length > 0) return { page, [locale]: words };
  const readers = editionCodes.filter((code) => editions[code].locales[0] === locale);
  const sections = settings.sections.map((section) => ({ ...section, only: readers }));
  const locales = new Set(editionCodes.map((code) => editions[code].locales.at(-1) as string));
  const otherWords = stringify({ ...(parse(words) as object), description: 'A sale.', sections: {} });
  return {
    ...Object.fromEntries([...locales].map((one) => [one, otherWords])),
    page: stringify({ ...settings, sections }),
    [locale]: words,
  };
}

test('every example of a kind of section loads, resolves and renders as a page of its own', async () => {
  const examples = kindExamples(root);
  const kinds = Object.keys(sectionKinds) as SectionKindName[];
  // The page with the results of a draw is made of its sale page.
  expect(kinds.filter((kind) => !examples.has(kind))).toEqual(['draw-results']);
  for (const [name, example] of examples) {
    const folder = `content/pages/${name === 'article' ? 'news/' : ''}example-${name}`;
    const files = Object.entries(filesOf(example)).map(([file, text]) => [`${folder}/${file}.yaml`, text]);
    writeScaffold(copy, { newFiles: Object.fromEntries(files), changedFiles: {}, nextSteps: [] });
  }
  // Not every campaign is in every edition.
  const surplus = (await checkCopy()).issues.filter(({ actual }) => actual.startsWith('words that no edition'));
  for (const { file } of surplus) rmSync(resolve(file));
  const { issues, content } = await checkCopy();
  expect(issues.map(({ file, path, actual }) => `${file} ${path}: ${actual}`)).toEqual([]);
  const pages = content ? resolveEveryPage(content).pages : [];
  const slugs = new Set(pages.map(({ slug }) => slug.replace('news/', '')));
  expect([...examples.keys()].filter((name) => !slugs.has(`example-${name}`))).toEqual([]);
});
