import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/support/running/free-port.ts';

/** Opens the preview at an instant. */
export const previewToken = 'unchanged';
const longestBuildMs = 900_000;

export interface ServedFolder {
  /** `http://localhost:<port>`. */
  origin: string;
  stop(): Promise<void>;
}

/**
 * Builds and serves the project in a folder by `npm start`, the one command that every state of it has. Its clock
 * starts at `clock`. Throws with the output if it does not start.
 */
export async function serveFolder(folder: string, clock: string): Promise<ServedFolder> {
  const own = mkdtempSync(join(tmpdir(), 'kinetra-unchanged-'));
  const log = join(own, 'log');
  const output = openSync(log, 'a');
  const port = await freePort();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(own, 'data'),
      PREVIEW_TOKEN: previewToken,
      SITE_CLOCK: clock,
      NODE_OPTIONS: `--import=${import.meta.resolve('./quick-compression.mjs')}`,
    },
    stdio: ['ignore', output, output],
    // A group of its own, so that npm, its shell and the server end together.
    detached: true,
  });
  const exited = once(child, 'exit');
  const end = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', end);
  const stop = async () => {
    process.off('exit', end);
    end();
    await exited;
    rmSync(own, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  const origin = `http://localhost:${port}`;
  for (const deadline = Date.now() + longestBuildMs; !(await isServed(origin)); await pause(300)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    const text = readFileSync(log, 'utf8');
    await stop();
    throw new Error(`npm start failed in ${folder}:\n${text}`);
  }
  return { origin, stop };
}

const isServed = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
