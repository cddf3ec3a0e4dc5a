import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const build = join(import.meta.dirname, '../../build');

// The numbers are how many scripts the site and the desk send at least, so that a wrong folder does not pass.
test.each([
  ['client/assets', 80],
  ['desk/client', 1],
])('no script of build/%s needs Temporal, which supported browsers lack', (folder, least) => {
  const scripts = globSync('**/*.js', { cwd: join(build, folder) });
  expect(scripts.length).toBeGreaterThanOrEqual(least);
  const needing = scripts.filter((path) => /\bTemporal\b/.test(readFileSync(join(build, folder, path), 'utf8')));
  expect(needing).toEqual([]);
});
