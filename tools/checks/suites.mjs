import { findFirefox, findWebKit } from '../setup/find-programs.mjs';
import { failedTests, runVitest } from './run-vitest.mjs';

export const projects = ['pure', 'components', 'unit', 'browser', 'drawing'];
/** The journeys run in these, too. Each has a function that finds it. */
export const otherBrowsers = { firefox: findFirefox, webkit: findWebKit };
export const everyBrowser = ['--tagsFilter', 'every-browser'];

const inOtherBrowsers = (filter) =>
  Object.entries(otherBrowsers).flatMap(([project, isInstalled]) => (isInstalled() ? [{ project, filter }] : []));

/** The suites of `npm test`: everything but what the tag `nightly` leaves to the proof of this name. */
export const gateSuites = () => [
  ...projects.map((project) => ({ project, filter: '!nightly' })),
  ...inOtherBrowsers('journey && !nightly'),
];

/** The suites of the proof `nightly`: what `npm test` leaves out, and every journey in three browsers. */
export const nightlySuites = () => [
  { project: 'unit', filter: 'nightly' },
  ...['browser', 'drawing'].map((project) => ({ project, filter: 'nightly || every-browser' })),
  ...inOtherBrowsers('every-browser'),
];

/**
 * Runs one suite. Modules are compiled anew: the cache that speeds up single files is experimental, and once lost a
 * file while two workers used it.
 */
async function runSuite({ project, filter }) {
  const args = ['--project', project, '--no-experimental.fsModuleCache', '--reporter=default', '--tagsFilter', filter];
  const start = performance.now();
  const result = await runVitest(args, `tests-${project}`);
  return { project, ...result, seconds: (performance.now() - start) / 1000 };
}

/**
 * Runs suites one after another, and those of Firefox and WebKit side by side: each of them uses one window, and so one
 * core. Drawing by software beside WebKit makes it hang.
 */
export async function runSuites(suites) {
  const results = [];
  for (const suite of suites.filter(({ project }) => !otherBrowsers[project])) results.push(await runSuite(suite));
  return [...results, ...(await Promise.all(suites.filter(({ project }) => otherBrowsers[project]).map(runSuite)))];
}

export const suiteSummary = ({ project, passed, failed, seconds }) =>
  `${project} tests: ${passed} passed, ${failed} failed in ${Math.round(seconds)} s`;

export const failuresOfSuite = ({ project, report }) => failedTests(report).map((failure) => `${project}: ${failure}`);
