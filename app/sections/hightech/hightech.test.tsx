import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hightechExample } from './hightech.examples.ts';
import { HightechSection } from './hightech.tsx';

test('every close-up has its picture, a heading one level below the section’s and its text', () => {
  const html = renderToStaticMarkup(<HightechSection section={hightechExample} />);
  expect(html).toMatch(/<h2[^>]*id="technology-heading"/);
  for (const { picture, title, text } of hightechExample.closeUps) {
    expect(html).toContain(`alt="${picture.alt}"`);
    expect(html).toContain(`>${title}</h3><p>${text}</p>`);
  }
});
