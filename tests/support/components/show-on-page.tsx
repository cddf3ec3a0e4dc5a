import { within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageContext } from '#ui/page-context.tsx';
import { examplePage } from '../examples/page.examples.ts';

/** Puts part of a page into the document as the server renders it, and removes the earlier content. */
export function showOnPage(part: ReactNode, page = examplePage()): void {
  document.body.innerHTML = renderToStaticMarkup(<PageContext value={page}>{part}</PageContext>);
}

/** The address that a link with this name leads to. */
export const hrefOf = (name: string | RegExp, inside = document.body) =>
  within(inside).getByRole('link', { name }).getAttribute('href');

/** The addresses of all links, in the order of the document. */
export const hrefsIn = (inside = document.body) =>
  within(inside)
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** The texts of everything with a role, in the order of the document. */
export const textsOf = (role: string, inside = document.body) =>
  within(inside)
    .queryAllByRole(role)
    .map(({ textContent }) => textContent);
