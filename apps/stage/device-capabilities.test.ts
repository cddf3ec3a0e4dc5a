import { expect, test } from 'vitest';
import { isConnectionFast } from './device-capabilities.ts';

test.each([{}, { connection: {} }, { connection: { saveData: false, effectiveType: '4g' } }])(
  'loads large files by themselves with %o',
  (navigator) => expect(isConnectionFast(navigator)).toBe(true),
);

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'loads none with %o',
  (connection) => expect(isConnectionFast({ connection })).toBe(false),
);
