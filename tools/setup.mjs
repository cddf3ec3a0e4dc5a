import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findNginx } from './find-nginx.mjs';
import { findPostgres } from './find-postgres.mjs';
import { bin, fail, node, root, run, runNode, say } from './run.mjs';

const lockStamp = 'node_modules/.installed-lock';
const buildStamp = 'build/.sources';
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Everything the built app is made of; a change in any of it makes the build stale. */
export const buildSources = [
  'app',
  'rules',
  'media',
  'studio',
  'tools',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');

function stamp(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Installs the packages of the lockfile, unless they are there. */
export function ensureInstalled() {
  const lock = createHash('sha256').update(read('package-lock.json')).digest('hex');
  if (read(lockStamp) === lock && existsSync(node)) return;
  say('installing packages (once, and after the lockfile changed) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const status = run(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev', '--loglevel=error'], {
    env: { ...process.env, NODE_ENV: undefined },
  });
  if (status !== 0)
    fail(
      'npm install failed. Its own message stands above; the network and the right to write node_modules are what it needs.',
    );
  if (!existsSync(node))
    fail(
      `npm install ended without ${node}. Allow install scripts (npm config set ignore-scripts false) and try again.`,
    );
  stamp(lockStamp, lock);
}

/** Builds the app, unless what it is made of is as it was at the last build. */
export function ensureBuilt() {
  const sources = sourcesHash();
  if (read(buildStamp) === sources) return;
  say('building (once, and after a change) …');
  if (runNode([bin('..', 'tools', 'build.mjs')]) !== 0) fail('the build failed. What is wrong stands above.');
  stamp(buildStamp, sources);
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of buildSources) addToHash(hash, source);
  return hash.digest('hex');
}

function addToHash(hash, path) {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return;
  if (statSync(absolute).isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addToHash(hash, `${path}/${name}`);
  } else if (!/\.test\.tsx?$|\.md$/.test(path)) {
    hash.update(`${path}\n`).update(readFileSync(absolute));
  }
}

/** The path of an installed Chromium or Chrome; undefined when there is none. */
export function findBrowser() {
  if (process.env.BROWSER_PATH) return process.env.BROWSER_PATH;
  const folders = (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .concat('/usr/bin', '/snap/bin');
  const inPath = folders.flatMap((folder) => browsers.map((name) => join(folder, name)));
  const inApplications = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  return [...inPath, ...inApplications].find((path) => existsSync(path));
}

/** Finds a browser for the tests; as root on Debian installs one. Ends with an instruction where neither works. */
export function ensureBrowser() {
  if (!findBrowser()) installFromDebian('Chromium', ['chromium', 'fonts-liberation']);
  const browser = findBrowser();
  if (!browser)
    fail(
      'the browser tests need Chromium or Chrome. Install one (Debian: sudo apt-get install chromium) or set BROWSER_PATH to its program.',
    );
  ensureLetters();
  return browser;
}

const hasLetters = () => ['zh-cn', 'ja', 'ko'].every((language) => fontsFor(`:lang=${language}`) !== '');

/**
 * Finds fonts of Chinese, Japanese and Korean, without which their pages are laid out as no visitor sees them, and
 * slowly; as root on Debian installs them.
 */
function ensureLetters() {
  if (process.platform !== 'linux' || hasLetters()) return;
  installFromDebian('fonts of Chinese, Japanese and Korean', ['fontconfig', 'fonts-noto-cjk']);
  if (hasLetters()) return;
  console.warn(
    '\n!!! No font of Chinese, Japanese or Korean: their pages are tested without letters. On Debian: sudo apt-get install fontconfig fonts-noto-cjk\n',
  );
}

/**
 * Finds PostgreSQL for the tests of accounts; as root on Debian installs it. Where neither works, says loudly which
 * tests are skipped.
 */
export function ensurePostgres() {
  if (findPostgres()) return;
  installFromDebian('PostgreSQL', ['postgresql']);
  if (findPostgres()) return;
  console.warn(
    '\n!!! PostgreSQL is not installed: the tests that need it will be SKIPPED. On Debian: sudo apt-get install postgresql\n',
  );
}

/**
 * Finds nginx for the tests of a cache in front of the site; as root on Debian installs it. Ends with an instruction
 * where neither works.
 */
export function ensureNginx() {
  if (findNginx()) return;
  installFromDebian('nginx', ['nginx-light']);
  if (!findNginx())
    fail(
      'the tests of a cache in front of the site need nginx. Install it (Debian: sudo apt-get install nginx-light).',
    );
}

/** Whether Prometheus and its promtool can be run. */
const hasPrometheus = () =>
  ['prometheus', 'promtool'].every((program) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0);

/**
 * Finds Prometheus for the proof that it reads our metrics and alerts; as root on Debian installs it. Ends with an
 * instruction where neither works.
 */
export function ensurePrometheus() {
  if (hasPrometheus()) return;
  installFromDebian('Prometheus', ['prometheus']);
  if (!hasPrometheus())
    fail(
      'the proof of metrics and alerts needs Prometheus with its promtool. Install it (Debian: sudo apt-get install prometheus).',
    );
}

/** A Python that has fontTools, with which guides are set; undefined when there is none. */
export const findFontTools = () =>
  ['python3', '/usr/bin/python3'].find(
    (python) => spawnSync(python, ['-c', 'import fontTools, brotli'], { stdio: 'ignore' }).status === 0,
  );

/**
 * Finds what guides are set with: fontTools and the fonts of Chinese and Korean; as root on Debian installs them. Ends
 * with an instruction where neither works.
 */
export function ensureFontTools() {
  if (findFontTools() && fontsFor('Noto Sans CJK SC')) return;
  installFromDebian('fonts and fontTools', ['fontconfig', 'fonts-noto-cjk', 'python3-fonttools', 'python3-brotli']);
  if (!findFontTools())
    fail(
      'guides are set with fontTools for Python. Install it (Debian: python3-fonttools, python3-brotli, fonts-noto-cjk; elsewhere: pip install fonttools brotli).',
    );
}

/** The installed fonts that fit a pattern of fontconfig, a line each; empty where fontconfig is missing too. */
const fontsFor = (pattern) => spawnSync('fc-list', [pattern], { encoding: 'utf8' }).stdout?.trim() ?? '';

/** Installs packages where that is possible: as root on Debian. */
function installFromDebian(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`installing ${what} from Debian (once) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
