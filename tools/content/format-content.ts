import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatYaml } from '#server/content/yaml-format.ts';

const root = join(import.meta.dirname, '../..');
const isCorrected = process.argv.includes('--fix');

/** Finds the files of content that are not in the project's format, and writes them again with `--fix`. */
const wrongFiles = globSync('content/**/*.yaml', { cwd: root }).filter((file) => {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const formatted = formatYaml(text);
  if (isCorrected && formatted !== text) writeFileSync(path, formatted);
  return formatted !== text;
});

for (const file of wrongFiles)
  console.log(`${file}: ${isCorrected ? 'formatted' : 'not in the format of the project'}`);
if (wrongFiles.length > 0 && !isCorrected) {
  console.log('npm run check -- --fix formats them.');
  process.exitCode = 1;
}
