import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawContent } from './content-reader.ts';

/** Everything that decides whether each page can be shown at each instant; `assets.json` names the renderer's build. */
const sources = [
  'content',
  'core',
  'contract',
  'features',
  'pages',
  'robots/names.ts',
  'server/content',
  'build/assets.json',
  'build/pictures.json',
  'build/clips.json',
  'build/manuals.json',
  'build/ar/models.json',
  'build/voices.json',
];

const stampFile = 'build/verified-content';

export interface VerifiedContent {
  isVerified: boolean;
  parsed?: RawContent;
}

/**
 * Records that every page of the content below `root` was resolved at every edge without an error. Also stores the
 * parsed files: parsing YAML takes most of the start-up time.
 */
export function recordVerified(root: string, raw: RawContent = new Map()): void {
  const parsed = Object.fromEntries([...raw].filter(([file]) => file.endsWith('.yaml')));
  const file = join(root, stampFile);
  writeFileSync(`${file}.new`, `${hashOfSources(root)}\n${JSON.stringify(parsed)}`);
  renameSync(`${file}.new`, file);
}

/** Returns true if the content and the rules were verified exactly as they are now. */
export const isVerified = (root: string): boolean => readVerified(root).isVerified;

export function readVerified(root: string): VerifiedContent {
  const file = join(root, stampFile);
  const [hash, parsed] = existsSync(file) ? splitOnce(readFileSync(file, 'utf8')) : [];
  if (hash !== hashOfSources(root)) return { isVerified: false };
  return {
    isVerified: true,
    ...(parsed && { parsed: new Map(Object.entries(JSON.parse(parsed) as Record<string, unknown>)) }),
  };
}

function splitOnce(text: string): [string, string] {
  const end = text.indexOf('\n');
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end + 1)];
}

/** Returns true for tests, documents, and the files of features and pages that only browsers and the renderer load. */
const isIrrelevant = (file: string): boolean =>
  /\.(test|examples)\.tsx?$|\.md$/.test(file) || (/^(features|pages)[\\/]/.test(file) && !/^[^.]+\.ts$/.test(file));

function hashOfSources(root: string): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((source) => filesIn(root, source)).filter((file) => !isIrrelevant(file));
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    hash.update(`${file} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}

function filesIn(root: string, source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  const below = readdirSync(path, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile());
  return below.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)).sort();
}
