import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sectionKindsOn } from '#pages/sections.ts';
import { importedFiles } from '#tests/support/deploy/imported-files.ts';
import { compileInlineScript } from '../../tools/inline-script-plugin.ts';
import { siteRoots } from '../../tools/source-roots.mjs';
import { scopedName } from '../../vite.config.ts';
import type { PeerContent } from './page-content.ts';
import { peers } from './peers.ts';

const root = join(import.meta.dirname, '../..');
const kinds = ['home', 'product'] as const;

const registry = readFileSync(join(root, 'pages/section-components.ts'), 'utf8');
const line = /^ {2}'?([\w-]+)'?: \(\) =>\s+import\('#([^']+)'\)\.then\(\s*\(module\) => module\.(\w+)/gm;
const components = [...registry.matchAll(line)].map(([, kind = '', path = '', name = '']) => ({ kind, path, name }));

/** The components of the sections that a kind of page may have, and their files. */
function sectionsOn(pageKind: 'home' | 'product'): typeof components {
  const kinds: string[] = sectionKindsOn(pageKind);
  const ofPage = components.filter(({ kind }) => kinds.includes(kind));
  if (ofPage.length !== kinds.length) throw new Error('pages/section-components.ts has another shape now');
  return ofPage;
}

/** The module with a kind of page, which imports its sections statically: the peers render a page in one go. */
function pageModule(pageKind: 'home' | 'product'): string {
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

/** The files of the site in every peer's project: what the peers' own files import, the sections, and their imports. */
export const siteFiles = (): string[] =>
  importedFiles([
    ...takenFiles(),
    ...kinds.flatMap((kind) => [`pages/${kind}.tsx`, ...sectionsOn(kind).map(({ path }) => path)]),
  ]);

/** The files of the site that the peers' own files import, types left out. */
function takenFiles(): string[] {
  const files = globSync(
    ['react-parts', ...peers.map(({ name }) => name)].map((name) => `${name}/**/*.{ts,tsx,astro}`),
    {
      cwd: import.meta.dirname,
    },
  );
  const imports = /^(?!\s*(?:import|export) type\b).*(?:from |import\()'#([^']+)'/gm;
  return files
    .flatMap((file) => [...read(`bench/peers/${file}`).matchAll(imports)].map(([, path = '']) => path))
    .filter((path) => existsSync(join(root, path)));
}

/**
 * Writes a peer's project: its own files and, in `site/`, which its imports that begin with `#` lead to, the pages and
 * the site's files. Files in a folder `instead` replace those of the site with the same path.
 */
export function writeProject(name: string, into: string, content: PeerContent): void {
  const write = (path: string, source: string) => {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), source);
  };
  const has = (file: string) => existsSync(join(import.meta.dirname, name, file));
  const isRouted = has('routed-anchor.tsx');
  const rendersIslandsAlone = has('with-messages.tsx');
  for (const path of siteFiles().filter((each) => /\.tsx?$/.test(each))) {
    const prepared = prepare(path, read(path));
    const source = rendersIslandsAlone && path.endsWith('.island.tsx') ? withMessages(prepared) : prepared;
    write(`site/${path}`, isRouted && path.endsWith('.tsx') ? withAnchors(source) : source);
  }
  writeStyles((path, source) => write(`site/${path}`, source));
  for (const folder of ['react-parts', name])
    for (const path of globSync(['.npmrc', '**/*.*'], { cwd: join(import.meta.dirname, folder) })) {
      const source = read(`bench/peers/${folder}/${path}`);
      if (path.startsWith('instead/')) write(path.replace('instead', 'site'), source);
      else write(folder === name ? path : `site/${folder}/${path}`, source);
    }
  for (const kind of kinds) write(`site/react-parts/${kind}.tsx`, pageModule(kind));
  write('site/react-parts/site-assets.ts', assetsModule(Object.keys(content.pages)));
  write('content.json', JSON.stringify(content));
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Performs the steps of the site's build beyond compiling, and marks islands as frameworks want them marked. */
function prepare(path: string, source: string): string {
  const code = source
    .replace(/\.css\?inline'/g, ".css.inline.ts'")
    .replace(/\.module\.css'/g, ".module.css.ts'")
    .replace(/export \{ code as (\w+) \} from '(.+)\?inline-script'/g, (_all, name: string, file: string) => {
      const script = compileInlineScript(join(root, dirname(path), file)).code;
      return `export const ${name} = ${JSON.stringify(script)}`;
    });
  return path.endsWith('.island.tsx') ? `'use client';\n${code}` : code;
}

function withAnchors(source: string): string {
  if (!/<a[\s>]/.test(source)) return source;
  const linked = source.replace(/<a(?=[\s>])/g, '<RoutedAnchor').replaceAll('</a>', '</RoutedAnchor>');
  const [directive = ''] = /^'use client';\n/.exec(linked) ?? [];
  return `${directive}import { RoutedAnchor } from '#routed-anchor.tsx';\n${linked.slice(directive.length)}`;
}

/** An island takes its messages as props where it has no contexts of the page. */
const withMessages = (source: string): string =>
  [
    source.replace(/^export (?=\w+ Island\b)/m, ''),
    "import { withMessages } from '#with-messages.tsx';",
    'const WithMessages = withMessages(Island);',
    'export { WithMessages as Island };\n',
  ].join('\n');

/**
 * Writes beside every stylesheet what a component imports from it: the class names of a CSS module, and the text for
 * components that adopt their styles.
 */
function writeStyles(write: (path: string, source: string) => void): void {
  const writeText = (path: string, css: string) =>
    write(`${path}.inline.ts`, `export default ${JSON.stringify(css.replace(/\s+/g, ' '))};\n`);
  for (const path of globSync(`{${siteRoots.join(',')}}/**/*.css`, { cwd: root })) {
    const css = read(path);
    if (!path.endsWith('.module.css')) {
      writeText(path, css);
      continue;
    }
    const names = Object.fromEntries(
      [...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => [name, scopedName(name, join(root, path))]),
    );
    const sheet = css.replace(
      /:global\(([^)]*)\)|\.([a-zA-Z][\w-]*)/g,
      (_all, global: string | undefined, name: string) => global ?? `.${names[name]}`,
    );
    write(`${path}.ts`, `export default ${JSON.stringify(names)} as Record<string, string>;\n`);
    writeText(path, sheet);
  }
}

/** The stylesheets and the font of the built site, which every peer uses unchanged, and the paths of its pages. */
function assetsModule(pagePaths: string[]): string {
  const { styles, ...assets } = JSON.parse(read('build/assets.json')) as { styles: Record<string, string> };
  const peerStyles = Object.fromEntries(Object.entries(styles).filter(([name]) => /^(shared|home|product)/.test(name)));
  return [
    `export const siteAssets = ${JSON.stringify({ ...assets, styles: peerStyles })};`,
    `export const pagePaths = ${JSON.stringify(pagePaths)};\n`,
  ].join('\n');
}
