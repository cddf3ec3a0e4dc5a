import { expect, test } from 'vitest';
import { figureOf } from './figures.ts';

test('heights are those of the products whose picture shows the model', () => {
  const heights = figureOf('heightMm', (picture) => picture.split('/')[0]);
  expect(Object.values(heights).length).toBeGreaterThan(0);
  expect(Object.values(heights).every((mm) => mm > 0)).toBe(true);
});
