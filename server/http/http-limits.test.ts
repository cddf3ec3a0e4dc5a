import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { maxConnections, maxHeaders, requestLimits, silenceTimeoutMs } from './http-limits.ts';

test('reserves open files for the server, but always allows some connections', () => {
  expect(maxConnections(1_000_000)).toBe(16_384);
  expect(maxConnections(Number.POSITIVE_INFINITY)).toBe(16_384);
  expect(maxConnections(1_024)).toBe(768);
  expect(maxConnections(100)).toBe(64);
});

test('the page of settings lists every limit', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8');
  const { maxHeaderSize, ...times } = requestLimits;
  for (const time of [...Object.values(times), silenceTimeoutMs]) expect(page).toContain(`${time / 1000} s`);
  for (const words of [`${maxHeaderSize / 1024} KB`, `${maxHeaders} lines`, '16,384']) expect(page).toContain(words);
});
