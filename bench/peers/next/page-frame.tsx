import type { ReactNode } from 'react';
import type { Page } from '#pages/page.ts';
import { setPage } from '#ui/page-context.tsx';
import { HeadOfPage } from '../react-parts/head-parts.tsx';

/** A page's own part of the document: head, stylesheet and accent. */
export function PageFrame({ page, style, children }: { page: Page; style: string; children: ReactNode }) {
  setPage(page);
  return (
    <div data-accent={page.accent} style={{ display: 'contents' }}>
      <link rel="stylesheet" href={style} precedence="page" />
      <HeadOfPage page={page} />
      {children}
    </div>
  );
}
