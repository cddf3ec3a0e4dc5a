import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { httpLimits, maxConnections } from './http-limits.ts';

test('reserves open files for the server, but always allows some connections', () => {
  expect(maxConnections(1_000_000)).toBe(httpLimits.connections);
  expect(maxConnections(Number.POSITIVE_INFINITY)).toBe(httpLimits.connections);
  expect(maxConnections(1_024)).toBe(768);
  expect(maxConnections(100)).toBe(64);
});

test('the page of settings lists every limit', () => {
  const page = readFileSync(join(import.meta.dirname, '../../docs/settings.md'), 'utf8');
  const times = (['head', 'request', 'silence', 'idle', 'look'] as const).map((name) => `${httpLimits[name] / 1000} s`);
  for (const words of [
    ...times,
    `${httpLimits.headBytes / 1024} KB`,
    `${httpLimits.headLines} lines`,
    httpLimits.connections.toLocaleString('en'),
  ])
    expect(page).toContain(words);
});
