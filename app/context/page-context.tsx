import { createContext, use } from 'react';
import type { Page } from '#rules/page/page-value.ts';
import type { Messages } from '#rules/schema/messages.ts';

export const PageContext = createContext<Page | undefined>(undefined);

/**
 * The page being rendered. For components that render on the server only: an island gets finished words through its
 * props.
 */
export function usePage(): Page {
  const page = use(PageContext);
  if (!page) throw new Error('usePage() was called outside a page; inside an island, pass what it needs as props');
  return page;
}

/** Words of a piece that may stand inside an island: those that it was given, else the page's own. */
export function useWords<Words>(given: Words | undefined, pick: (messages: Messages) => Words): Words {
  const page = use(PageContext);
  if (given !== undefined) return given;
  if (!page) throw new Error('this piece stands inside an island, where no page is known; pass it its words as a prop');
  return pick(page.messages);
}
