import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

export interface DevelopmentServer {
  origin: string;
  /** All that it has printed. */
  output: () => string;
  /** Seconds of processor time that it has used, which other programs hardly change. Linux only. */
  processorSeconds: () => number;
  /** Descriptors of the logs of its databases, which change when one is opened again. Linux only. */
  openStores: () => string[];
  stop(): Promise<void>;
}

/** Starts a copy of the project as `npm run dev` does. Rejects with the server's output if it exits. */
export async function startDevelopmentServer(root: string): Promise<DevelopmentServer> {
  const env = {
    ...process.env,
    NODE_ENV: '',
    NO_COLOR: '1',
    SITE_ENV: 'development',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: join(root, 'data'),
  };
  const server = spawn(process.execPath, ['tools/dev-server/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const origin = await originOf(server, (text) => {
    output += text;
    return output;
  });
  return {
    origin,
    output: () => output,
    processorSeconds: () => processorSecondsOf(server.pid ?? 0),
    openStores: () => openStoresOf(server.pid ?? 0),
    stop: () => stop(server),
  };
}

const originOf = (server: ChildProcess, append: (text: string) => string): Promise<string> =>
  new Promise((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk: Buffer) => {
        const origin = /serving on (\S*?:\d+)\b/.exec(append(chunk.toString()))?.[1];
        if (origin) resolve(origin);
      });
    server.on('exit', () => reject(new Error(`the development server did not start:\n${append('')}`)));
  });

/** Clock ticks of Linux are hundredths of a second. */
function processorSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function openStoresOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((descriptor) => {
    const file = join(folder, descriptor);
    return existsSync(file) && readlinkSync(file).endsWith('.sqlite-wal');
  });
}

/** The server watches its folder, so it must stop before that is removed. */
async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
