import { sectionAnchors } from '#features/product/subnav/section-anchors.ts';
import { Subnav } from '#features/product/subnav/subnav.tsx';
import { ViewedRobots } from '#features/product/viewed-robots.tsx';
import type { Page } from './page.ts';
import { PageSections } from './page-sections.tsx';
import { productSections } from './section-tables/product.ts';

/** A product page: its own navigation bar, then its sections in the order of its content. */
export function ProductPage({ page }: { page: Page }) {
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
      <PageSections page={page} components={productSections} />
      <ViewedRobots title={page.messages.productPage.viewed} />
    </>
  );
}
