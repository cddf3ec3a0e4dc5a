import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, fail, root, runNode, say } from '../setup/run-program.mjs';
import { splitNames } from '../setup/split-names.mjs';
import { writeBrowserMatrix } from './browser-matrix.mjs';
import { passedProofs, writeProofRow } from './proof-table.mjs';
import { failedTests, runVitest } from './run-vitest.mjs';
import { failuresOfSuite, nightlySuites, runSuites, suiteSummary } from './suites.mjs';

const folder = 'tests/proof';
const ending = '.test.ts';
const vitest = bin('vitest', 'vitest.mjs');
/** The requirements of the proofs that need others, by the beginning of their paths. */
const needsByPath = {
  'specification/': [],
  'browser/': ['browser'],
  'drawing/': ['browser'],
  'patterns.': ['recheck'],
  'validators/': ['browser', 'java', 'validators'],
};
const otherNeeds = ['browser', 'postgres', 'nginx', 'prometheus'];
/** Proofs that compare with something, which the command names. Without their name they do not run. */
const programs = { unchanged: `${folder}/unchanged/unchanged.ts` };
/** Proofs whose size is a setting, with one that takes seconds. */
const smokeSizes = {
  'tests/proof/faults/faults-soak.test.ts': { SOAK_MINUTES: '0.2' },
  'tests/proof/faults/faults-crawl.test.ts': { CRAWL_ADDRESSES: '10000' },
};

/** The proof that runs the tests which `npm test` leaves out, and every journey in three browsers. */
export const nightly = 'nightly';

/** Returns the requirements of the named proofs besides the build. Ends the process if a name is unknown. */
export function proofNeeds(args) {
  const { names } = splitNames(args);
  if (isProgram(names)) return ['browser'];
  if (isNightly(names)) return [...otherNeeds, 'other browsers'];
  for (const name of names) if (filesNamed(name).length === 0) fail(unknownProof(name));
  if (args.includes('--smoke')) return [];
  return (names.length === 0 ? filesNamed('') : names.flatMap(filesNamed)).flatMap(needsOf);
}

const isNightly = (names) => names.length === 1 && names[0] === nightly;

const isProgram = (names) => names.length === 1 && Object.hasOwn(programs, names[0]);

function needsOf(file) {
  const start = Object.keys(needsByPath).find((each) => file.startsWith(`${folder}/${each}`));
  return start === undefined ? otherNeeds : needsByPath[start];
}

/**
 * `npm run proof -- NAME… [vitest options]`: runs the named proofs or folders. Without a name it runs all proofs one
 * after another and writes the result of each to `docs/proofs.md`.
 */
export async function runProofs(args) {
  const { names, options } = splitNames(args);
  if (isProgram(names)) process.exit(runNode([programs[names[0]], ...options]));
  if (isNightly(names)) process.exit((await runNightly()).failed > 0 ? 1 : 0);
  const files = names.flatMap(filesNamed);
  if (options.includes('--smoke')) process.exit(runSmoke(files));
  if (names.length === 0) process.exit(await runAll(options));
  const projects = ['--project', 'proof', '--project', 'specification'];
  process.exit(runNode([vitest, 'run', ...projects, '--reporter=verbose', ...files, ...options]));
}

/**
 * Runs all proofs that did not pass yet on this state of the project, writes the table, and names the failed ones at
 * its end. Returns 0 if there are none.
 */
async function runAll(options) {
  const names = [...filesNamed('').map(nameOf), nightly].sort();
  const passed = passedProofs().filter(({ commit }) => isCurrent(commit));
  const left = names.filter((name) => !passed.some((proof) => proof.name === name));
  say(`${left.length} of ${names.length} proofs are left to run on this state of the project`);
  const failures = [];
  for (const name of left) {
    const commit = currentCommit();
    const start = performance.now();
    const { passed, failed, failures: named } = await (name === nightly ? runNightly() : runFile(name, options));
    const seconds = (performance.now() - start) / 1000;
    const result = failed === 0 ? `${passed} passed` : `**${failed} of ${passed + failed} failed**`;
    writeProofRow(names, { name, result, seconds, commit });
    failures.push(...(failed > 0 && named.length === 0 ? [name] : named));
  }
  for (const failure of failures) say(`failed: ${failure}`);
  say(`${left.length} proofs ran, ${failures.length} tests failed; the table is in docs/proofs.md`);
  return failures.length === 0 ? 0 : 1;
}

async function runFile(name, options) {
  const path = `${folder}/${name}${ending}`;
  const args = ['--project', projectOf(path), '--reporter=default', path, ...options];
  const { report, passed, failed } = await runVitest(args, 'proof');
  return { passed, failed, failures: failedTests(report) };
}

/** Also writes the table of journeys in `docs/browsers.md` if all three browsers are installed. */
async function runNightly() {
  const suites = await runSuites(nightlySuites());
  const reports = Object.fromEntries(suites.map(({ project, report }) => [project, report]));
  if (reports.firefox && reports.webkit && suites.every(({ report }) => report)) writeBrowserMatrix(reports);
  const failures = suites.flatMap(failuresOfSuite);
  for (const failure of failures) say(`failed: ${failure}`);
  for (const suite of suites) say(suiteSummary(suite));
  const sum = (key) => suites.reduce((total, suite) => total + suite[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), failures };
}

/** Everything but the table itself. */
const sources = ['--', '.', ':!docs/proofs.md'];
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const currentCommit = () => git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', ...sources) ? '+' : '');

/** `true` if nothing but the table has changed since a commit. */
function isCurrent(commit) {
  try {
    return !commit.endsWith('+') && git('diff', '--name-only', commit, ...sources) === '';
  } catch {
    return false;
  }
}

/** Loads these proofs, or all, without running them, and runs those that can be small. Returns 0 if all still work. */
function runSmoke(namedFiles) {
  const files = namedFiles.length > 0 ? namedFiles : filesNamed('');
  const statuses = ['specification', 'proof'].map((project) => {
    const ofProject = files.filter((file) => projectOf(file) === project);
    if (ofProject.length === 0) return 0;
    say(`loading ${ofProject.length} files of the project ${project} …`);
    const list = [vitest, 'list', '--project', project, '--no-isolate', ...ofProject];
    return runNode(list, { stdio: ['ignore', 'ignore', 'inherit'] });
  });
  const small = files.filter((file) => Object.hasOwn(smokeSizes, file));
  const env = Object.assign({ ...process.env }, ...small.map((file) => smokeSizes[file]));
  if (small.length > 0) statuses.push(runNode([vitest, 'run', '--project', 'proof', ...small], { env }));
  return statuses.find((status) => status !== 0) ?? 0;
}

const nameOf = (file) => file.slice(folder.length + 1, -ending.length);

const projectOf = (file) => (file.startsWith(`${folder}/specification/`) ? 'specification' : 'proof');

/**
 * Files of the proof with this name, else of the folder with this name, else all whose path contains it: `faults`
 * matches `faults-disk`.
 */
function filesNamed(name) {
  const files = readdirSync(join(root, folder), { recursive: true })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith(ending));
  const candidates = [
    files.filter((file) => file === `${name}${ending}`),
    files.filter((file) => file.startsWith(`${name.replace(/\/$/, '')}/`)),
    files.filter((file) => `${folder}/${file}`.includes(name)),
  ];
  const chosen = candidates.find((some) => some.length > 0) ?? [];
  return chosen.map((file) => `${folder}/${file}`);
}

function unknownProof(name) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith(ending))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name.slice(0, -ending.length)));
  return `there is no proof "${name}". There are: ${[...entries, nightly].sort().join(', ')}.`;
}
