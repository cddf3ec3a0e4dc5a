import { pages } from '#react-parts/content.server.ts';
import type { PageContent } from '../../page-content.ts';

/** Loads the data of one page alone; throws a 404 response when there is no such page. */
export function loader({ params }: { params: { edition: string; slug?: string } }): PageContent {
  const content = pages[`/${[params.edition, params.slug].filter(Boolean).join('/')}`];
  if (!content) throw new Response('Not found', { status: 404 });
  return content;
}
