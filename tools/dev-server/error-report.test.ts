import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reportError } from './error-report.ts';

const root = mkdtempSync(join(tmpdir(), 'kinetra-errors-'));
mkdirSync(join(root, 'content'));
const file = join(root, 'page.ts');
writeFileSync(file, "one\n  two\nimport { b } from './b.ts';\n");
writeFileSync(join(root, 'content/offers.yaml'), 'robot:\n  prices:\n    - value: 1\n    - value: cheap\n');
afterAll(() => rmSync(root, { recursive: true }));

const fault = { file: 'page.ts', line: 2, column: 1, message: 'No such name.' };
const issue = { file: 'content/offers.yaml', path: 'robot.prices.1.value', line: 4, actual: '"cheap"', fix: 'Fix it.' };

test.each<[what: string, error: object, message: string, place: [file: string, line: number, column: number]]>([
  [
    'an exception, at the first line of its stack that is ours',
    {
      name: 'TypeError',
      message: 'no',
      stack: `TypeError: no\n    at map (node:internal/x:1:1)\n    at react (${root}/node_modules/react/index.js:1:1)\n    at page (${file}:2:3)`,
    },
    'TypeError: no',
    [file, 2, 3],
  ],
  [
    'an issue of the content, at its value and with its remedy',
    { issues: [issue] },
    'robot.prices.1.value: "cheap". Fix it.',
    [join(root, issue.file), 4, 7],
  ],
  [
    'a syntax error, without the drawing of Vite',
    {
      message:
        'Transform failed with 1 error:\n\n\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n   ╭─[ page.ts:1:7 ]\n   │\n 1 │ const = 1;\n   │       ┬\n───╯',
      id: file,
      errors: [{ id: file, message: '[PARSE_ERROR] Unexpected token', loc: { file, line: 1, column: 6 } }],
    },
    'syntax error: Unexpected token',
    [file, 1, 7],
  ],
  [
    'an import of nothing, in the file that has it',
    new Error(`Failed to load url ./b.ts (resolved id: ./b.ts) in ${file}. Does the file exist?`),
    'there is no ./b.ts. Correct the path of this import',
    [file, 3, 20],
  ],
  ['a type error', { typeFaults: [fault] }, 'No such name.', [file, 2, 1]],
])('the browser shows %s', (_what, error, message, [path, line, column]) => {
  const report = reportError(error, root);
  expect(report.message).toContain(message);
  expect(report.loc).toMatchObject({ file: path, line, column });
});

test('the browser shows the lines around an error', () => {
  const { frame } = reportError({ typeFaults: [{ ...fault, column: 3 }] }, root);
  expect(frame).toMatch(/^1 \| one\n2 \| {3}two\n {2}\| {3}\^\n3 \| import/);
});

test('the browser shows each of several errors with its position, up to five', () => {
  const issues = Array.from({ length: 6 }, (_, index) => ({ ...issue, path: 'robot', line: index + 1 }));
  const { message } = reportError({ issues }, root);
  expect(message).toContain('content/offers.yaml:1:1\nrobot: "cheap". Fix it.');
  expect(message).toMatch(/… and 1 more/);
  expect(reportError({ typeFaults: [fault, { ...fault, line: 1 }] }, root).message).toBe(
    `${file}:2:1\nNo such name.\n\n${file}:1:1\nNo such name.`,
  );
});
