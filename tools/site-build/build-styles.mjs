import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../setup/run-program.mjs';

const entry = 'document/render.tsx';
const pageModule = /^app\/pages\/([a-z-]+)\.tsx$/;

/** The chunk with the styles of kinds of section that are on few pages (`rareSections` in vite.config.ts). */
const sectionChunk = /\/section-([a-z-]+?)-[\w-]{8}\.css$/;

/** The chunk with styles that an island brings itself (`adoptedStyles` in vite.config.ts). */
const adoptedChunk = /\/adopted-[^/]+\.css$/;

/**
 * Joins the stylesheets of the server build into a shared one, one per kind of page, and one per kind of page with a
 * section that few of them have. Returns their URLs by name, `{ shared, home, product, product+morph, … }`, without
 * kinds that have no styles of their own.
 */
export function assembleStyles(serverDir, targetDir) {
  const manifest = JSON.parse(readFileSync(join(serverDir, '.vite/manifest.json'), 'utf8'));
  const shared = stylesOf(manifest, entry);
  const addresses = { shared: write('shared', shared, serverDir, targetDir, layerOrder()) };
  for (const key of Object.keys(manifest)) {
    const kind = pageModule.exec(key)?.[1];
    if (!kind) continue;
    const ownFiles = stylesOf(manifest, key).filter((file) => !shared.includes(file));
    const pageFiles = ownFiles.filter((file) => !sectionChunk.test(file) && !adoptedChunk.test(file));
    if (pageFiles.length > 0) addresses[kind] = write(kind, pageFiles, serverDir, targetDir);
    for (const file of ownFiles) {
      const names = sectionChunk.exec(file)?.[1];
      if (names === undefined) continue;
      const address = write(`${kind}-${names}`, [...pageFiles, file], serverDir, targetDir);
      for (const name of names.split('--')) addresses[`${kind}+${name}`] = address;
    }
  }
  return addresses;
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
