import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { giftGuideExample } from './gift-guide.examples.ts';
import { GiftGuideSection } from './gift-guide.tsx';

test('the first link leads to the finder, the second to the gift guide', () => {
  const html = renderToStaticMarkup(<GiftGuideSection section={giftGuideExample} />);
  expect(html).toMatch(/<h2[^>]*id="guide-heading">Which one for whom\?<\/h2>/);
  expect(html).toMatch(
    /<a [^>]*href="\/us\/which-robot"[^>]*>Find it<\/a><a [^>]*href="https:\/\/blog\.example\/gift-guide" rel="noopener"><span>Open the gift guide<\/span>/,
  );
  expect(html.match(/<a /g)).toHaveLength(2);
});
