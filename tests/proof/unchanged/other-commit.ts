import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../..');

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/** The full name of a commit; undefined if this project has none of that name. */
export function commitNamed(name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  } catch {
    return undefined;
  }
}

/** The day of a commit at an hour at which nothing on the site opens or closes. */
export const clockOf = (commit: string): string =>
  `${new Date(git('show', '-s', '--format=%cI', commit)).toISOString().slice(0, 10)}T12:20:00Z`;

/**
 * Checks out a commit beside this project and passes its folder. It has the packages of this project where its lock
 * file is the same; otherwise `npm start` installs its own.
 */
export async function withCommit<Result>(commit: string, use: (folder: string) => Promise<Result>): Promise<Result> {
  const parent = mkdtempSync(join(tmpdir(), 'kinetra-commit-'));
  const folder = join(parent, commit.slice(0, 8));
  const packages = join(folder, 'node_modules');
  const remove = () => {
    // A link must not lead the removal into this project's packages.
    rmSync(packages, { recursive: true, force: true });
    if (existsSync(folder)) git('worktree', 'remove', '--force', folder);
    rmSync(parent, { recursive: true, force: true });
  };
  process.once('exit', remove);
  try {
    git('worktree', 'add', '--detach', folder, commit);
    const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8');
    if (lock(folder) === lock(root)) symlinkSync(join(root, 'node_modules'), packages, 'junction');
    return await use(folder);
  } finally {
    process.off('exit', remove);
    remove();
  }
}
