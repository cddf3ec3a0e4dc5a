import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawResultsExample } from './draw-results.examples.ts';
import { DrawResultsSection } from './draw-results.tsx';

test('each order that won is in a list under the heading, by the end of its number', () => {
  const html = renderToStaticMarkup(<DrawResultsSection section={drawResultsExample} />);
  expect(html).toMatch(/<section[^>]*aria-labelledby="results-heading"/);
  expect(html.match(/<li>Order number ending in <strong[^>]*>(07K2|93AB)<\/strong><\/li>/g)).toHaveLength(2);
  expect(html).toContain('href="/uk/technical-support"');
});
