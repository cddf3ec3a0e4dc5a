import type { PageKind } from '#rules/schema/page.ts';
import { pascalCase } from './name-styles.ts';

/** The kinds of section by name, each with the kinds of page that may hold it. */
export type SectionPages = Record<string, { readonly pages: readonly PageKind[] }>;

const folder = 'app/pages/section-tables';

/** A key of an object, quoted where it must be. */
const key = (name: string) => (name.includes('-') ? `'${name}'` : name);

/**
 * The tables of `app/pages/section-tables/`, one for each kind of page, as text by file: which component renders which
 * kind of section. A table of its own for each page keeps the styles of one kind of page away from the others.
 */
export function sectionTables(sections: SectionPages): Map<string, string> {
  const pages = [...new Set(Object.values(sections).flatMap((section) => section.pages))].sort();
  return new Map(pages.map((page) => [`${folder}/${page}.ts`, tableOf(page, sections)]));
}

function tableOf(page: PageKind, sections: SectionPages): string {
  const names = Object.keys(sections)
    .filter((name) => sections[name]?.pages.includes(page))
    .sort();
  const imports = names.map(
    (name) => `import { ${pascalCase(name)}Section } from '../../sections/${name}/${name}.tsx';`,
  );
  return `${[
    '// Written by `npm run new -- tables` from rules/sections/registry.ts.',
    ...imports,
    "import type { SectionComponents } from '../page-sections.tsx';",
    '',
    `export const ${page}Sections: SectionComponents<'${page}'> = {`,
    ...names.map((name) => `  ${key(name)}: ${pascalCase(name)}Section,`),
    '};',
  ].join('\n')}\n`;
}
