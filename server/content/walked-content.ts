import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that decides whether each page can be shown at each instant. */
const sources = ['content', 'rules', 'server/content', 'server/site.ts', 'build/pictures.json', 'build/clips.json', 'build/manuals.json'];

const stampFile = 'build/content-walked';

/** Notes, beside the build, that the content in the folder `root` was walked through all its edges and nothing was wrong. */
export function noteWalked(root: string): void {
  writeFileSync(join(root, stampFile), hashOfSources(root));
}

/** Whether that was noted of the content, and of the rules, exactly as they are now. */
export function wasWalked(root: string): boolean {
  const file = join(root, stampFile);
  return existsSync(file) && readFileSync(file, 'utf8') === hashOfSources(root);
}

function hashOfSources(root: string): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) => filesIn(root, source)).filter((file) => !/\.test\.ts$|\.md$/.test(file));
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

/** The file `source`, or every file below it, sorted; named from `root`. */
function filesIn(root: string, source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  const below = readdirSync(path, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return below.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)).sort();
}
