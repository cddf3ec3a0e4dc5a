import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
/** Encoded pictures are kept between tests: encoding is slow, and their paths contain a hash of their content. */
const sharedPictures = join(root, 'build', 'test-media');

export interface RunningSite {
  /** `http://localhost:<port>`. */
  origin: string;
  /** Process id of the server. */
  pid: number;
  /** Everything the server has printed. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts the built site like `npm start` does, or the site of another folder, on a free port. Its data folder holds
 * only pictures. Rejects with the output if the site does not start.
 */
export async function startSite(settings: Record<string, string> = {}, folder = root): Promise<RunningSite> {
  const dataDir = newDataDir();
  const env = { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: dataDir, ...settings };
  const child = spawn(process.execPath, ['main/production.ts'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let detectedPort: string | undefined;
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve())).then(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
  const port = await new Promise<string>((resolve, reject) => {
    const readOutput = (chunk: Buffer) => {
      output += chunk.toString();
      // Searched until the port is known only: searching megabytes again and again would slow down a measured site.
      detectedPort ??= /serving on \S*?:(\d+)\b/.exec(output)?.[1];
      if (detectedPort) resolve(detectedPort);
    };
    child.stdout.on('data', readOutput);
    child.stderr.on('data', readOutput);
    void exited.then(() => reject(new Error(`the site did not start:\n${output}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'kinetra-'));
  mkdirSync(sharedPictures, { recursive: true });
  symlinkSync(sharedPictures, join(dataDir, 'media'), 'junction');
  return dataDir;
}
