import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BenchReport } from './bench-report.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bench-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => rmSync(folder, { recursive: true }));

const measure = (milliseconds: number) => {
  const report = new BenchReport('responses', folder);
  report.table(['page', 'ms'], [['home', milliseconds]]);
  report.text('budget: 5 ms');
  return report;
};
const readReport = () => readFileSync(join(folder, 'responses.md'), 'utf8');

test('writes the figures as they were printed, with the day and the machine', () => {
  measure(4).write();
  expect(readReport()).toMatch(/^# responses\n\n\d{4}-\d\d-\d\d; \d+ cores, \d+ GB, .+, Node v.+\.\n\n/);
  expect(readReport()).toContain('| page | ms |\n| --- | --- |\n| home | 4 |\n\nbudget: 5 ms\n');
  expect(console.log).toHaveBeenCalledWith('budget: 5 ms\n');
});

test('replaces the figures of an earlier run and keeps notes', () => {
  measure(4).write();
  writeFileSync(join(folder, 'responses.md'), `${readReport()}\n## Notes\n\nThe disk was slow.\n`);
  measure(3).write();
  expect(readReport()).toContain('| home | 3 |');
  expect(readReport()).not.toContain('| home | 4 |');
  expect(readReport()).toMatch(/budget: 5 ms\n\n## Notes\n\nThe disk was slow\.\n$/);
});

test('leaves the results of the last standard run when options change what is measured', () => {
  measure(4).write({ isStandard: false });
  expect(readdirSync(folder)).toEqual([]);
});
