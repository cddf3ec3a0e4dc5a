import { readFileSync } from 'node:fs';
import type { Page } from '#pages/page.ts';
import type { PeerContent } from '../page-content.ts';

export const { shared, pages } = JSON.parse(readFileSync('content.json', 'utf8')) as PeerContent;

/** The page at a path; undefined when there is none. */
export const pageAt = (path: string): Page | undefined =>
  pages[path] && ({ ...shared, ...pages[path] } as unknown as Page);
