import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLog, logDestination } from './log.ts';

test('writes lines in order', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kinetra-log-'));
  const file = openSync(join(folder, 'log'), 'a');
  const log = createLog(logDestination(file));
  for (let line = 0; line < 100; line += 1) log.info({ line }, 'request');
  const readLines = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n');
  for (let waitedMs = 0; readLines().length < 100 && waitedMs < 2_000; waitedMs += 10) await pause(10);
  expect(readLines().map((text) => (JSON.parse(text) as { line: number }).line)).toEqual(
    Array.from({ length: 100 }, (_, line) => line),
  );
  closeSync(file);
  rmSync(folder, { recursive: true });
});

/* Like a full disk: every write fails. */
test('a full disk does not throw at callers', async () => {
  const log = createLog(logDestination(openSync('/dev/full', 'w')));
  for (let line = 0; line < 1_000; line += 1) log.info({ line, text: 'x'.repeat(10_000) }, 'request');
  await pause(20);
  log.error({ err: new Error('broken') }, 'a request failed');
});
