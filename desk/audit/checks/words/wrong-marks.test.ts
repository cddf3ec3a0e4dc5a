import { expect, test } from 'vitest';
import { contentFromFiles } from '#tests/support/site/content-from-files.ts';
import { wrongMarks } from './wrong-marks.ts';

test('finds marks of another language where they are written', () => {
  const content = contentFromFiles({
    'pages/home/de.yaml': { sections: { details: { lead: 'Sagen Sie “los”.', heading: 'Sagen Sie „los“.' } } },
  });
  expect(wrongMarks(content)).toEqual([
    {
      check: 'wrong-marks',
      severity: 'warning',
      file: 'pages/home/de.yaml',
      path: 'sections.details.lead',
      actual: '“Sagen Sie “los””',
      fix: 'Open and close with „…“.',
    },
  ]);
});

test('ignores keywords, and commas inside braces', () => {
  const content = contentFromFiles({
    'pages/home/ja.yaml': { keywords: 'ロボット, 変形', description: '{servos, number, ::.00}個のサーボ。' },
  });
  expect(wrongMarks(content)).toEqual([]);
});
