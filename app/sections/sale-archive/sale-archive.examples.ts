import type { SectionOf } from '#rules/sections/registry.ts';

export const saleArchiveExample: SectionOf<'sale-archive'> = {
  id: 'sales',
  kind: 'sale-archive',
  heading: 'Terms of sales',
  links: [
    { href: '/uk/summer-2026-terms', label: 'Summer 2026' },
    { href: '/uk/summer-2025-terms', label: 'Summer 2025' },
  ],
};
