import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { type PageKind, pageKindNotes, page as pageSchema } from '#core/links/page-schema.ts';
import { isSectionKind, type SectionKindName, sectionKinds, sectionKindsOn } from '#pages/sections.ts';
import { yamlFormat } from '#server/content/yaml-format.ts';
import { camelCase } from './name-styles.ts';
import { ScaffoldError } from './scaffold.ts';

const pageKinds = pageSchema.shape.kind.options;

interface WrittenPage {
  kind: PageKind;
  sections: readonly { id: string; kind: string }[];
}

/** Lines of YAML, with a comment above each part that names its file. */
type Example = string[];

/**
 * `npm run new -- list`: the kinds of page, and the kinds of section that each may hold. With the name of a kind, the
 * shortest example of it in content; with `all`, one of each kind of section. Throws a ScaffoldError for an unknown
 * name.
 */
export function listKinds(root: string, name: string | undefined): string[] {
  if (name === undefined) return overview(root);
  if (name === 'all')
    return (Object.keys(sectionKinds) as SectionKindName[]).sort().flatMap((kind) => sectionLines(root, kind));
  if (isSectionKind(name)) return sectionLines(root, name);
  const pageKind = pageKinds.find((kind) => kind === name);
  if (!pageKind)
    throw new ScaffoldError(`"${name}" is no kind of page or section: npm run new -- list prints all of them.`);
  const examples = readPages(root).flatMap(({ file, page }) =>
    page.kind === pageKind ? [pageExample(root, file)] : [],
  );
  return [`# A ${pageKind} page. ${pageKindNotes[pageKind]}`, ...shortest(examples)];
}

function overview(root: string): string[] {
  const width = Math.max(...pageKinds.flatMap((kind) => sectionKindsOn(kind)).map((kind) => kind.length));
  return [
    ...pageKinds.flatMap((kind: PageKind) => [
      `${kind} pages. ${pageKindNotes[kind]}`,
      ...sectionKindsOn(kind).map((section) => `  ${section.padEnd(width)}  ${readNote(root, section)}`),
      '',
    ]),
    'npm run new -- list NAME prints an example of a kind of page or section, npm run new -- list all one of each section.',
  ];
}

function sectionLines(root: string, kind: SectionKindName): string[] {
  const pages = pageKinds.filter((page) => sectionKindsOn(page).includes(kind));
  const examples = readPages(root).flatMap(({ file, page }) =>
    page.sections.filter((section) => section.kind === kind).map((section) => sectionExample(root, file, section)),
  );
  return [`# ${kind}, on ${pages.join(', ')} pages. ${readNote(root, kind)}`, ...shortest(examples), ''];
}

const readPages = (root: string): { file: string; page: WrittenPage }[] =>
  globSync('content/pages/**/page.yaml', { cwd: root })
    .sort()
    .map((file) => ({ file, page: parse(readFileSync(join(root, file), 'utf8')) as WrittenPage }));

/** A file of a page's words. English first, since the examples are read by people who write code. */
function wordsFile(root: string, pageFile: string): string {
  const folder = dirname(pageFile);
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml') && name !== 'page.yaml');
  return join(folder, names.find((name) => name === 'en.yaml') ?? names[0] ?? 'page.yaml');
}

function pageExample(root: string, file: string): Example {
  const files = [file, wordsFile(root, file)];
  return files.flatMap((each) => [`# ${each}`, readFileSync(join(root, each), 'utf8').trimEnd()]);
}

function sectionExample(root: string, file: string, section: WrittenPage['sections'][number]): Example {
  const words = wordsFile(root, file);
  const { sections = {} } = parse(readFileSync(join(root, words), 'utf8')) as { sections?: Record<string, unknown> };
  const { [section.id]: ownWords } = sections;
  return [
    ...[`# ${file}`, stringify({ sections: [section] }, yamlFormat).trimEnd()],
    ...(ownWords === undefined
      ? []
      : [`# ${words}`, stringify({ sections: { [section.id]: ownWords } }, yamlFormat).trimEnd()]),
  ];
}

const shortest = (examples: readonly Example[]): Example =>
  examples.toSorted((one, other) => one.join().length - other.join().length)[0] ?? ['# No page.yaml holds one.'];

/** The comment above the definition of a kind of section, in one line. */
function readNote(root: string, kind: SectionKindName): string {
  const name = camelCase(kind);
  const list = readFileSync(join(root, 'pages/sections.ts'), 'utf8');
  const path = new RegExp(`import \\{ ${name} \\} from '#([^']+)'`).exec(list)?.[1] ?? '';
  const definition = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*)\\*/\\s*export const ${name} = defineSection`);
  const comment = definition.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? '';
  return comment
    .replaceAll(/^\s*\*? ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
