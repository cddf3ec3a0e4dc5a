import { expect, test } from 'vitest';
import { showOnPage, textsOf } from '#tests/support/components/show-on-page.tsx';
import { figuresExample } from './figures.examples.ts';
import { FiguresSection } from './figures.tsx';

test('figures stand after their labels, with their units', () => {
  showOnPage(<FiguresSection section={figuresExample} />);
  const figureOf = Object.fromEntries(textsOf('term').map((term, index) => [term, textsOf('definition')[index]]));
  expect(figureOf['ChipsSpread through the body.']).toBe('118');
  expect(Object.values(figureOf)).toContain('2,700mAh');
});
