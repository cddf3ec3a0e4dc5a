import { expect, test } from 'vitest';
import { canAutoStart } from './device-capabilities.ts';

const capable = { webgl2: true, saveData: false, line: '4g' };

test('loads a live model on a capable device and connection', () => {
  expect(canAutoStart(capable)).toBe(true);
  expect(canAutoStart({ ...capable, line: undefined })).toBe(true);
});

test.each([{ webgl2: false }, { saveData: true }, { line: '3g' }, { line: 'slow-2g' }])(
  'does not load one with %o',
  (restriction) => {
    expect(canAutoStart({ ...capable, ...restriction })).toBe(false);
  },
);
