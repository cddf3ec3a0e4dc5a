import { spawnSync } from 'node:child_process';

/** Runs git in a folder. Returns its output, or undefined if it failed or is not installed. */
export function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 });
  return status === 0 ? stdout.trim() : undefined;
}
