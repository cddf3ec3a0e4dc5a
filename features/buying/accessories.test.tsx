import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { accessoriesExample } from './accessories.examples.ts';
import { AccessoriesSection } from './accessories.tsx';

test('an accessory shows its price and links to the shop and to its page', () => {
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <AccessoriesSection section={accessoriesExample} />
    </PageContext>,
  );
  expect(html).toMatch(/<h3[^>]*>AI Base<\/h3><p>More actions/);
  expect(html).toMatch(/<a[^>]*href="https:\/\/uk\.shop\.example\/products\/ai-base"[^>]*>.*£199/);
  expect(html).toMatch(
    /href="\/uk\/ai-base"[^>]*><span>action\.learnMore<\/span><span class="visually-hidden"> AI Base</,
  );
});

test('an accessory that is not sold in this edition links only to its page', () => {
  const items = accessoriesExample.items.map((item) => ({ ...item, offer: undefined }));
  const html = renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <AccessoriesSection section={{ ...accessoriesExample, items }} />
    </PageContext>,
  );
  expect(html).toContain('href="/uk/ai-base"');
  expect(html).not.toContain('data-buy');
});
