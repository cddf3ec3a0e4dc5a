import { exampleOpaquePicture } from '#tests/support/examples/page.examples.ts';
import type { ArticleValue } from './article.ts';

export const articleExample: ArticleValue = {
  id: 'article',
  kind: 'article',
  surface: 'white',
  heading: 'Black Friday opens on 14 November.',
  lead: 'Three stages, each with prices of its own.',
  published: {
    at: Date.UTC(2026, 10, 14, 9),
    text: '14 November 2026',
    iso: '2026-11-14T09:00:00+00:00',
    year: '2026',
  },
  picture: exampleOpaquePicture,
  blocks: [{ text: ['What is open can be seen at once.'] }],
  links: [{ id: 'sale', label: 'Go to the sale', href: '/uk/black-friday', external: false }],
  list: '/uk/news',
  newer: { title: 'The Christmas sale opens', href: '/uk/news/christmas' },
  older: { title: 'Quick start guides', href: '/uk/news/guides' },
};
