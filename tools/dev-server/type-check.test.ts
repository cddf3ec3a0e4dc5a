import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTypeCheck, faultsIn, type TypeFault } from './type-check.ts';

test('reads each fault with its position and all lines of its message', () => {
  const output = `features/a.ts(1,7): error TS2322: Type 'A' is not assignable to type 'B'.
  Property 'c' is missing.
rules/b.ts(20,3): error TS2304: Cannot find name 'd'.
`;
  expect(faultsIn(output)).toEqual([
    {
      file: 'features/a.ts',
      line: 1,
      column: 7,
      message: "Type 'A' is not assignable to type 'B'.\n  Property 'c' is missing.",
    },
    { file: 'rules/b.ts', line: 20, column: 3, message: "Cannot find name 'd'." },
  ]);
});

test('finds a type error in a source, and that it is corrected, but none in a test', { tags: 'nightly' }, async () => {
  const root = mkdtempSync(join(tmpdir(), 'types-'));
  const project = join(import.meta.dirname, '../..');
  for (const folder of ['features', 'tools/dev-server']) mkdirSync(join(root, folder), { recursive: true });
  for (const file of ['node_modules', 'tsconfig.json', 'tools/dev-server/tsconfig.sources.json'])
    symlinkSync(join(project, file), join(root, file));
  const found: (readonly TypeFault[])[] = [];
  const check = createTypeCheck(root, (faults) => found.push(faults));
  onTestFinished(() => {
    check.stop();
    rmSync(root, { recursive: true });
  });
  writeFileSync(join(root, 'features/a.test.ts'), 'export const a: number = "a";\n');
  writeFileSync(join(root, 'features/a.ts'), 'export const a: number = "a";\n');
  check.start();
  await expect
    .poll(() => found[0], { timeout: 18_000 })
    .toEqual([
      expect.objectContaining({
        file: 'features/a.ts',
        line: 1,
        column: 14,
        message: expect.stringContaining('string'),
      }),
    ]);
  writeFileSync(join(root, 'features/a.ts'), 'export const a: number = 1;\n');
  check.start();
  await expect.poll(() => found[1], { timeout: 18_000 }).toEqual([]);
});
