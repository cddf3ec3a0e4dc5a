import { cache } from 'react';
import type { Page } from '#pages/page.ts';

/** What the request renders: the shell's data, and the page's once it is known. */
const requestState = cache((): { page: Partial<Page> } => ({ page: {} }));

/** Sets what surrounds the page of this request, before any component reads it. */
export function setShell(shell: Page): void {
  requestState().page = { ...shell, ...requestState().page };
}

/** Sets the page of this request, before any component reads it. */
export function setPage(page: Page): void {
  requestState().page = page;
}

export const usePage = (): Page => requestState().page as Page;
