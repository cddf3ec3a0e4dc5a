import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
/** Sizes of pictures outlive a test: making them is the dear part, and their addresses name their content. */
const madePictures = join(root, 'build', 'test-media');

export interface RunningSite {
  /** `http://localhost:<port>`. */
  origin: string;
  /** Id of the server's process. */
  pid: number;
  /** Everything the server has printed. */
  printed(): string;
  stop(): Promise<void>;
}

/**
 * Starts the built site as `npm start` does, or that of another folder, on a free port with a data folder that holds
 * nothing but pictures. Fails with what it printed when it does not come up.
 */
export async function startSite(settings: Record<string, string> = {}, folder = root): Promise<RunningSite> {
  const dataDir = newDataDir();
  const env = { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: dataDir, ...settings };
  const child = spawn(process.execPath, ['server/main.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let found: string | undefined;
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve())).then(() =>
    rmSync(dataDir, { recursive: true, force: true }),
  );
  const port = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      // Read through until it is there only: under load, reading megabytes again and again would slow down who measures
      // the site.
      found ??= /serving on \S*?:(\d+)\b/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(`the site did not start:\n${output}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    printed: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'kinetra-'));
  mkdirSync(madePictures, { recursive: true });
  symlinkSync(madePictures, join(dataDir, 'media'), 'junction');
  return dataDir;
}
