import { type PageKind, pageKindNotes, page as pageSchema } from '#core/links/page-schema.ts';
import { isSectionKind, type SectionKindName, sectionKindsOn } from '#pages/sections.ts';
import { ScaffoldError } from '../scaffold.ts';
import { type KindExample, kindExamples } from './kind-examples.ts';
import { sectionNotes } from './kind-notes.ts';

const pageKinds = pageSchema.shape.kind.options;

/**
 * `npm run new -- list`: the kinds of page, and the kinds of section that each may hold. With the name of a kind, an
 * example of it; with `all`, an example of each. Throws a ScaffoldError for an unknown name.
 */
export function listKinds(root: string, name: string | undefined): string[] {
  if (name === undefined) return overview(root);
  const examples = kindExamples(root);
  if (name === 'all') return [...examples.keys()].sort().flatMap((kind) => sectionLines(root, kind, examples));
  if (isSectionKind(name)) return sectionLines(root, name, examples);
  const pageKind = pageKinds.find((kind) => kind === name);
  if (!pageKind)
    throw new ScaffoldError(`"${name}" is no kind of page or section: npm run new -- list prints all of them.`);
  const shortest = [...examples.values()]
    .filter(({ kind }) => kind === pageKind)
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))[0];
  return [`# A ${pageKind} page. ${pageKindNotes[pageKind]}`, ...(shortest ? exampleLines(shortest) : [])];
}

const lengthOf = ({ page, words }: KindExample): number => page.length + words.length;

function overview(root: string): string[] {
  const noteOf = sectionNotes(root);
  const width = Math.max(...pageKinds.flatMap((kind) => sectionKindsOn(kind)).map((kind) => kind.length));
  return [
    ...pageKinds.flatMap((kind: PageKind) => [
      `${kind} pages. ${pageKindNotes[kind]}`,
      ...sectionKindsOn(kind).map((section) => `  ${section.padEnd(width)}  ${noteOf(section)}`),
      '',
    ]),
    'npm run new -- list NAME prints an example of a kind of page or section, npm run new -- list all one of each section.',
  ];
}

function sectionLines(
  root: string,
  kind: SectionKindName,
  examples: ReadonlyMap<SectionKindName, KindExample>,
): string[] {
  const pages = pageKinds.filter((page) => sectionKindsOn(page).includes(kind));
  const example = examples.get(kind);
  return [
    `# ${kind}, on ${pages.join(', ')} pages. ${sectionNotes(root)(kind)}`,
    ...(example ? exampleLines(example) : ['# No page.yaml holds one.']),
    '',
  ];
}

const exampleLines = ({ page, locale, words }: KindExample): string[] => [
  '# page.yaml',
  page.trimEnd(),
  `# ${locale}.yaml`,
  words.trimEnd(),
];
