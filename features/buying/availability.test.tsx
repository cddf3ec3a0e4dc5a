import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { availabilityExample } from './availability.examples.ts';
import type { AvailabilityValue } from './availability.ts';
import { AvailabilitySection } from './availability.tsx';

const render = (changes: Partial<AvailabilityValue> = {}) =>
  renderToStaticMarkup(
    <PageContext value={examplePage()}>
      <AvailabilitySection section={{ ...availabilityExample, ...changes }} />
    </PageContext>,
  );

test('says since when, and offers to tell, the dealers and the nearest robot', () => {
  const html = render();
  expect(html).toMatch(/<h2[^>]*>Sold out since 1 December 2025<\/h2>/);
  for (const href of ['/uk/where-to-buy', '/uk/flagship-bumblebee']) expect(html).toContain(`href="${href}"`);
  expect(html).toMatch(/<x-island name="notice-form" when="use"/);
  expect(html).toContain('£1,149');
});

test('lists the regions that sell it, or leads to the shop that knows its price', () => {
  const elsewhere = [{ href: '/us/agent', external: false, label: 'United States' }];
  expect(render({ elsewhere, nearest: undefined })).toContain('href="/us/agent"');
  const shop = { href: 'https://kr.shop.example/k1', external: true, label: 'Buy Now' };
  expect(render({ shop, notice: undefined, nearest: undefined })).toMatch(
    /href="https:\/\/kr\.shop\.example\/k1" rel="noopener"/,
  );
});
