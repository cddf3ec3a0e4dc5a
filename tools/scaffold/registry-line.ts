import type { PageKind } from '#rules/schema/page.ts';
import { camelCase } from './name-styles.ts';
import { ScaffoldError } from './scaffold.ts';

interface NewKind {
  /** Kebab case, such as `sale-hero`. */
  name: string;
  /** Its folder below `rules/sections/`. */
  group: string;
  pages: readonly PageKind[];
}

/** Adds a kind to the text of the section registry: its import and its line, both in alphabetical order. */
export function registryWithSection(text: string, { name, group, pages }: NewKind): string {
  const property = name.includes('-') ? `'${name}'` : name;
  const line = `  ${property}: onPages(${[camelCase(name), ...pages.map((page) => `'${page}'`)].join(', ')}),`;
  const withImport = insertLine(
    text,
    /^import \{ \w+ \} from '(\.\/.+)';$/gm,
    `./${group}/${name}.ts`,
    `import { ${camelCase(name)} } from './${group}/${name}.ts';`,
  );
  return insertLine(withImport, /^ {2}'?([a-z0-9-]+)'?: onPages\(.+\),$/gm, name, line);
}

/** Inserts a line among those that match `lines`, sorted by what the pattern captures. */
function insertLine(text: string, lines: RegExp, key: string, line: string): string {
  const matches = [...text.matchAll(lines)];
  const [next, last] = [matches.find(([, other = '']) => other > key), matches.at(-1)];
  if (!last) throw new ScaffoldError(`pages/sections.ts has no lines as "${line.trim()}": its shape has changed.`);
  const at = next ? next.index : last.index + last[0].length + 1;
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`;
}
