import { cache } from 'react';
import type { Page } from '#pages/page.ts';

/** The data that the request renders: the shell's, and the page's as soon as it is loaded. */
const requestState = cache((): { page: Partial<Page> } => ({ page: {} }));

/** Sets the shell around the page of this request, before any component reads it. */
export function setShell(shell: Page): void {
  requestState().page = { ...shell, ...requestState().page };
}

/** Sets the page of this request, before any component reads it. */
export function setPage(page: Page): void {
  requestState().page = page;
}

export const usePage = (): Page => requestState().page as Page;
