import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reportError } from './error-report.ts';

const root = mkdtempSync(join(tmpdir(), 'kinetra-errors-'));
mkdirSync(join(root, 'content'));
const writeSource = (path: string, text: string): string => {
  writeFileSync(join(root, path), text);
  return join(root, path);
};
afterAll(() => rmSync(root, { recursive: true }));

test('an exception is located at the first line of its stack that is ours', () => {
  const file = writeSource('page.ts', 'one\n  two\nthree\n');
  const stack = `TypeError: no\n    at map (node:internal/x:1:1)\n    at react (${root}/node_modules/react/index.js:1:1)\n    at page (${file}:2:3)`;
  const report = reportError({ name: 'TypeError', message: 'no', stack }, root);
  expect(report).toMatchObject({ message: 'TypeError: no', loc: { file, line: 2, column: 3 } });
  expect(report.frame).toBe('1 | one\n2 |   two\n  |   ^\n3 | three\n4 | \n');
});

test('an issue of the content is located at its value, and says how to fix it', () => {
  writeSource('content/offers.yaml', 'robot:\n  prices:\n    - value: 1\n    - value: cheap\n');
  const issue = {
    file: 'content/offers.yaml',
    path: 'robot.prices.1.value',
    line: 4,
    actual: '"cheap"',
    fix: 'Write a number.',
  };
  expect(reportError({ issues: [issue] }, root)).toMatchObject({
    message: 'robot.prices.1.value: "cheap". Write a number.',
    loc: { file: join(root, 'content/offers.yaml'), line: 4, column: 7 },
  });
});

test('every issue is listed with its position, up to five', () => {
  writeSource('content/offers.yaml', 'a: 1\nb: 2\n');
  const issues = ['a', 'b', 'c', 'd', 'e', 'f'].map((path, index) => ({
    file: 'content/offers.yaml',
    path,
    line: index + 1,
    actual: 'wrong',
    fix: 'Mend it.',
  }));
  const { message } = reportError({ issues }, root);
  expect(message).toContain('content/offers.yaml:2:1\nb: wrong. Mend it.');
  expect(message).toMatch(/… and 1 more/);
});

test('a syntax error is located by what Vite says, without its drawing', () => {
  const file = writeSource('page.ts', 'const = 1;\n');
  const message = `Transform failed with 1 error:\n\n\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n   ╭─[ page.ts:1:7 ]\n   │\n 1 │ const = 1;\n   │       ┬\n───╯`;
  const error = {
    message,
    id: file,
    errors: [{ id: file, message: message.split('\n\n')[1], loc: { file, line: 1, column: 6 } }],
  };
  expect(reportError(error, root)).toMatchObject({
    message: 'syntax error: Unexpected token',
    loc: { file, line: 1, column: 7 },
  });
});

test('an import of nothing is located in the file that has it', () => {
  const file = writeSource('page.ts', "import { a } from './a.ts';\nimport { b } from './b.ts';\n");
  const message = `Failed to load url ./b.ts (resolved id: ./b.ts) in ${file}. Does the file exist?`;
  expect(reportError(new Error(message), root)).toMatchObject({ loc: { file, line: 2, column: 20 } });
});

test('type errors are located at the first, and each has its position', () => {
  const file = writeSource('types.ts', 'one\ntwo\n');
  const fault = { file: 'types.ts', line: 2, column: 1, message: 'No such name.' };
  expect(reportError({ typeFaults: [fault] }, root)).toMatchObject({
    message: 'No such name.',
    loc: { file, line: 2, column: 1 },
  });
  expect(reportError({ typeFaults: [fault, { ...fault, line: 1 }] }, root).message).toBe(
    `${file}:2:1\nNo such name.\n\n${file}:1:1\nNo such name.`,
  );
});
