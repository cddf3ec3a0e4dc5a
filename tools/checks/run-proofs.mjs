import { execFileSync } from 'node:child_process';
import { benches, benchNeeds, runBench } from '../run-benches.mjs';
import { bin, fail, root, runNode, say } from '../setup/run-program.mjs';
import { splitNames } from '../setup/split-names.mjs';
import { writeBrowserMatrix } from './browser-matrix.mjs';
import { changedProofs } from './changed-proofs.mjs';
import { allProofs, needsOf, nightly, projectOf, proofFile, proofNames, proofsNamed } from './proof-files.mjs';
import { passedProofs, proofTable, writeProofRow } from './proof-table.mjs';
import { failedTests, runVitest } from './run-vitest.mjs';
import { failuresOfSuite, nightlySuites, runSuites, suiteSummary } from './suites.mjs';

const vitest = bin('vitest', 'vitest.mjs');
/** Proofs that compare with something, which the command names. Without their name they do not run. */
const programs = {
  mutation: { file: 'tests/proof/mutation/mutation.ts', needs: ['postgres'] },
  unchanged: { file: 'tests/proof/unchanged/unchanged.ts', needs: ['browser'] },
};
/** Proofs whose size is a setting, with one that takes seconds. */
const smokeSizes = {
  'faults/faults-soak': { SOAK_MINUTES: '0.2' },
  'faults/faults-crawl': { CRAWL_ADDRESSES: '10000' },
};

/**
 * Reads the arguments. `proofs` is undefined if none are named: then all of them run, and the benchmarks. Ends the
 * process if a name is unknown.
 */
function readRequest(args) {
  const { names, options: allOptions } = splitNames(args);
  const options = allOptions.filter((option) => option !== '--smoke');
  const isSmoke = options.length < allOptions.length;
  const program = programs[names[0]];
  if (program) return { program, options };
  if (names.length === 0 && options[0] !== '--changed') return { proofs: undefined, isSmoke, options };
  const unknown = names.find((name) => proofsNamed(name).length === 0);
  if (unknown !== undefined) fail(`there is no proof "${unknown}". There are: ${proofNames().join(', ')}.`);
  const [, base = 'HEAD'] = options;
  const wanted = names.length > 0 ? names : changedProofs(base);
  return { proofs: [...new Set(wanted.flatMap(proofsNamed))], isSmoke, options: names.length > 0 ? options : [] };
}

/** Returns the requirements of the proofs that these arguments ask for, besides the build. */
export function proofNeeds(args) {
  const { program, proofs, isSmoke } = readRequest(args);
  if (program) return program.needs;
  const needsOfProofs = isSmoke ? [] : (proofs ?? allProofs()).flatMap(needsOf);
  return proofs ? needsOfProofs : [...needsOfProofs, ...benchNeeds([])];
}

/**
 * `npm run proof -- NAME… [vitest options]`: runs the named proofs or folders, or with `--changed [COMMIT]` those that
 * concern what has changed since. Without a name it runs all proofs one after another, and all benchmarks in their
 * smallest form, writes the result of each to `docs/proofs.md` and ends with a table. With `--smoke` all are as small
 * as can be, and nothing is written.
 */
export async function runProofs(args) {
  const { program, proofs, isSmoke, options } = readRequest(args);
  if (program) process.exit(runNode([program.file, ...options]));
  if (args[0] === '--changed')
    say(proofs.length > 0 ? `changes concern ${proofs.join(', ')}` : 'no proof is concerned');
  const smokeRuns = proofs ? [] : Object.keys(benches).map(benchRun);
  if (isSmoke) process.exit(await runEach([...smallestRuns(proofs ?? allProofs()), ...smokeRuns], () => {}));
  if (!proofs) process.exit(await runAll([...allProofs().map((name) => proofRun(name, options)), ...smokeRuns]));
  process.exit(await runNamed(proofs, options));
}

