import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createBuilder } from 'vite';
import { fail, root, runNode, say, startNode } from '../setup/run-program.mjs';
import { assembleStyles, projectSections, writePrintStyles } from './build-styles.mjs';
import { measureMedia } from './measure-media.mjs';
import { brotliSize, precompress } from './precompress.mjs';

const serverDir = join(root, 'build/server');
const clientDir = join(root, 'build/client');
const deskDir = join(root, 'build/desk');

/** Size budgets per page, in bytes after brotli. */
const budgets = { client: 7 * 1024, styles: 17 * 1024 };

/**
 * Builds everything that the server needs besides content: the renderer, scripts and styles, facts about media and,
 * without `--models-later`, the robots for augmented reality. Then checks the content against it.
 */
export async function build() {
  // Set for development, it would make Vite build for development too.
  process.env.NODE_ENV = 'production';
  if (runNode(['tools/site-build/retain-assets.ts']) !== 0)
    throw new Error('the assets of the last build could not be retained. See the message above.');
  const makeArModels = 'tools/site-build/make-ar-models.ts';
  if (runNode([makeArModels, '--list']) !== 0) throw new Error('the models of the robots could not be listed.');
  const arModels = process.argv.includes('--models-later') ? 0 : startNode([makeArModels]);
  const schemas = startNode(['tools/site-build/write-content-schemas.ts']);
  say('measuring pictures, building scripts and the renderer …');
  const media = measureMedia(root);
  const builder = await createBuilder({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await builder.buildApp();
  say('assembling stylesheets …');
  const assets = await writeAssets();
  writeDeskAssets();
  await writePublicFiles();
  const { pictures, newPictures, clips, manuals, lines } = await media;
  say(`${pictures} pictures, ${newPictures} of them new`);
  say(`${clips} clips`);
  say(`${manuals} manuals`);
  say(`${lines} spoken lines`);
  if ((await schemas) !== 0) throw new Error('the schemas for editors could not be written. See the message above.');
  // A command that checks the content anyway wants to say everything at once that is wrong.
  const checksContent = !process.argv.includes('--without-content');
  say(checksContent ? 'compressing, and checking content …' : 'compressing …');
  const [status] = await Promise.all([
    checksContent ? startNode(['tools/content/check-content.ts', '--walk-again']) : 0,
    precompress(clientDir),
    precompress(join(deskDir, 'client')),
  ]);
  if ((await arModels) !== 0) throw new Error('the models of the robots could not be made. See the message above.');
  if (status !== 0) throw new Error('the content has errors. Fix the ones listed above.');
  reportSizes(assets);
}

/** Collects all assets in `build/client/assets` and lists them in `build/assets.json`. */
async function writeAssets() {
  const manifest = readJson(join(clientDir, '.vite/manifest.json'));
  const styles = assembleStyles(serverDir, join(clientDir, 'assets'), await projectSections());
  const fonts = copyFonts();
  const fontOf = (part) => `/assets/${fonts.find((name) => name.startsWith(`archivo-${part}-`))}`;
  const client = `/${manifest['browser/entry/client.ts'].file}`;
  const print = writePrintStyles(join(clientDir, 'assets'));
  const assets = {
    client,
    styles,
    print,
    font: fontOf('basic'),
    europeanFont: fontOf('european'),
    build: hashOfBuild(),
  };
  writeFileSync(join(root, 'build/assets.json'), `${JSON.stringify(assets, undefined, 2)}\n`);
  return assets;
}

function writeDeskAssets() {
  const { file, css = [] } = readJson(join(deskDir, 'client/.vite/manifest.json'))['desk/shell/desk.tsx'];
  writeFileSync(
    join(deskDir, 'assets.json'),
    `${JSON.stringify({ script: `/${file}`, styles: css.map((name) => `/${name}`) }, undefined, 2)}\n`,
  );
}

/** Only the server build emits fonts, since no browser script imports them. */
function copyFonts() {
  const fonts = readdirSync(join(serverDir, 'assets')).filter((name) => !name.endsWith('.css'));
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  for (const name of fonts) copyFileSync(join(serverDir, 'assets', name), join(clientDir, 'assets', name));
  return fonts;
}

/** The id of the build: a hash of all its output. */
function hashOfBuild() {
  const hash = createHash('sha256');
  const files = [...listFiles(join(clientDir, 'assets')), ...listFiles(serverDir)].filter((file) =>
    /\.(js|css|woff2)$/.test(file),
  );
  for (const file of files.sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

const listFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

/** Copies the public files and draws the icons for programs that do not read SVG. */
async function writePublicFiles() {
  cpSync(join(root, 'document/public'), clientDir, { recursive: true });
  const drawIcon = (size) =>
    sharp(join(root, 'document/public/favicon.svg'), { density: 300 })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer();
  writeFileSync(join(clientDir, 'apple-touch-icon.png'), await drawIcon(180));
  writeFileSync(join(clientDir, 'favicon.ico'), icoFile(await drawIcon(32), 32));
}

/** An ICO file with one square picture: a PNG of `size` pixels. */
function icoFile(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return Buffer.concat([header, png]);
}

function reportSizes({ client, styles }) {
  const shared = brotliSize(join(clientDir, styles.shared));
  const sizes = [['script of every page', brotliSize(join(clientDir, client)), budgets.client]];
  for (const [kind, address] of Object.entries(styles))
    if (address !== styles.shared)
      sizes.push([`styles of a ${kind} page`, shared + brotliSize(join(clientDir, address)), budgets.styles]);
  for (const [what, bytes, budget] of sizes) {
    const over = bytes > budget ? ` — over its budget of ${(budget / 1024).toFixed(0)} KB` : '';
    say(`${what}: ${(bytes / 1024).toFixed(1)} KB${over}`);
  }
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

if (process.argv[1] === fileURLToPath(import.meta.url)) await build().catch((error) => fail(error.message));
