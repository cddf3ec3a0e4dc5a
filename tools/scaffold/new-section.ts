import type { PageKind } from '#core/links/page-schema.ts';
import { sectionKinds } from '#pages/sections.ts';
import { camelCase, pascalCase } from './name-styles.ts';
import { readProjectFile, refuseExisting, type Scaffold, ScaffoldError, type ScaffoldRequest } from './scaffold.ts';

/** The area of `features/` for a section that is first of all on one kind of page. */
const areaOf: Readonly<Record<PageKind, string>> = {
  home: 'home',
  product: 'product',
  catalogue: 'catalogue',
  programming: 'programming',
  sale: 'sale',
  chooser: 'regions',
  form: 'account',
  support: 'support',
  news: 'news',
};

/** A kind of section (`docs/how-to/add-a-section.md`). */
export function newSection({ root, name, pageKinds }: ScaffoldRequest): Scaffold {
  const path = `features/${areaOf[pageKinds[0]]}/${name}`;
  if (Object.hasOwn(sectionKinds, name))
    throw new ScaffoldError(`${name} is a kind of section already: choose another name.`);
  refuseExisting(root, [`${path}.ts`, `${path}.tsx`]);
  return {
    newFiles: {
      [`${path}.ts`]: ruleText(name),
      [`${path}.tsx`]: componentText(name),
      [`${path}.module.css`]: `.body {
  max-width: 40rem;
}
`,
    },
    changedFiles: {
      'pages/sections.ts': sectionList(readProjectFile(root, 'pages/sections.ts'), name, path, pageKinds),
      'pages/section-components.ts': componentList(readProjectFile(root, 'pages/section-components.ts'), name, path),
    },
    nextSteps: [
      `Say in ${path}.ts what content writes of it, and what its component is handed.`,
      `Show it: ${path}.tsx, its styles, and a test of what it does beyond showing its words.`,
      `Put it on a page: { id: ${camelCase(name)}, kind: ${name} } in page.yaml (${pageKinds.join(', ')}), and its words.`,
    ],
  };
}

const propertyOf = (name: string) => (name.includes('-') ? `'${name}'` : name);

/** Adds a kind to the text of `pages/sections.ts`: its import and its line, both in alphabetical order. */
function sectionList(text: string, name: string, path: string, pages: readonly PageKind[]): string {
  const line = `  ${propertyOf(name)}: onPages(${[camelCase(name), ...pages.map((page) => `'${page}'`)].join(', ')}),`;
  const withImport = insertLine(
    text,
    /^import \{ \w+ \} from '(#features\/.+)';$/gm,
    `#${path}.ts`,
    `import { ${camelCase(name)} } from '#${path}.ts';`,
  );
  return insertLine(withImport, /^ {2}'?([a-z0-9-]+)'?: onPages\(.+\),$/gm, name, line);
}

/** Adds a kind to the text of `pages/section-components.ts`, in alphabetical order. */
function componentList(text: string, name: string, path: string): string {
  const component = `then((module) => module.${pascalCase(name)}Section)`;
  const line = `  ${propertyOf(name)}: () => import('#${path}.tsx').${component},`;
  const lines = line.length > 120 ? line.replace('() => ', '() =>\n    ') : line;
  return insertLine(text, /^ {2}'?([a-z0-9-]+)'?: \(\) =>/gm, name, lines);
}

/**
 * Inserts a line among those that match `lines`, sorted by the capture of the pattern. An entry may go on in the lines
 * that follow. Throws a ScaffoldError if no line matches.
 */
function insertLine(text: string, lines: RegExp, key: string, line: string): string {
  const matches = [...text.matchAll(lines)];
  const [next, last] = [matches.find(([, other = '']) => other > key), matches.at(-1)];
  if (!last) throw new ScaffoldError(`no line is like "${line.trim()}": the shape of its file has changed.`);
  const end = /\n(?! {4})/g;
  end.lastIndex = last.index;
  const at = next ? next.index : (end.exec(text)?.index ?? text.length - 1) + 1;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}

const ruleText = (name: string) => `import * as z from 'zod';
import { defineSection, readingSurface, type SectionValue } from '#core/section/define.ts';

/** A heading and a text. */
export const ${camelCase(name)} = defineSection({
  structure: z.strictObject({ surface: readingSurface.default('white') }),
  words: z.strictObject({
    /** Label in the sub-navigation of a product. */
    nav: z.string().optional(),
    heading: z.string(),
    text: z.string(),
  }),
  resolve: ({ surface }, words) => ({ surface, ...words }),
});

export type ${pascalCase(name)}Value = SectionValue<'${name}', typeof ${camelCase(name)}>;
`;

const componentText = (name: string) => `import { SectionFrame } from '#ui/section-frame.tsx';
import styles from './${name}.module.css';
import type { ${pascalCase(name)}Value } from './${name}.ts';

/** A heading and a text below it. */
export function ${pascalCase(name)}Section({ section }: { section: ${pascalCase(name)}Value }) {
  const { id, anchor, surface, heading, text } = section;
  return (
    <SectionFrame id={id} anchor={anchor} surface={surface} heading={heading}>
      <p className={styles.body}>{text}</p>
    </SectionFrame>
  );
}
`;
