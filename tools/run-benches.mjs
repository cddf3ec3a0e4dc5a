import { fail, runNode, say } from './setup/run-program.mjs';
import { splitNames } from './setup/split-names.mjs';

/** Every benchmark by name, in the order in which they run. */
export const benches = {
  bytes: { file: 'bench/bytes.ts', needs: ['browser'] },
  lighthouse: { file: 'bench/lighthouse.ts', needs: ['browser', 'lighthouse'] },
  'live-robot': { file: 'bench/live-robot.ts', needs: ['browser'] },
  'cached-answer': { file: 'bench/cached-answer.ts', needs: ['nginx'] },
  'edge-load': { file: 'bench/edge-load.ts', needs: ['nginx'] },
  growth: { file: 'bench/growth.ts', needs: [] },
  peers: { file: 'bench/peers/measure.ts', needs: ['browser'] },
  accounts: { file: 'bench/accounts.ts', needs: [] },
  capacity: { file: 'bench/capacity.ts', needs: ['nginx'] },
};

export const benchNames = Object.keys(benches);

const selectedNames = (names) => (names.length > 0 ? names : benchNames);

/** Returns the requirements of the named benchmarks besides the build. Ends the process if a name is unknown. */
export function benchNeeds(args) {
  const { names } = splitNames(args);
  const unknown = names.find((name) => !Object.hasOwn(benches, name));
  if (unknown !== undefined) fail(`there is no benchmark "${unknown}". There are: ${benchNames.join(', ')}.`);
  return selectedNames(names).flatMap((name) => benches[name].needs);
}

/** Runs a benchmark, with `isSmoke` in its smallest form. Returns its exit status. */
export const runBench = (name, { isSmoke, options = [] }) =>
  runNode([benches[name].file, ...options], { env: { ...process.env, ...(isSmoke && { BENCH_SMOKE: '1' }) } });

/**
 * `npm run bench -- NAME… [options]`: runs the named benchmarks, or all of them, with the same options. With `--smoke`
 * each only shows that it still works, and the end names those that do not.
 */
export function runBenches(args) {
  const { names, options } = splitNames(args);
  const isSmoke = options.includes('--smoke');
  const benchOptions = options.filter((option) => option !== '--smoke');
  const results = selectedNames(names).map((name) => {
    const startedAt = performance.now();
    const status = runBench(name, { isSmoke, options: benchOptions });
    return { name, status, seconds: (performance.now() - startedAt) / 1000 };
  });
  if (isSmoke)
    for (const { name, status, seconds } of results)
      say(`${status === 0 ? 'works' : 'FAILED'}: ${name} (${seconds.toFixed(1)} s)`);
  process.exit(results.find(({ status }) => status !== 0)?.status ?? 0);
}