/** Runs the named proofs in one process, so that the output of each test is seen. Returns 0 if none failed. */
async function runNamed(proofs, options) {
  const files = proofs.filter((name) => name !== nightly).map(proofFile);
  const projects = ['--project', 'proof', '--project', 'specification'];
  const status =
    files.length > 0 ? runNode([vitest, 'run', ...projects, '--reporter=verbose', ...files, ...options]) : 0;
  const { failed } = proofs.includes(nightly) ? await runNightly() : { failed: 0 };
  return status === 0 && failed > 0 ? 1 : status;
}

/** Runs what did not pass yet on this state of the project, and writes the table. Returns 0 if none failed. */
async function runAll(runs) {
  const names = runs.map(({ name }) => name).sort();
  const passed = passedProofs().filter(({ commit }) => isCurrent(commit));
  const left = runs.filter(({ name }) => !passed.some((proof) => proof.name === name));
  say(`${left.length} of ${runs.length} proofs are left to run on this state of the project`);
  return await runEach(left, (result) => writeProofRow(names, result));
}

/** Runs one after another, and prints what failed and the table of all. Returns 0 if none failed. */
async function runEach(runs, record) {
  const results = [];
  for (const { name, run } of runs) {
    const [commit, day, start] = [currentCommit(), new Date().toISOString().slice(0, 10), performance.now()];
    const { passed, failed, failures = [] } = await run();
    results.push({ name, passed, failed, failures, seconds: (performance.now() - start) / 1000, commit, day });
    record(results.at(-1));
  }
  for (const failure of results.flatMap(({ failures }) => failures)) say(`failed: ${failure}`);
  console.log(proofTable(results));
  const red = results.filter(({ failed }) => failed > 0);
  say(
    `${red.length} of ${results.length} failed${red.length > 0 ? `: ${red.map(({ name }) => name).join(', ')}` : ''}`,
  );
  return red.length === 0 ? 0 : 1;
}

const proofRun = (name, options) => ({ name, run: () => (name === nightly ? runNightly() : runProof(name, options)) });

async function runProof(name, options) {
  const args = ['--project', projectOf(name), '--reporter=default', proofFile(name), ...options];
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

/** Runs that load these proofs without running their tests, and that run those which can be small. */
function smallestRuns(proofs) {
  const files = proofs.filter((name) => name !== nightly);
  const loading = ['specification', 'proof'].flatMap((project) => {
    const paths = files.filter((name) => projectOf(name) === project).map(proofFile);
    return paths.length === 0 ? [] : [loadingRun(project, ['--project', project, ...paths])];
  });
  const suites = nightlySuites().flatMap(({ project, filter }) =>
    proofs.includes(nightly) ? [loadingRun(`nightly, ${project}`, ['--project', project, '--tagsFilter', filter])] : [],
  );
  const small = files
    .filter((name) => Object.hasOwn(smokeSizes, name))
    .map((name) => {
      const env = { ...process.env, ...smokeSizes[name] };
      return programRun(name, [vitest, 'run', '--project', 'proof', proofFile(name)], { env });
    });
  return [...loading, ...suites, ...small];
}

const loadingRun = (label, args) =>
  programRun(`loading of ${label}`, [vitest, 'list', '--no-isolate', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });

const programRun = (name, args, options) => ({ name, run: () => resultOf(runNode(args, options)) });

const benchRun = (name) => ({ name: `bench/${name}`, run: () => resultOf(runBench(name, { isSmoke: true })) });

const resultOf = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** Everything but the table itself. */
const sources = ['--', '.', ':!docs/proofs.md'];
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const currentCommit = () => git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', ...sources) ? '+' : '');

/** Returns true if nothing but the table has changed since a commit. */
function isCurrent(commit) {
  try {
    return !commit.endsWith('+') && git('diff', '--name-only', commit, ...sources) === '';
  } catch {
    return false;
  }
}
