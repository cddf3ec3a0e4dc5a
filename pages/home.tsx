import type { ReactNode } from 'react';
import type { Page } from './page.ts';

/** The home page: its heading is for screen readers only. */
export const HomeLayout = ({ page, children }: { page: Page; children: ReactNode }) => (
  <>
    <h1 className="visually-hidden">{page.head.title}</h1>
    {children}
  </>
);
