import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that ask for no more than to be named. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
];

/** What else is allowed, for these packages alone, and why. */
const exceptions = [
  {
    packages: /^@img\/sharp-(libvips-|wasm32|win32-)/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips is a library of its own beside sharp, which loads it as it comes; anybody may put another in its place',
  },
];

/** Packages of development whose code the build puts into what browsers load. */
const builtIn = ['three'];

/**
 * Every package that a running site or a visitor's browser has code of, with the licence that its own package.json
 * names; of those for other systems, which are not installed here, the lock file's word counts.
 */
export function readShipped(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && (!dev || builtIn.some((name) => path === `node_modules/${name}`)))
    .map(([path, { version, license }]) => {
      const file = join(root, path, 'package.json');
      const own = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : license;
      return {
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version,
        licence: own ?? '',
      };
    });
}

/** What is wrong with the licences of packages, a line for each. */
export function licenceFaults(packages) {
  return packages
    .filter((one) => !isAllowed(one))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence === '' ? 'no licence' : licence}`);
}

/** Of `(A OR B)` one must be allowed, of `A AND B` each; anything that is no such expression is not. */
function isAllowed({ name, licence }) {
  const may = exceptions.filter(({ packages }) => packages.test(name)).map((exception) => exception.licence);
  const isKnown = (one) => permissive.includes(one) || may.includes(one);
  const choices = String(licence)
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => isKnown(one.trim())));
}
