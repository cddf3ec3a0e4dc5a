/*
 * The folders of the project's code. A new one is named here once: builds, checks, searches and tests read these
 * lists, and `tests/source-roots.test.ts` fails for a folder with code that is in none.
 */

/** The look of the site, and the code that runs in browsers. */
export const siteRoots = ['ui', 'browser', 'apps', 'features', 'pages', 'document'];
/** The code that the server runs, or sends to browsers. */
export const servedRoots = ['accounts', 'contract', 'core', 'desk', 'main', 'robots', 'server', ...siteRoots];
/** The code that a build or a server needs. */
export const runningRoots = [...servedRoots, 'studio', 'tools'];
export const codeRoots = [...runningRoots, 'bench', 'deploy', 'tests'];
export const bundledRoots = ['contract', 'core', 'desk', 'robots', 'studio', 'tools', ...siteRoots];
/** Code that reads the requests of visitors, or runs on their devices. */
export const visitorRoots = ['accounts', 'contract', 'core', 'main', 'robots/live', 'server', ...siteRoots];
export const browserRoots = [
  'contract',
  'core',
  'desk/calendar',
  'desk/findings',
  'desk/preview',
  'desk/screen',
  'desk/shell',
  'robots',
  ...siteRoots,
];
/** Code that keeps nothing between two calls, so that its tests share a process. */
export const pureRoots = ['contract', 'core', ...siteRoots];
/** Modules that do nothing by being imported: what is not used of them stays out of browsers. */
export const sideEffectFreeRoots = [
  'contract',
  'core',
  'browser/toolbox',
  'browser/islands',
  'browser/session',
  'features',
  'ui',
];

/** A pattern of the paths below some roots. */
export const pathsBelow = (roots) => new RegExp(`^(?:${roots.join('|')})/`);
