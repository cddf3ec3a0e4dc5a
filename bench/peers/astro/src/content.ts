import { readFileSync } from 'node:fs';
import type { Page } from '#pages/page.ts';
import type { PeerContent } from '../../page-content.ts';

const { shared, pages } = JSON.parse(readFileSync('content.json', 'utf8')) as PeerContent;

/** The page at a path; undefined when there is none. */
export function pageAt(path: string): Page | undefined {
  const pageContent = pages[path];
  return pageContent && ({ ...shared, ...pageContent } as Page);
}
