import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { BenchReport } from './bench-report.ts';

function startReports() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'responses.md');
  const write = (milliseconds: number, isStandard = true) => {
    const report = new BenchReport('responses', folder);
    report.table(['page', 'ms'], [['home', milliseconds]]);
    report.text('budget: 5 ms');
    report.write({ isStandard });
  };
  return { folder, file, log, write };
}

test('a bench writes its figures as they were printed, in the place of those of an earlier run, and keeps notes', () => {
  const { file, log, write } = startReports();
  write(4);
  const first = readFileSync(file, 'utf8');
  expect(first).toMatch(/^# responses\n\n\d{4}-\d\d-\d\d; \d+ cores, \d+ GB, .+, Node v.+\.\n\n/);
  expect(first).toContain('| page | ms |\n| --- | --- |\n| home | 4 |\n\nbudget: 5 ms\n');
  expect(log).toHaveBeenCalledWith('budget: 5 ms\n');
  writeFileSync(file, `${first}\n## Notes\n\nThe disk was slow.\n`);
  write(3);
  expect(readFileSync(file, 'utf8')).toBe(`${first.replace('| 4 |', '| 3 |')}\n## Notes\n\nThe disk was slow.\n`);
});

test('a bench leaves the results of the last standard run when options change what is measured', () => {
  const { folder, write } = startReports();
  write(4, false);
  expect(readdirSync(folder)).toEqual([]);
});
