import { readFileSync } from 'node:fs';
import { notFound } from 'next/navigation';
import type { Page } from '#pages/page.ts';
import type { PeerContent } from '../page-content.ts';

const { shared, pages } = JSON.parse(readFileSync('content.json', 'utf8')) as PeerContent;

/** What surrounds every page: it knows the edition but no page. */
export const shellPage = { ...shared, kind: 'home', slug: '', path: shared.shell.home } as unknown as Page;

export function pageAt(path: string): Page {
  const pageContent = pages[path];
  if (!pageContent) notFound();
  return { ...shared, ...pageContent } as Page;
}
