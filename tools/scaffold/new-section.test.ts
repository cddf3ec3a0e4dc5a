import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject } from '../../tests/support/running/project-copy.ts';
import { requestedScaffold } from './requested-scaffold.ts';
import { writeScaffold } from './scaffold.ts';

const copy = copyProject(['features', 'pages']);
afterAll(() => rmSync(copy, { recursive: true }));

// The proof new-section checks its types, lint and its own test: npm run proof -- new-section.
test('a new section has its files, and adds one line to the registry', () => {
  const registry = join(copy, 'pages/sections.ts');
  const linesOf = (text: string) => new Set(text.split('\n'));
  const before = linesOf(readFileSync(registry, 'utf8'));
  const lines = writeScaffold(copy, requestedScaffold(copy, ['section', 'scaffold-sample', '--on', 'home,support']));
  expect(lines.join('\n')).toContain('changed pages/sections.ts\nchanged pages/section-components.ts');
  const extra = [...linesOf(readFileSync(registry, 'utf8'))].filter((line) => !before.has(line));
  expect(extra).toEqual([
    "import { scaffoldSample } from '#features/home/scaffold-sample.ts';",
    "  'scaffold-sample': onPages(scaffoldSample, 'home', 'support'),",
  ]);
  const added = lines.filter((line) => line.startsWith('wrote')).map((line) => line.split(/ +/)[1] ?? '');
  expect(added).toContain('features/home/scaffold-sample.ts');
  expect(added.some((file) => file === 'features/home/scaffold-sample.test.tsx')).toBe(true);
  expect(added.filter((file) => !existsSync(join(copy, file)))).toEqual([]);
});
