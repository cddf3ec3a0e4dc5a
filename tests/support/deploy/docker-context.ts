import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const lines = readFileSync(join(import.meta.dirname, '../../../deploy/Dockerfile.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ letsIn: line.startsWith('!'), pattern: patternOf(line.replace(/^!/, '')) }));

/** As Docker reads it: `*` is any name, those with a dot in front among them, `**` any folders. */
function patternOf(glob: string): RegExp {
  const source = glob
    .replace(/[.+^$()|[\]{}\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (stars) => (stars === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${source}$`);
}

/**
 * Whether Docker lets a file or folder into the build of the image: of the lines that name it or a folder above it, the
 * last decides.
 */
export function isInContext(path: string): boolean {
  const names = path.split('/');
  const upTo = names.map((_, index) => names.slice(0, index + 1).join('/'));
  return lines.findLast(({ pattern }) => upTo.some((part) => pattern.test(part)))?.letsIn ?? true;
}
