import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { benches } from '#tools/run-benches.mjs';

const root = join(import.meta.dirname, '..');
/** Need a browser or minutes. `npm run bench -- --smoke` runs them too. */
const slow = ['bytes', 'lighthouse', 'live-robot', 'peers', 'capacity'];
const quick = Object.entries(benches as Record<string, { file: string }>).filter(([name]) => !slow.includes(name));

test.for(quick)(
  '%s still starts, measures and prints',
  { timeout: 120_000, tags: 'nightly' },
  async ([, { file }], { signal }) => {
    const options = { cwd: root, env: { ...process.env, BENCH_SMOKE: '1' }, signal };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file], options);
    expect(stdout).toMatch(/^\| --- \|/m);
    expect(stderr).toContain('stays as it was');
  },
);
