import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { giftGuideExample } from './gift-guide.examples.ts';
import { GiftGuideSection } from './gift-guide.tsx';

test('the gift guide is a single link under its heading', () => {
  const html = renderToStaticMarkup(<GiftGuideSection section={giftGuideExample} />);
  expect(html).toMatch(/<h2[^>]*id="guide-heading">Which one for whom\?<\/h2>/);
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/shop\.example\/gift-guide" rel="noopener"><span>Open the gift guide<\/span>/,
  );
  expect(html.match(/<a /g)).toHaveLength(1);
});
