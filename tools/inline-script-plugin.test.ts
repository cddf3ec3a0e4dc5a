import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileInlineScript } from './inline-script-plugin.ts';

function compile(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'inline-script-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return compileInlineScript(join(folder, 'script.ts'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a script runs with its imports and leaks no names', () => {
  const { code } = compile({
    'script.ts': `import { half } from './half.ts';\nconst box = globalThis as { result?: number };\nbox.result = half(84);`,
    'half.ts': 'export const half = (value: number): number => value / 2;',
  });
  const scope: { result?: number } = {};
  new Function('globalThis', code)(scope);
  expect(scope.result).toBe(42);
  expect(code).toMatch(/^\(\(\)=>\{[^\n]*\}\)\(\)$/);
});

test('returns the source files of a script, so that a change compiles it again', () => {
  const { files } = compile({ 'script.ts': `import './other.ts';`, 'other.ts': 'console.log(1);' });
  expect(files.map((file) => file.replace(/.*\//, '')).sort()).toEqual(['other.ts', 'script.ts']);
});

test('escapes a closing script tag', () => {
  expect(compile({ 'script.ts': `document.title = '</script>';` }).code).not.toContain('</script');
});
