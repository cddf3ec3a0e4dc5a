import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningRoots } from '#tools/source-roots.mjs';

const root = join(import.meta.dirname, '../../..');

/** The rooms whose code a server or a build runs. Node resolves a link to its target, so they have to be copies. */
export const codeRooms: readonly string[] = runningRoots;

/**
 * A copy of the project for tests: `paths` are copied and may be changed, everything else is linked. The caller removes
 * it.
 */
export function copyProject(paths: readonly string[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'kinetra-copy-'));
  for (const path of paths) cpSync(join(root, path), join(copy, path), { recursive: true });
  for (const entry of readdirSync(root))
    if (!existsSync(join(copy, entry))) symlinkSync(join(root, entry), join(copy, entry));
  return copy;
}

/** Runs Node in a copy. Returns its exit status and its output. */
export function runIn(copy: string, args: readonly string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return { status, text: stdout + stderr };
}
