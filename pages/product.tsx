import type { ReactNode } from 'react';
import { Subnav, sectionAnchors } from '#features/product/subnav/subnav.tsx';
import { ViewedRobots } from '#features/product/viewed-robots.tsx';
import type { Page } from './page.ts';

/** A product page: its own navigation bar, its sections, the robots that the visitor has looked at. */
export function ProductLayout({ page, children }: { page: Page; children: ReactNode }) {
  const { product } = page.head;
  return (
    <>
      {product && (
        <Subnav
          name={product.name}
          label={page.messages.nav.sections}
          anchors={sectionAnchors(page.sections)}
          offer={product.offer}
        />
      )}
      {children}
      <ViewedRobots title={page.messages.productPage.viewed} />
    </>
  );
}
