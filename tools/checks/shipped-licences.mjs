import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences that require attribution only. */
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

/** Other licences that are allowed for these packages only. */
const exceptions = [
  {
    packages: /^@img\/sharp-(libvips-|wasm32|win32-)/,
    licence: 'LGPL-3.0-or-later',
    why: 'sharp loads libvips unchanged as a separate library, which anybody may replace',
  },
];

/** Development dependencies that the build bundles. */
const builtIn = ['budoux', 'three'];

/**
 * Every package whose code runs on the server or in browsers, with the licence from its package.json. For packages of
 * other systems, which are not installed, the lock file counts.
 */
export function readShipped(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && (!dev || builtIn.some((name) => path === `node_modules/${name}`)))
    .map(([path, { version, license }]) => {
      const file = join(root, path, 'package.json');
      const installed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).license : license;
      return {
        name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
        version,
        licence: installed ?? '',
      };
    });
}

/** One line per package whose licence is not allowed. */
export function licenceIssues(packages) {
  return packages
    .filter((one) => !isAllowed(one))
    .map(({ name, version, licence }) => `${name} ${version}: ${licence === '' ? 'no licence' : licence}`);
}

/** Returns true if one licence of `(A OR B)` is allowed, or both of `A AND B`. Other expressions are not allowed. */
function isAllowed({ name, licence }) {
  const allowedHere = exceptions.filter(({ packages }) => packages.test(name)).map((exception) => exception.licence);
  const isPermitted = (one) => permissive.includes(one) || allowedHere.includes(one);
  const choices = String(licence)
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => isPermitted(one.trim())));
}
