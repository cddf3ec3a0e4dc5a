import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../setup/run-program.mjs';

const entry = 'document/render.tsx';
const componentList = 'pages/section-components.ts';

/** The chunk with styles that an island brings itself (`adoptedStyles` in vite.config.ts). */
const adoptedChunk = /\/adopted-[^/]+\.css$/;

/** The module of each kind of section, by the text of the list of components. */
export const sectionModules = (text) =>
  new Map(
    [...text.matchAll(/^ {2}'?([\w-]+)'?: \(\) =>\s+import\('#([^']+)'\)/gm)].map(([, kind, path]) => [kind, path]),
  );

/**
 * Joins the stylesheets of the server build into a shared one and one for each kind of page. `kinds` are the kinds of
 * section, each with the kinds of page that may have it, `modules` the path of each one's component. Returns the
 * addresses by name, `{ shared, home, product, … }`, without kinds of page that have no styles of their own.
 */
export function assembleStyles(serverDir, targetDir, { kinds, modules }) {
  const manifest = JSON.parse(readFileSync(join(serverDir, '.vite/manifest.json'), 'utf8'));
  const shared = stylesOf(manifest, entry);
  const filesOf = (path) =>
    (manifest[path] ? stylesOf(manifest, path) : []).filter(
      (file) => !shared.includes(file) && !adoptedChunk.test(file),
    );
  const addresses = { shared: write('shared', shared, serverDir, targetDir, layerOrder()) };
  for (const pageKind of new Set([...Object.values(kinds).flatMap(({ pages }) => pages), 'not-found'])) {
    const sections = Object.keys(kinds).filter((kind) => kinds[kind].pages.includes(pageKind));
    const paths = [`pages/${pageKind}.tsx`, ...sections.map((kind) => modules.get(kind))];
    const files = [...new Set(paths.flatMap(filesOf))];
    if (files.length > 0) addresses[pageKind] = write(pageKind, files, serverDir, targetDir);
  }
  return addresses;
}

export async function projectSections() {
  const { sectionKinds } = await import('../../pages/sections.ts');
  return { kinds: sectionKinds, modules: sectionModules(readFileSync(join(root, componentList), 'utf8')) };
}

/** Writes the stylesheet for print, which no module imports, and returns its URL. */
export function writePrintStyles(targetDir) {
  const entryPoints = [join(root, 'document/styles/print/print.css')];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, minify: true, write: false });
  return writeSheet('print', outputFiles[0].text.trim(), targetDir);
}

/** CSS files of a module and of its imports, imports first. */
function stylesOf(manifest, key, visited = new Set()) {
  if (visited.has(key)) return [];
  visited.add(key);
  const { imports = [], css = [] } = manifest[key];
  return [...new Set([...imports.flatMap((imported) => stylesOf(manifest, imported, visited)), ...css])];
}

/** The statement that orders the layers must come first, but minifying moves it. */
const layerOrder = () => /@layer [^{};]+;/.exec(readFileSync(join(root, 'document/styles/tokens.css'), 'utf8'))[0];

function write(name, files, serverDir, targetDir, start = '') {
  return writeSheet(
    name,
    start + files.map((file) => readFileSync(join(serverDir, file), 'utf8').trim()).join('\n'),
    targetDir,
  );
}

function writeSheet(name, css, targetDir) {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  mkdirSync(targetDir, { recursive: true });
  writeFileSync(join(targetDir, `${name}-${hash}.css`), css);
  return `/${basename(targetDir)}/${name}-${hash}.css`;
}
