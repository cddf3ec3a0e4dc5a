import { expect, test } from 'vitest';
import { layerWords } from './layered-words.ts';

const base = {
  file: 'en.yaml',
  words: { title: 'Colour', hero: { line: 'A', items: [{ label: 'One', text: 'More' }, { label: 'Two' }] } },
};
const overlay = { file: 'en-GB.yaml', words: { hero: { line: 'B', items: [{ label: 'First' }] } } };
const { merged, fileOf } = layerWords([overlay, base]);

test('overlays override the complete file and replace whole lists', () => {
  expect(merged).toEqual({ title: 'Colour', hero: { line: 'B', items: [{ label: 'First' }] } });
});

test('finds the file of each word', () => {
  expect(fileOf(['title'])).toBe('en.yaml');
  expect(fileOf(['hero', 'line'])).toBe('en-GB.yaml');
});

test('a list belongs to the file that replaces it, including missing entries', () => {
  expect(fileOf(['hero', 'items', 0, 'text'])).toBe('en-GB.yaml');
});

test('a missing word belongs to the complete file', () => {
  expect(fileOf(['hero', 'sentence'])).toBe('en.yaml');
});
