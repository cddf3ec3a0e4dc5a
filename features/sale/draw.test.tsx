import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawExample } from './draw.examples.ts';
import { DrawSection } from './draw.tsx';

test('a prize draw shows the prize and its date, and links to the deals', () => {
  const html = renderToStaticMarkup(<DrawSection section={drawExample} />);
  expect(html).toMatch(
    /<section[^>]*id="lucky-draw" data-surface="flood" data-accent="amber" aria-labelledby="draw-heading"/,
  );
  expect(html).toContain('<dt>Prize</dt><dd>Flagship Bumblebee</dd>');
  expect(html).toContain('<dt>Result</dt><dd>By 10 December 2024</dd>');
  expect(html).toMatch(/<a href="#hot-deals"[^>]*>See the deals<\/a>/);
  expect(html).toContain('alt="A yellow robot"');
});
