import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { codeRooms, copyProject, runIn } from '#tests/support/running/project-copy.ts';
import { howToEdits } from './how-to-edits.ts';

const settings = ['package.json', 'tsconfig.json', 'vitest.config.ts'];
const copy = copyProject([...codeRooms, 'build', 'content', 'docs', 'media', 'tests', ...settings]);
afterAll(() => rmSync(copy, { recursive: true }));

/** Runs Node in the copy. Fails with its whole output. */
function expectPass(args: readonly string[]): void {
  const { status, text } = runIn(copy, args);
  expect(status, text).toBe(0);
}

test.each(Object.entries(howToEdits))('the content is valid after the how-to %s', (_howTo, edit) => {
  edit(copy);
  expectPass(['tools/content/check-content.ts', '--findings']);
});

test('after all of them, every test of the gate that reads the content still passes', () => {
  const projects = ['unit', 'pure', 'components'].flatMap((project) => ['--project', project]);
  expectPass([
    'node_modules/vitest/vitest.mjs',
    'related',
    'tests/support/site/content-folder.ts',
    '--run',
    ...projects,
  ]);
});
