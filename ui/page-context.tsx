import { createContext, use } from 'react';
import type { PageFrame } from '#core/page-frame.ts';

export const PageContext = createContext<PageFrame | undefined>(undefined);

/**
 * The page being rendered, for components that render on the server only. An island has none; what may be part of
 * one calls `useMessages()`.
 */
export function usePage(): PageFrame {
  const page = use(PageContext);
  if (!page)
    throw new Error('usePage() was called outside a page; inside an island, pass the values it needs as props');
  return page;
}
