import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lines = readFileSync(join(import.meta.dirname, '../../../deploy/Dockerfile.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ isIncluded: line.startsWith('!'), pattern: compilePattern(line.replace(/^!/, '')) }));

/** Compiles a pattern like Docker does: `*` is any name, also one that begins with a dot; `**` is any folders. */
function compilePattern(glob: string): RegExp {
  const source = glob
    .replace(/[.+^$()|[\]{}\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}$`);
}

/**
 * Returns true if Docker includes a file or folder in the build context. The last line that matches it or a parent
 * folder decides.
 */
export function isInContext(path: string): boolean {
  const names = path.split('/');
  const ancestors = names.map((_, index) => names.slice(0, index + 1).join('/'));
  return lines.findLast(({ pattern }) => ancestors.some((part) => pattern.test(part)))?.isIncluded ?? true;
}
