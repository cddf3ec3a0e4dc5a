import type { ReactNode } from 'react';
import { Subnav } from '#features/product/subnav/subnav.tsx';
import { ViewedRobots } from '#features/product/viewed-robots.tsx';
import type { Page } from './page.ts';

/** A product page: its own navigation bar, its sections, the robots that the visitor has looked at. */
export const ProductLayout = ({ page, children }: { page: Page; children: ReactNode }) => (
  <>
    <Subnav page={page} />
    {children}
    <ViewedRobots title={page.messages.productPage.viewed} />
  </>
);
