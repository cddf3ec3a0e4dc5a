import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { compileInlineScript } from '../../tools/inline-script-plugin.ts';
import { siteRoots } from '../../tools/source-roots.mjs';
import { shortStyleNames } from '../../vite.config.ts';
import type { PeerContent } from './page-content.ts';
import { siteAssets } from './site-assets.ts';
import { staticSections } from './static-sections.ts';

const root = join(import.meta.dirname, '../..');
/** What a peer does not need: tests and the document, which every peer makes in its own way. */
const skippedPaths =
  /\.(test|examples)\.tsx?$|^document\/(document|render)\b|^pages\/(page-content|section-components)\b/;

const siteComponent = new RegExp(`^(${siteRoots.join('|')})/.*\\.tsx$`);
const siteImport = new RegExp(`'#((?:${siteRoots.join('|')}|core|contract|robots)/[^']+)'`, 'g');

export interface PeerProject {
  /** Its folder in `bench/peers`. Files in its `instead` folder replace the site's components with the same path. */
  name: string;
  /** Folder of the built peer. */
  into: string;
  /** Folder of the site's components inside it. */
  parts: string;
  /** The file inside it with `RoutedAnchor`, which uses the peer's router: links within the site become it. */
  routedAnchor?: string;
  /** Changes a component's source as the last step. */
  rewrite?: ((path: string, source: string) => string) | undefined;
}

/**
 * Writes a peer's project: its own files, the pages' content, and the site's components with relative imports, short
 * class names in place of CSS modules, and live robots that never start.
 */
export function writeProject(
  { name, into, parts, routedAnchor, rewrite = (_path, source) => source }: PeerProject,
  content: PeerContent,
): void {
  rmSync(join(into, parts), { recursive: true, force: true });
  const prepare = (path: string, source: string) => relativeImports(source, path, parts);
  const write = (path: string, source: string) => {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), source);
  };
  const part = (path: string, source: string) => {
    const partPath = `${parts}/${path}`;
    const linkedSource = routedAnchor ? withAnchors(path, source, importPath(partPath, routedAnchor)) : source;
    write(partPath, prepare(partPath, rewrite(path, linkedSource)));
  };
  for (const path of filesIn(root, [
    `{${siteRoots.join(',')}}/**/*.{ts,tsx}`,
    '{core,contract}/**/*.ts',
    'robots/names.ts',
  ]))
    if (!skippedPaths.test(path)) part(path, read(path));
  for (const path of filesIn(root, ['bench/peers/react-parts/*.*']))
    part(path.replace('bench/peers/react-parts', 'shared'), read(path));
  for (const path of filesIn(root, ['bench/peers/react-parts/instead/**/*.*']))
    part(path.replace('bench/peers/react-parts/instead/', ''), read(path));
  for (const path of filesIn(root, ['document/inline/*.ts']))
    if (!/\.(test|d)\.ts$/.test(path)) {
      const { code } = compileInlineScript(join(root, path));
      write(`${parts}/${path.replace(/\.ts$/, '.inline-script.ts')}`, `export const code = ${JSON.stringify(code)};\n`);
    }
  writeStyles((path, source) => write(`${parts}/${path}`, source));
  for (const robot of ['start-live-view', 'start-live-play', 'start-ar-view'])
    write(`${parts}/robots/live/${robot}.ts`, noRobot);
  write(
    `${parts}/site-assets.ts`,
    `export const siteAssets = ${JSON.stringify(siteAssets())};\nexport const pagePaths = ${JSON.stringify(Object.keys(content.pages))};\n`,
  );
  part('shared/static-sections.ts', staticSections(read('pages/section-components.ts'), ['home', 'product']));
  write('content.json', JSON.stringify(content));
  for (const path of filesIn(join(root, 'bench/peers', name), ['.npmrc', '**/*.*'])) {
    const source = read(`bench/peers/${name}/${path}`);
    if (path.startsWith('instead/')) part(path.replace('instead/', ''), source);
    else write(path, /\.(tsx?|astro|mjs)$/.test(path) ? prepare(path, source) : source);
  }
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const filesIn = (cwd: string, patterns: string[]): string[] =>
  globSync(patterns, { cwd }).map((path) => path.replaceAll('\\', '/'));

/** How the file `from` names the file `to` in an import. */
function importPath(from: string, to: string): string {
  const relativePath = relative(dirname(from), to).replaceAll('\\', '/');
  return relativePath.startsWith('.') ? relativePath : `./${relativePath}`;
}

/** Makes imports of other rooms relative, and points imports of styles to the modules that replace them. */
function relativeImports(source: string, path: string, parts: string): string {
  const to = (target: string) => importPath(path, `${parts}/${target}`);
  return source
    .replace(siteImport, (_all, path: string) => `'${to(path)}'`)
    .replace(/'(?:\.\.\/)+react-parts\/([^']+)'/g, (_all, rest: string) => `'${to(`shared/${rest}`)}'`)
    .replace(/\.ts\?inline-script'/g, ".inline-script.ts'")
    .replace(/\.css\?inline'/g, ".css.inline.ts'")
    .replace(/\.module\.css'/g, ".module.css.ts'");
}

function withAnchors(path: string, source: string, anchorPath: string): string {
  if (!siteComponent.test(path) || !/<a[\s>]/.test(source)) return source;
  return `import { RoutedAnchor } from '${anchorPath}';\n${source.replace(/<a(?=[\s>])/g, '<RoutedAnchor').replaceAll('</a>', '</RoutedAnchor>')}`;
}

/**
 * Writes beside every stylesheet what a component imports from it: the class names of a CSS module, and the text for
 * components that adopt their styles.
 */
function writeStyles(write: (path: string, source: string) => void): void {
  const nameOf = shortStyleNames();
  const writeText = (path: string, css: string) =>
    write(`${path}.inline.ts`, `export default ${JSON.stringify(css.replace(/\s+/g, ' '))};\n`);
  for (const path of filesIn(root, [`{${siteRoots.join(',')}}/**/*.css`])) {
    const css = read(path);
    if (!path.endsWith('.module.css')) {
      writeText(path, css);
      continue;
    }
    const names = Object.fromEntries(
      [...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => [name, nameOf(name, join(root, path))]),
    );
    const sheet = css.replace(
      /:global\(([^)]*)\)|\.([a-zA-Z][\w-]*)/g,
      (_all, global: string | undefined, name: string) => global ?? `.${names[name]}`,
    );
    write(`${path}.ts`, `export default ${JSON.stringify(names)} as Record<string, string>;\n`);
    writeText(path, sheet);
  }
}

const noRobot = `const none = () => Promise.reject(new Error('no robot comes to life here'));
export const startLiveView = none;
export const startLivePlay = none;
`;
