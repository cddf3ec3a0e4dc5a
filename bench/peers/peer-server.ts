import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { freePort } from '#tests/support/running/free-port.ts';
import { installProgram } from '../../tools/setup/install-packages.mjs';
import type { PeerContent } from './page-content.ts';
import { writeProject } from './parts.ts';
import type { Peer } from './peers.ts';

const root = join(import.meta.dirname, '../..');
export const folderOf = (peer: Peer): string => join(root, 'build/peers', peer.name);

/** Puts the Node that runs this first on the path, for the programs that the tools start. */
const env = {
  ...process.env,
  NODE_ENV: 'production',
  PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  NEXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
};

/** Writes, installs and builds a peer in `build/peers`. Throws with the output of its tools. */
export function preparePeer(peer: Peer, content: PeerContent): void {
  const into = folderOf(peer);
  // Nothing of the last build may get into this one. Packages stay while their versions do.
  for (const name of existsSync(into) ? readdirSync(into) : [])
    if (name !== 'node_modules') rmSync(join(into, name), { recursive: true });
  writeProject(peer.name, into, content);
  installProgram(relative(root, into));
  const { status, stdout, stderr } = spawnSync(process.execPath, peer.build, { cwd: into, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${peer.label} cannot be built:\n${stdout}\n${stderr}`);
}

export interface RunningServer {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

export const startPeer = (peer: Peer): Promise<RunningServer> => startServer(peer.serve, folderOf(peer));

/** Starts a server that takes its port from `PORT`, and waits until it responds. */
export async function startServer(args: string[], cwd: string): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...env, PORT: String(port), HOST: 'localhost' },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const origin = `http://localhost:${port}`;
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await waitForServer(origin, child);
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      kill(child);
      await exited;
    },
  };
}

/** Kills the process group at once: a server that waits for open connections would wait long. */
function kill({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}

async function waitForServer(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) break;
    const ok = await fetch(origin, { signal: AbortSignal.timeout(5000) }).then(
      () => true,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  kill(child);
  throw new Error(`the server at ${origin} did not respond; its errors are printed above`);
}
