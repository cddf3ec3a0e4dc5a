import type { SaleArchiveValue } from './sale-archive.ts';

export const saleArchiveExample: SaleArchiveValue = {
  id: 'sales',
  kind: 'sale-archive',
  heading: 'Terms of sales',
  links: [
    { href: '/uk/summer-2026-terms', label: 'Summer 2026' },
    { href: '/uk/summer-2025-terms', label: 'Summer 2025' },
  ],
};
