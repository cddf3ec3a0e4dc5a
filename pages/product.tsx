import type { ReactNode } from 'react';
import { Subnav } from '#features/product/subnav/subnav.tsx';
import type { Page } from './page.ts';

/** A product page: its own navigation bar, its sections, the robots that the visitor has looked at. */
export const ProductLayout = ({ page, children }: { page: Page; children: ReactNode }) => (
  <>
    <Subnav page={page} />
    {children}
    <ViewedRobots title={page.messages.productPage.viewed} />
  </>
);

/** A script lists the robots looked at last. The part is hidden until there are some. */
const ViewedRobots = ({ title }: { title: string }) => (
  <aside className="section" data-surface="paper" data-viewed="" data-keep="" aria-labelledby="viewed-robots" hidden>
    <div className="wrap">
      <h2 className="title" id="viewed-robots">
        {title}
      </h2>
    </div>
  </aside>
);
