import type { PageKind } from '#core/links/page-schema.ts';
import { sectionKindsOn } from '#pages/sections.ts';

/**
 * The sections of some kinds of page as static imports, made from the text of `pages/section-components.ts`: the peers
 * render a page in one go.
 */
export function staticSections(list: string, pageKinds: readonly PageKind[]): string {
  const wanted = new Set<string>(pageKinds.flatMap((kind) => sectionKindsOn(kind)));
  const entries = [
    ...list.matchAll(/^ {2}'?([\w-]+)'?: \(\) =>\s+import\('([^']+)'\)\.then\(\(module\) => module\.(\w+)\)/gm),
  ]
    .map(([, kind = '', path = '', name = '']) => ({ kind, path, name }))
    .filter(({ kind }) => wanted.has(kind));
  if (entries.length !== wanted.size) throw new Error('pages/section-components.ts has another shape now');
  return [
    "import type { ComponentType } from 'react';",
    ...entries.map(({ path, name }) => `import { ${name} } from '${path}';`),
    'export const sections: Record<string, ComponentType<{ section: never }>> = {',
    ...entries.map(({ kind, name }) => `  '${kind}': ${name},`),
    '};',
    '',
  ].join('\n');
}
