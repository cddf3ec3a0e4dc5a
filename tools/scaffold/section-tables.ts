import type { PageKind } from '#rules/schema/page.ts';
import { pascalCase } from './name-styles.ts';

/** Kinds of section by name, with the kinds of page that may contain them. */
export type SectionPages = Record<string, { readonly pages: readonly PageKind[] }>;

const folder = 'app/pages/section-tables';

/** An object key, quoted if necessary. */
const objectKey = (name: string) => (name.includes('-') ? `'${name}'` : name);

/**
 * Generates `app/pages/section-tables/`: per kind of page, a table from kinds of section to components. Separate tables
 * keep the styles of each kind of page separate.
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
    '// Written by `npm run new -- tables` from pages/sections.ts.',
    ...imports,
    "import type { SectionComponents } from '../page-sections.tsx';",
    '',
    `export const ${page}Sections: SectionComponents<'${page}'> = {`,
    ...names.map((name) => `  ${objectKey(name)}: ${pascalCase(name)}Section,`),
    '};',
  ].join('\n')}\n`;
}
