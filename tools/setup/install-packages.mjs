import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fail, node, root, run, say } from './run-program.mjs';
import { readText, writeStamp } from './stamp-file.mjs';

/** The development dependencies that build the site. `npm start` leaves the others out. */
export const buildPackages = ['@vitejs/plugin-react', 'budoux', 'esbuild', 'three', 'vite'];

/** Each holds the lockfile for which these packages were last installed. */
const siteStamp = 'node_modules/.installed-site';
const allStamp = 'node_modules/.installed-lock';

/**
 * Installs the packages that build and serve the site, unless it is installed; everything if everything was installed
 * before.
 */
export function installSitePackages() {
  if (readText(allStamp) !== '') return installAllPackages();
  if (isInstalled(siteStamp)) return;
  const { devDependencies } = JSON.parse(readText('package.json'));
  // Named as dependencies for this once, so that they stay when the other development dependencies are left out.
  const asDependencies = buildPackages.map((name) => `${name}@${devDependencies[name]}`);
  install('packages of the site', '.', ['--omit=dev', '--save-prod', ...asDependencies]);
  completeInstallation(siteStamp);
}

/** Installs the packages that the site, its tests and its tools need, unless it is installed. */
export function installAllPackages() {
  if (isInstalled(allStamp)) return;
  install('packages of the site, its tests and its tools', '.', ['--include=dev']);
  completeInstallation(allStamp);
}

/**
 * Installs a large program that one benchmark or proof alone uses: the packages of `folder`. It has no lockfile, so
 * npm's result must depend on nothing but its settings: exact versions, and a date after which nothing counts.
 */
export function installProgram(folder) {
  const packages = join(root, folder, 'node_modules');
  const stamp = `${folder}/node_modules/.installed`;
  const settings = hashOf(`${folder}/package.json`, `${folder}/.npmrc`);
  if (readText(stamp) === settings) return;
  rmSync(packages, { recursive: true, force: true });
  install(`packages of ${folder}`, folder, []);
  writeStamp(stamp, settings);
}

const hashOf = (...paths) => createHash('sha256').update(paths.map(readText).join('\n')).digest('hex');
const isInstalled = (stamp) => readText(stamp) === hashOf('package-lock.json') && existsSync(node);

function install(what, folder, args) {
  say(`installing ${what} (once, and after its versions changed) …`);
  const status = run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...args], {
    cwd: join(root, folder),
    env: { ...process.env, NODE_ENV: undefined },
  });
  if (status !== 0)
    fail('npm install failed with the message above. It needs the network and write access to node_modules.');
}

function completeInstallation(stamp) {
  if (!existsSync(node))
    fail(
      `npm install ended without ${node}. Allow install scripts (npm config set ignore-scripts false) and try again.`,
    );
  removeNodeHeaders();
  writeStamp(stamp, hashOf('package-lock.json'));
}

/**
 * Deletes headers for compiling add-ons in C++, which no package here has: a fifth of the disk space of the site's
 * packages.
 */
function removeNodeHeaders() {
  const packages = join(root, 'node_modules/node/node_modules');
  const names = existsSync(packages) ? readdirSync(packages) : [];
  for (const name of names.filter((each) => /^node-(bin-)?[a-z]+-/.test(each)))
    rmSync(join(packages, name, 'include'), { recursive: true, force: true });
}
