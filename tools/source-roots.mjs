/*
 * The folders of the project's code. A new one is named here once: builds, checks, searches and tests read these
 * lists, and `tests/source-roots.test.ts` fails for a folder with code that is in none.
 */

/** What the server runs, or sends to browsers. */
export const servedRoots = ['accounts', 'app', 'desk', 'main', 'robots', 'rules', 'server'];
/** What a build or a server needs. */
export const runningRoots = [...servedRoots, 'studio', 'tools'];
/** All code. */
export const codeRoots = [...runningRoots, 'bench', 'deploy', 'tests'];
/** What the bundles are made from. */
export const bundledRoots = ['app', 'desk', 'robots', 'rules', 'studio', 'tools'];
/** Code that reads what visitors send, or runs on their devices. */
export const visitorRoots = ['accounts', 'app', 'main', 'robots/live', 'rules', 'server'];
/** Code that runs in browsers. */
export const browserRoots = ['app', 'desk/screens', 'desk/values', 'robots', 'rules'];
/** Code with CSS modules, whose classes get short names for visitors. */
export const styleRoots = ['app', 'desk'];
/** Code that keeps nothing between two calls, so that its tests share a process. */
export const pureRoots = ['app', 'rules'];
/** Modules that do nothing by being imported: what is not used of them stays out of browsers. */
export const sideEffectFreeRoots = [
  'rules',
  ...['browser', 'context', 'islands', 'ui', 'sections', 'shell', 'session'].map((folder) => `app/${folder}`),
];

/** A pattern of the paths below some roots. */
export const pathsBelow = (roots) => new RegExp(`^(?:${roots.join('|')})/`);
