import { expect, test } from 'vitest';
import { linesOf } from './sign.ts';

test.each([
  ['between words', 'Look at the floor, slowly.', ['Look at the', 'floor,', 'slowly.']],
  ['between words without spaces, but not before their signs', '请看着地面慢慢移动，直到出现圆环。', undefined],
  ['not within a word that is too long', 'Roboterverwandlung ist da', ['Roboterverwandlung', 'ist da']],
])('a text is broken %s', (_where, text, expected) => {
  const lines = linesOf(text, 11, (line) => line.length);
  if (expected) expect(lines).toEqual(expected);
  expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
  expect(lines.filter((line) => /^[，。,.]/.test(line))).toEqual([]);
  expect(lines.length).toBeGreaterThan(1);
});
