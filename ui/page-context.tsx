import { createContext, use } from 'react';
import type { Messages } from '#core/messages/messages-schema.ts';
import type { PageFrame } from '#core/page-frame.ts';

export const PageContext = createContext<PageFrame | undefined>(undefined);

/**
 * The page being rendered, for components that render on the server only. An island gets finished texts through its
 * props.
 */
export function usePage(): PageFrame {
  const page = use(PageContext);
  if (!page)
    throw new Error('usePage() was called outside a page; inside an island, pass the values it needs as props');
  return page;
}

/** The labels of a component that may be part of an island: those passed, else the page's own. */
export function useWords<Words>(words: Words | undefined, pick: (messages: Messages) => Words): Words {
  const page = use(PageContext);
  if (words !== undefined) return words;
  if (!page)
    throw new Error('this component is inside an island, where there is no page context; pass its words as a prop');
  return pick(page.messages);
}
