import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Page } from '#pages/page.ts';
import { showOnPage } from '#tests/support/components/show-on-page.tsx';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { Header } from './header.tsx';

const { shell } = examplePage();
const campaign = { label: 'Black Friday', href: '/uk/black-friday' };
const support: Page['shell']['menus'][number] = {
  id: 'support',
  label: 'Support',
  items: [{ label: 'FAQ', href: '/uk/faq', external: false }],
};
const product = { family: 'transformers' as const, accent: 'violet', glyph: { text: 'MEGATRON', width: 3.87 } };
const products: Page['shell']['menus'][number] = {
  id: 'products',
  label: 'Products',
  items: [{ label: 'Flagship Megatron', href: '/uk/flagship-megatron', external: false, product }],
};

/** Returns the bar and the menu drawer. */
function show(changes: Partial<Page>) {
  const page = examplePage(changes);
  showOnPage(<Header page={page} />, page);
  return ['nav.main', 'nav.menu'].map((name) => screen.getByRole('navigation', { name })) as [HTMLElement, HTMLElement];
}

describe('campaign link', () => {
  it('comes first, in the bar and in the menu drawer', () => {
    for (const part of show({ shell: { ...shell, menus: [support], campaign } })) {
      const [first] = within(part).getAllByRole('link');
      expect([first?.textContent, first?.getAttribute('href')]).toEqual(['Black Friday', '/uk/black-friday']);
    }
  });

  it('is marked as the current page on the sale itself', () => {
    show({ shell: { ...shell, campaign } });
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
    show({ path: '/uk/black-friday', shell: { ...shell, campaign } });
    expect(screen.getAllByRole('link', { current: 'page', name: 'Black Friday' })).toHaveLength(2);
  });

  it('says in the drawer and beside the products what the open stage offers', () => {
    const sale = { name: 'Cyber Monday', saving: 'Up to £130 off', until: 'Until 2 December' };
    const parts = show({ shell: { ...shell, menus: [products], campaign: { ...campaign, sale } } });
    expect(within(parts[0]).getByRole('link', { name: 'Black Friday' })).toBeTruthy();
    for (const part of parts)
      expect(within(part).getByRole('link', { name: /Cyber Monday Up to £130 off/ })).toBeTruthy();
  });
});
