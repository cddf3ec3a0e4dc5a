import { expect, test } from 'vitest';
import { formatFileSize, formatLength, formatMinutes, formatWeight } from './measures.ts';

test('writes lengths and weights in the units of the edition', () => {
  const figures = { weightKg: 3.8, weightLb: 8.4 };
  expect([formatLength(480, 'us'), formatWeight(figures, 'us')]).toEqual(['18.9 in', '8.4 lb']);
  expect([formatLength(395, 'uk'), formatWeight(figures, 'uk')]).toEqual(['39.5 cm', '3.8 kg']);
  expect([formatLength(395, 'de'), formatWeight(figures, 'de')]).toEqual(['39,5 cm', '3,8 kg']);
  expect([formatLength(480, 'cn'), formatWeight(figures, 'cn')]).toEqual(['48 cm', '3.8 kg']);
  expect(formatWeight({ weightKg: 3.8 }, 'us')).toBeUndefined();
});

test('writes the size of a file with its unit, at least a tenth', () => {
  const sizes = ['en-US', 'de-DE', 'fr-FR', 'zh-CN'].map((lang) => formatFileSize(3_460_000, lang));
  expect(sizes).toEqual(['3.5\u00a0MB', '3,5\u00a0MB', '3,5\u202fMo', '3.5\u00a0MB']);
  expect(formatFileSize(20_000, 'en-US')).toBe('0.1\u00a0MB');
});

test('writes a time, and a range of times, in words', () => {
  expect([formatMinutes(90, 90, 'en-US'), formatMinutes(80, 90, 'de-DE')]).toEqual(['90 minutes', '80–90 Minuten']);
  expect([formatMinutes(90, 90, 'ja-JP'), formatMinutes(80, 90, 'ja-JP')]).toEqual(['90分', '80〜90分']);
});
