import { cache } from 'react';
import type { Page } from '#rules/page/page-value.ts';
import type { Messages } from '#rules/schema/messages.ts';

/** What the request renders: the shell's part of it, and the page's where there is one already. */
const rendered = cache((): { page: Partial<Page> } => ({ page: {} }));

/** Says what stands around the page of this request, before anything asks. */
export function setShell(shell: Page): void {
  rendered().page = { ...shell, ...rendered().page };
}

/** Says which page this request renders, before anything asks. */
export function setPage(page: Page): void {
  rendered().page = page;
}

export const usePage = (): Page => rendered().page as Page;

/** Words of a piece that may stand in a client component: those that it was given, else the page's own. */
export function useWords<Words>(given: Words | undefined, pick: (messages: Messages) => Words): Words {
  const page = usePage();
  return given ?? pick(page.messages);
}
