import type { ReactNode } from 'react';
import { setPage } from '#app/context/page-context.tsx';
import type { Page } from '#rules/page/page-value.ts';
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
