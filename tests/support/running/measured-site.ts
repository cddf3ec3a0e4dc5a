import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const root = join(import.meta.dirname, '../../..');
const startTimeout = 90_000;

/** The resources of a site after garbage collection. Memory is in bytes. */
export interface Measurement {
  /** JavaScript values. */
  heap: number;
  /** Buffers outside the heap: rendered pages, files of the build. */
  external: number;
  rss: number;
  /** Number of open files, including connections. */
  files: number;
  /** Number of timers that keep the process alive. */
  timers: number;
}

export interface MeasuredSite {
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  port: number;
  pid: number;
  measure(): Promise<Measurement>;
  /** The value of a metric with these labels; 0 if there is none. */
  metric(line: string): Promise<number>;
  /** Everything in the log so far. */
  readLog(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts the built site as a process that can be measured from outside. A given `dataDir` is kept; otherwise `stop`
 * deletes the data. Throws with the log if the site does not start.
 */
export async function startMeasuredSite(
  settings: Record<string, string> = {},
  dataDir?: string,
): Promise<MeasuredSite> {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-measured-'));
  const port = Number(settings.PORT ?? (await freePort()));
  const log = join(folder, 'log');
  const logHandle = openSync(log, 'a');
  const env = {
    ...process.env,
    NODE_ENV: '',
    SITE_ENV: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir ?? join(folder, 'data'),
    ...settings,
  };
  const probe = import.meta.resolve('./memory-probe.ts');
  const child = spawn(process.execPath, ['--expose-gc', '--import', probe, 'main/production.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', logHandle, logHandle, 'ipc'],
  });
  const exited = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const deadline = Date.now() + startTimeout; !(await responds(origin)); await pause(100)) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    const logText = readFileSync(log, 'utf8');
    await stop('SIGKILL');
    throw new Error(`the site did not start:\n${logText}`);
  }
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    async measure() {
      const reply = once(child, 'message');
      child.send('measure');
      return (await reply)[0] as Measurement;
    },
    async metric(line) {
      const text = await (await fetch(`${origin}/metrics`)).text();
      const metricLine = text.split('\n').find((candidate) => candidate.startsWith(`${line} `));
      return Number(metricLine?.slice(line.length) ?? 0);
    },
    readLog: () => readFileSync(log, 'utf8'),
    stop,
  };
}

const responds = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

export const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`;
