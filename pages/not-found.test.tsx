import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { NotFoundPage } from './not-found.tsx';

describe('not-found page', () => {
  const page = examplePage({ kind: 'not-found' });
  const robots = {
    id: 'products' as const,
    label: 'Robots',
    items: [{ label: 'Flagship Megatron', href: '/uk/flagship-megatron', external: false }],
  };

  it('offers the search while there is one', () => {
    const htmlWith = (search: typeof page.shell.search) =>
      renderToStaticMarkup(<NotFoundPage page={{ ...page, shell: { ...page.shell, search } }} />);
    expect(htmlWith({ label: 'Search', href: '/uk/search' })).toContain('<form action="/uk/search">');
    expect(htmlWith(undefined)).not.toContain('<form');
  });

  it('says so and links to the home page and the robots', () => {
    const html = renderToStaticMarkup(<NotFoundPage page={{ ...page, shell: { ...page.shell, menus: [robots] } }} />);
    expect(html).toMatch(/<h1[^>]*>notFound\.title<\/h1>/);
    expect(html).toContain('href="/uk"');
    expect(html).toContain('href="/uk/flagship-megatron"');
  });
});
