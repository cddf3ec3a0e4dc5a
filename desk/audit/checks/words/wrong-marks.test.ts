import { expect, test } from 'vitest';
import { writtenContent } from '#tests/support/site/written-content.ts';
import { wrongMarks } from './wrong-marks.ts';

test('marks of another language are found where they are written', () => {
  const content = writtenContent({
    'pages/home/de.yaml': { sections: { hero: { lead: 'Sagen Sie “los”.', heading: 'Sagen Sie „los“.' } } },
  });
  expect(wrongMarks(content)).toEqual([
    {
      check: 'wrong-marks',
      severity: 'warning',
      file: 'pages/home/de.yaml',
      path: 'sections.hero.lead',
      found: '“Sagen Sie “los””',
      mend: 'Open and close with „…“.',
    },
  ]);
});

test('keywords are parted for machines, and values in braces are no marks', () => {
  const content = writtenContent({
    'pages/home/ja.yaml': { keywords: 'ロボット, 変形', description: '{servos, number, ::.00}個のサーボ。' },
  });
  expect(wrongMarks(content)).toEqual([]);
});
