import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { bin, node, root, say } from '../setup/run-program.mjs';
import { browserRoots } from '../source-roots.mjs';

/** Options that keep the result of a check of the types, so that the next one reads only files that have changed. */
const incremental = ['--incremental', '--tsBuildInfoFile', join(root, 'build', 'types.tsbuildinfo')];

/**
 * The fast checks, each with its command, and the option with which that corrects files. The longest comes first, so
 * that it does not run alone at the end.
 */
export const fastChecks = [
  ['types', [bin('typescript', 'lib', 'tsc.js'), '--noEmit', '-p', '.', ...incremental]],
  ['content', ['tools/content/check-content.ts', '--findings']],
  ['unused code', [bin('knip', 'bin', 'knip.js'), '--no-progress']],
  ['types in browsers', ['tools/checks/check-browser-types.ts']],
  ['format and lint', [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '.'], '--write'],
  ['format of the content', ['tools/content/format-content.ts'], '--fix'],
  ['features of browsers', [bin('oxlint', 'bin', 'oxlint'), ...browserRoots]],
  ['imports', [bin('oxlint', 'bin', 'oxlint'), '-c', 'tools/checks/one-import.oxlintrc.json']],
  ['types of the studio', [bin('typescript', 'lib', 'tsc.js'), '--noEmit', '-p', 'studio']],
];

/**
 * Runs checks in parallel, one per core, and prints their output in order. Resolves to the names of the failed ones.
 */
export async function runChecksInParallel(checks) {
  const failed = [];
  const running = new Set();
  let printed = Promise.resolve();
  for (const [name, args] of checks) {
    if (running.size >= cpus().length) await Promise.race(running);
    const run = runCaptured(args).finally(() => running.delete(run));
    running.add(run);
    printed = printed.then(async () => {
      const { status, output, seconds } = await run;
      if (status !== 0) failed.push(name);
      say(`${status === 0 ? 'checked' : 'failed:'} ${name} (${seconds.toFixed(1)} s)`);
      process.stdout.write(output);
    });
  }
  await printed;
  return failed;
}

/** Runs one check. Never rejects: a check that cannot be started fails, with the reason as its output. */
function runCaptured(args) {
  const startedAt = performance.now();
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;
  const child = spawn(node, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    const end = (status) =>
      resolve({ status, output: Buffer.concat(chunks).toString(), seconds: (performance.now() - startedAt) / 1000 });
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${node} could not be run: ${error.message}. Remove node_modules and try again.\n`));
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
