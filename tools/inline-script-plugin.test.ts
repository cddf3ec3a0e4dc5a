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

test('a script runs with what it imports, and leaves no name behind', () => {
  const { code } = compile({
    'script.ts': `import { half } from './half.ts';\nconst box = globalThis as { result?: number };\nbox.result = half(84);`,
    'half.ts': 'export const half = (value: number): number => value / 2;',
  });
  const scope: { result?: number } = {};
  new Function('globalThis', code)(scope);
  expect(scope.result).toBe(42);
  expect(code).toMatch(/^\(\(\)=>\{[^\n]*\}\)\(\)$/);
});

test('the files that a script is made of are known, so that a change of any compiles it anew', () => {
  const { files } = compile({ 'script.ts': `import './other.ts';`, 'other.ts': 'console.log(1);' });
  expect(files.map((file) => file.replace(/.*\//, '')).sort()).toEqual(['other.ts', 'script.ts']);
});

test('a script does not end its own element', () => {
  expect(compile({ 'script.ts': `document.title = '</script>';` }).code).not.toContain('</script');
});
