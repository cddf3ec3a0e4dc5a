import { findFirefox, findWebKit } from '../setup/find-other-browsers.mjs';
import { bin, fail, runNode, say } from '../setup/run-program.mjs';
import { splitNames } from '../setup/split-names.mjs';
import { siteRoots } from '../source-roots.mjs';
import { writeBrowserMatrix } from './browser-matrix.mjs';
import { fastChecks, runChecksInParallel } from './fast-checks.mjs';
import { failedTests, runVitest } from './run-vitest.mjs';

const projects = ['pure', 'components', 'unit', 'browser', 'drawing'];
/** The journeys run in these, too. Each has a function that finds it. */
const otherBrowsers = { firefox: findFirefox, webkit: findWebKit };
const browserOption = '--in';
const onlyJourneys = ['--tagsFilter', 'every-browser'];

const unbuilt = ['core', 'contract', 'robots', 'studio', ...siteRoots].join('|');
/**
 * The requirements of tests, each with the paths of tests that have it. Only tests of this project's content need a
 * build.
 */
const needsOfPaths = {
  built: new RegExp(`^(?!(${unbuilt})/|accounts/(?!mail|profile|$)|server/(?!content|$))`),
  browser: /^(?!browser\/).*browser/,
  postgres: new RegExp(`^(?!(${unbuilt})/)`),
  nginx: /deploy/,
};

/** Returns the requirements of the named tests, or of all of them. */
export function testNeeds(args) {
  const { names } = splitNames(args);
  const needs = Object.entries(needsOfPaths)
    .filter(([, paths]) => names.length === 0 || names.some((name) => paths.test(name)))
    .map(([need]) => need);
  const hasOtherBrowser = names.length === 0 || args.includes(browserOption);
  return ['all packages', ...needs, ...(hasOtherBrowser ? ['other browsers'] : [])];
}

/**
 * `npm test`: runs the fast checks and every suite. With paths, or parts of them, runs the tests in those files alone,
 * with `--in firefox` or `--in webkit` their journeys in that browser; vitest's options may follow. Exits with 1 if any
 * fails.
 */
export async function runTests(args) {
  if (args.length > 0) runNamedTests(args);
  const checks = [
    ...fastChecks,
    ['changes since the last release', ['tools/content/print-changes.ts', '--out', 'build/changes.txt']],
  ];
  const failedChecks = await runChecksInParallel(checks);
  const installed = Object.keys(otherBrowsers).filter((browser) => otherBrowsers[browser]());
  const suites = [
    ...projects.map((project) => runSuite(project)),
    ...installed.map((browser) => runSuite(browser, onlyJourneys)),
  ];
  const reports = Object.fromEntries(suites.map(({ project, report }) => [project, report]));
  if (installed.length === 2 && suites.every(({ report }) => report)) writeBrowserMatrix(reports);

  const passed = suites.reduce((sum, suite) => sum + suite.passed, checks.length - failedChecks.length);
  const failed = suites.reduce((sum, suite) => sum + suite.failed, failedChecks.length);
  for (const name of [...failedChecks, ...suites.flatMap(failuresOfSuite)]) say(`failed: ${name}`);
  for (const suite of suites) say(`${suite.project} tests: ${suite.passed} passed, ${suite.failed} failed`);
  for (const browser of Object.keys(otherBrowsers))
    if (!installed.includes(browser)) say(`${browser} is not installed: its journeys were skipped`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

function runNamedTests(args) {
  const { names } = splitNames(args);
  if (names.some((name) => name.replace(/^\.\//, '').startsWith('tests/proof/')))
    fail('tests below tests/proof are proofs: npm run proof -- NAME runs one.');
  const at = args.indexOf(browserOption);
  const browser = at < 0 ? undefined : args[at + 1];
  if (at >= 0 && !otherBrowsers[browser]?.())
    fail(`${browserOption} takes the name of an installed browser: ${Object.keys(otherBrowsers).join(' or ')}.`);
  const suites = browser ? [browser] : projects;
  const options = [...suites.flatMap((project) => ['--project', project]), ...(browser ? onlyJourneys : [])];
  const others = args.filter((_arg, index) => at < 0 || index < at || index > at + 1);
  process.exit(runNode([bin('vitest', 'vitest.mjs'), 'run', ...options, ...others]));
}

/**
 * Runs one vitest project. Modules are compiled anew: the cache that speeds up single files is experimental, and once
 * lost a file while two workers used it.
 */
function runSuite(project, options = []) {
  const args = ['--project', project, '--no-experimental.fsModuleCache', '--reporter=default', ...options];
  return { project, ...runVitest(args, `tests-${project}`) };
}

const failuresOfSuite = ({ project, report }) => failedTests(report).map((failure) => `${project}: ${failure}`);
