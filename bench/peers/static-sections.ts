import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sectionKindsOn } from '#pages/sections.ts';

const registry = readFileSync(join(import.meta.dirname, '../../pages/section-components.ts'), 'utf8');
const line = /^ {2}'?([\w-]+)'?: \(\) =>\s+import\('#([^']+)'\)\.then\(\s*\(module\) => module\.(\w+)/gm;
const components = [...registry.matchAll(line)].map(([, kind = '', path = '', name = '']) => ({ kind, path, name }));

/** The components of the sections that a kind of page may have, and their files. */
export function sectionsOn(pageKind: 'home' | 'product'): typeof components {
  const kinds: string[] = sectionKindsOn(pageKind);
  const ofPage = components.filter(({ kind }) => kinds.includes(kind));
  if (ofPage.length !== kinds.length) throw new Error('pages/section-components.ts has another shape now');
  return ofPage;
}

/** The module with a kind of page, which imports its sections statically: the peers render a page in one go. */
export function pageModule(pageKind: 'home' | 'product'): string {
  const name = { home: 'Home', product: 'Product' }[pageKind];
  const sections = sectionsOn(pageKind);
  return [
    `import { ${name}Layout } from '#pages/${pageKind}.tsx';`,
    "import { createPageContent } from './create-page-content.tsx';",
    ...sections.map((section) => `import { ${section.name} } from '#${section.path}';`),
    `export const ${name}Page = createPageContent(${name}Layout, {`,
    ...sections.map((section) => `  '${section.kind}': ${section.name},`),
    '});\n',
  ].join('\n');
}
