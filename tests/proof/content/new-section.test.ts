import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyProject, runIn } from '#tests/support/running/project-copy.ts';
import { siteRoots } from '#tools/source-roots.mjs';

const copy = copyProject([
  ...siteRoots,
  'core',
  'contract',
  'tools/scaffold',
  'tools/checks/lint',
  'package.json',
  'tsconfig.json',
]);
afterAll(() => rmSync(copy, { recursive: true }));

const bin = (...path: string[]) => join('node_modules', ...path);

test('a new section passes types and lint', () => {
  const result = runIn(copy, ['tools/scaffold/new.ts', 'section', 'scaffold-sample', '--on', 'home,support']);
  expect(result.text).toContain('changed pages/sections.ts\nchanged pages/section-components.ts');
  expect(result.status).toBe(0);

  const config = {
    extends: './tsconfig.json',
    include: [
      'pages',
      'features/home/scaffold-sample*',
      'browser/toolbox/page-element.ts',
      'document/inline/inline-script.d.ts',
    ],
  };
  writeFileSync(join(copy, 'tsconfig.copy.json'), JSON.stringify(config));
  expect(runIn(copy, [bin('typescript', 'lib', 'tsc.js'), '--noEmit', '-p', 'tsconfig.copy.json'])).toMatchObject({
    status: 0,
    text: '',
  });

  const writtenPaths = ['features/home', 'pages'];
  expect(runIn(copy, [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', ...writtenPaths])).toMatchObject({
    status: 0,
  });
});
