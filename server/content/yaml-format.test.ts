import { expect, test } from 'vitest';
import { formatYaml } from './yaml-format.ts';

const formatted = `# Prices
robot:
  price: 1299 # as listed
  tags: [a, { b: 1 }, 'c, d']

  # Sold apart
  heading: |-
    One
    Two
  text: one two
`;

test('content is written in one way, with its comments', () => {
  const text = formatted
    .replace('1299 #', '1299   #')
    .replace('[a, { b: 1 }', '[ a,   {b: 1}')
    .replace('text: one two', 'text: one\n    two');
  expect(formatYaml(text)).toBe(formatted);
  expect(formatYaml(formatted)).toBe(formatted);
});

test('a text that is not YAML stays as it is', () => {
  expect(formatYaml('a: [b\nc: d\n')).toBe('a: [b\nc: d\n');
});
