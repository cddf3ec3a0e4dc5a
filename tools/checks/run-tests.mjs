import { bin, fail, runNode, say } from '../setup/run-program.mjs';
import { splitNames } from '../setup/split-names.mjs';
import { siteRoots } from '../source-roots.mjs';
import { fastChecks, runChecksInParallel } from './fast-checks.mjs';
import {
  everyBrowser,
  failuresOfSuite,
  gateSuites,
  otherBrowsers,
  projects,
  runSuites,
  suiteSummary,
} from './suites.mjs';

const browserOption = '--in';

const unbuilt = ['core', 'contract', 'robots', 'studio', ...siteRoots].join('|');
/**
 * The requirements of tests, each with the paths of tests that have it. Only tests of this project's content need a
 * build.
 */
const needsOfPaths = {
  built: new RegExp(
    `^(?!(${unbuilt})/|accounts/(?!mail|garage(/profile|/?$)|$)|server/(?!content|$))|^pages/(shown|$)`,
  ),
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
 * `npm test`: runs the fast checks and every suite, without the tests that are left to the proof `nightly`. With paths,
 * or parts of them, runs all tests in those files, with `--in firefox` or `--in webkit` their journeys in that browser;
 * vitest's options may follow. Exits with 1 if any fails.
 */
export async function runTests(args) {
  if (args.length > 0) runNamedTests(args);
  const checks = [
    ...fastChecks,
    ['changes since the last release', ['tools/content/print-changes.ts', '--out', 'build/changes.txt']],
  ];
  const failedChecks = await runChecksInParallel(checks);
  const suites = await runSuites(gateSuites());
  const passed = suites.reduce((sum, suite) => sum + suite.passed, checks.length - failedChecks.length);
  const failed = suites.reduce((sum, suite) => sum + suite.failed, failedChecks.length);
  for (const name of [...failedChecks, ...suites.flatMap(failuresOfSuite)]) say(`failed: ${name}`);
  for (const suite of suites) say(suiteSummary(suite));
  for (const browser of Object.keys(otherBrowsers))
    if (!suites.some(({ project }) => project === browser))
      say(`${browser} is not installed: its journeys were skipped`);
  say('the tests with the tag nightly are left to npm run proof -- nightly');
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
  const options = [...suites.flatMap((project) => ['--project', project]), ...(browser ? everyBrowser : [])];
  const others = args.filter((_arg, index) => at < 0 || index < at || index > at + 1);
  process.exit(runNode([bin('vitest', 'vitest.mjs'), 'run', ...options, ...others]));
}
