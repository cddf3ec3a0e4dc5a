import { expect, test } from 'vitest';
import { canRun } from './can-run.ts';

const able = { webgl2: true, saveData: false, line: '4g' };

test('a live model comes where the machine and the line can bear it', () => {
  expect(canRun(able)).toBe(true);
  expect(canRun({ ...able, line: undefined })).toBe(true);
});

test.each([{ webgl2: false }, { saveData: true }, { line: '3g' }, { line: 'slow-2g' }])('never with %o', (lack) => {
  expect(canRun({ ...able, ...lack })).toBe(false);
});
