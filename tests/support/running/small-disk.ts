import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk with room for some builds and some accounts. */
export interface SmallDisk {
  folder: string;
  /** Writes a file until the disk is full. */
  fill(): void;
  /** Deletes that file. */
  makeRoom(): void;
  /** Makes the disk read-only, as after a disk error. Nobody may have a file open for writing. */
  makeReadOnly(): void;
  makeWritable(): void;
  remove(): void;
}

/** Mounts a small disk; undefined without root rights. */
export function openSmallDisk(megabytes = 96): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-disk-'));
  const mount = (...options: string[]) => run('mount', [...options, folder]);
  try {
    mount('-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs');
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  return {
    folder,
    fill: () => fill(ballast),
    makeRoom: () => rmSync(ballast),
    makeReadOnly: () => mount('-o', 'remount,ro'),
    makeWritable: () => mount('-o', 'remount,rw'),
    remove() {
      run('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

const run = (program: string, options: string[]): void => void execFileSync(program, options, { stdio: 'pipe' });

function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (const size of [1_048_576, 4_096, 1]) while (fits(handle, size));
  } finally {
    closeSync(handle);
  }
}

function fits(handle: number, size: number): boolean {
  try {
    return writeSync(handle, Buffer.alloc(size)) === size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    return false;
  }
}
