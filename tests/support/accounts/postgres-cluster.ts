import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres as findPostgresFolder } from '#tools/setup/find-programs.mjs';
import { freePort } from '../running/free-port.ts';

export interface PostgresCluster {
  /** `postgres://kinetra@127.0.0.1:<port>/postgres`; the user may create databases. */
  url: string;
  /** Restarts a stopped or killed server with the same port and data. */
  start(): Promise<void>;
  /** Fast shutdown, as an operator does it. */
  stop(): Promise<void>;
  /** SIGKILL, like a power cut. */
  kill(): Promise<void>;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

const owner = 'kinetra';
const startTimeout = 30_000;

/** Folder of the PostgreSQL binaries; undefined if it is not installed. */
export const findPostgres: () => string | undefined = findPostgresFolder;

/**
 * Creates and starts a temporary cluster on a free port, with `fsync` on as in production. With `isDurable: false` it
 * is fast, and a kill may lose its data. Throws if PostgreSQL is not installed.
 */
export async function startPostgresCluster({ isDurable = true } = {}): Promise<PostgresCluster> {
  const bin = findPostgres();
  if (bin === undefined) throw new Error('PostgreSQL is not installed. On Debian: sudo apt-get install postgresql');
  const runAs = unprivilegedUser();
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-postgres-'));
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', owner, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...runAs,
    cwd: folder,
    stdio: 'pipe',
  });
  const port = await freePort();
  const url = `postgres://${owner}@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    ...(isDurable ? { fsync: 'on' } : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    max_connections: 200,
    shared_buffers: '32MB',
  };
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];

  let server: ChildProcess | undefined;
  const waitForExit = (child: ChildProcess) =>
    new Promise<void>((resolve) => (hasExited(child) ? resolve() : child.once('exit', () => resolve())));
  const stopServer = async (signal: NodeJS.Signals) => {
    const ending = server;
    server = undefined;
    if (!ending || hasExited(ending)) return;
    ending.kill(signal);
    await waitForExit(ending);
  };
  let output = '';
  const launch = () => {
    const launched = spawn(join(bin, 'postgres'), args, {
      ...runAs,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    output = '';
    launched.stderr.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4000);
    });
    return launched;
  };
  const start = async () => {
    const deadline = Date.now() + startTimeout;
    while (Date.now() < deadline) {
      // After a kill, child processes of the old server must end first; until then a new server exits at once.
      if (!server || hasExited(server)) server = launch();
      if (await isReachable(url)) break;
      await pause(100);
    }
    const started = server;
    if (!started || hasExited(started))
      throw new Error(`PostgreSQL did not start within ${startTimeout / 1000} s:\n${output}`);
    started.once('exit', (code, signal) => {
      if (server === started) console.error(`PostgreSQL exited unexpectedly (${code ?? signal}):\n${output}`);
    });
  };
  const cluster = {
    url,
    start,
    stop: () => stopServer('SIGINT'),
    kill: () => stopServer('SIGKILL'),
    async remove() {
      await stopServer('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  try {
    await start();
  } catch (error) {
    await stopServer('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return cluster;
}

const hasExited = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** PostgreSQL refuses to run as root: returns the user `postgres`, or `nobody`. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody') ?? [];
  return { uid: Number(uid ?? 65_534), gid: Number(gid ?? 65_534) };
}

async function isReachable(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
