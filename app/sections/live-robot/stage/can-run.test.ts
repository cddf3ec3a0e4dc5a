import { expect, test } from 'vitest';
import { canRun } from './can-run.ts';

const able = { webgl2: true, saveData: false, line: '4g' };

test('loads a live model on a capable device and connection', () => {
  expect(canRun(able)).toBe(true);
  expect(canRun({ ...able, line: undefined })).toBe(true);
});

test.each([{ webgl2: false }, { saveData: true }, { line: '3g' }, { line: 'slow-2g' }])(
  'does not load one with %o',
  (lack) => {
    expect(canRun({ ...able, ...lack })).toBe(false);
  },
);
