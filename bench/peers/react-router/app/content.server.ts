import { readFileSync } from 'node:fs';
import type { OwnContent, PeerContent } from '../../page-content.ts';

const content = JSON.parse(readFileSync('content.json', 'utf8')) as PeerContent;

export const sharedContent = content.shared;

/** A page's own content; throws a 404 response when there is no such page. */
export function ownContent(path: string): OwnContent {
  const own = content.pages[path];
  if (!own) throw new Response('Not found', { status: 404 });
  return own;
}
