import type { ReactNode } from 'react';
import type { Page } from './page.ts';

/** A home or sale page: its heading is for screen readers only, unless it has a hero. */
export function HomeLayout({ page, children }: { page: Page; children: ReactNode }) {
  const hasHero = page.sections.some(({ kind }) => kind === 'sale-hero');
  return (
    <>
      {!hasHero && <h1 className="visually-hidden">{page.head.title}</h1>}
      {children}
    </>
  );
}
