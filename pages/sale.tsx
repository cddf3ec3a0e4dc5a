import type { ReactNode } from 'react';
import type { Page } from './page.ts';

/** A campaign page: its heading is for screen readers only while it has no hero. */
export function SaleLayout({ page, children }: { page: Page; children: ReactNode }) {
  const hasHero = page.sections.some(({ kind }) => kind === 'sale-hero');
  return (
    <>
      {!hasHero && <h1 className="visually-hidden">{page.head.title}</h1>}
      {children}
    </>
  );
}
