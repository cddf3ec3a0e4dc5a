import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Link } from '#core/links/link.ts';
import { hrefOf, hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { accessoriesExample } from './accessories.examples.ts';
import { AccessoriesSection } from './accessories.tsx';

test('an accessory shows its price and links to the shop and to its page', () => {
  showOnPage(<AccessoriesSection section={accessoriesExample} />);
  expect(screen.getByRole('heading', { name: 'AI Base' }).nextSibling?.textContent).toMatch(/^More actions/);
  expect(hrefOf(/£199/)).toBe('https://uk.shop.example/products/ai-base');
  expect(hrefOf('action.learnMore AI Base')).toBe('/uk/ai-base');
});

test('an accessory that is not sold in this edition links only to its page', () => {
  const items = accessoriesExample.items.map((item) => ({ ...item, offer: undefined, link: item.link as Link }));
  showOnPage(<AccessoriesSection section={{ ...accessoriesExample, items }} />);
  expect(new Set(hrefsIn())).toEqual(new Set(['/uk/ai-base']));
});
