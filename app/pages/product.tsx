import type { Page } from '#rules/page/page-value.ts';
import { sectionAnchors } from '../sections/subnav/section-anchors.ts';
import { Subnav } from '../sections/subnav/subnav.tsx';
import { ViewedRobots } from '../sections/viewed-robots/viewed-robots.tsx';
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
