import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { connectionsAllowed, limits } from './http-limits.ts';

test('connections leave files for the server itself, and are some even where little is allowed', () => {
  expect(connectionsAllowed(1_000_000)).toBe(limits.connections);
  expect(connectionsAllowed(Number.POSITIVE_INFINITY)).toBe(limits.connections);
  expect(connectionsAllowed(1_024)).toBe(768);
  expect(connectionsAllowed(100)).toBe(64);
});

test('the decision tells every one of them', () => {
  const decision = readFileSync(join(import.meta.dirname, '../../docs/decisions/024-faults.md'), 'utf8');
  const told = (['head', 'request', 'silence', 'idle', 'look'] as const).map((name) => `${limits[name] / 1000} s`);
  for (const words of [
    ...told,
    `${limits.headBytes / 1024} KB`,
    `${limits.headLines} lines`,
    limits.connections.toLocaleString('en'),
  ])
    expect(decision).toContain(words);
});
