import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { NotFoundPage } from './not-found.tsx';

const page = examplePage({ kind: 'not-found' });
const show = (shell: Partial<typeof page.shell>) =>
  showOnPage(<NotFoundPage page={{ ...page, shell: { ...page.shell, ...shell } }} />);

test('a page that is not found says so, and links to the home page and the robots', () => {
  const items = [{ label: 'Flagship Megatron', href: '/uk/flagship-megatron', external: false }];
  show({ menus: [{ id: 'products', label: 'Robots', items }] });
  expect(screen.getByRole('heading', { level: 1, name: 'notFound.title' })).toBeTruthy();
  expect(hrefsIn()).toEqual(expect.arrayContaining(['/uk', '/uk/flagship-megatron']));
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('a page that is not found offers the search while there is one', () => {
  show({ search: { label: 'Search', href: '/uk/search' } });
  expect(screen.getByRole<HTMLInputElement>('searchbox').form?.getAttribute('action')).toBe('/uk/search');
});
