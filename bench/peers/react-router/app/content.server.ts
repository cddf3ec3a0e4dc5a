import { readFileSync } from 'node:fs';
import type { PageContent, PeerContent } from '../../page-content.ts';

const content = JSON.parse(readFileSync('content.json', 'utf8')) as PeerContent;

export const sharedContent = content.shared;

/** What belongs to one page; throws a 404 response when there is no such page. */
export function contentOf(path: string): PageContent {
  const pageContent = content.pages[path];
  if (!pageContent) throw new Response('Not found', { status: 404 });
  return pageContent;
}
