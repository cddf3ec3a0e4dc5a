import type { Page } from '#rules/page/page-value.ts';
import { PageSections } from './page-sections.tsx';
import { saleSections } from './section-tables/sale.ts';

/**
 * A page of a campaign: what is sold in it, by stages, and what comes with it; or what it will bring, while it is only
 * announced.
 */
export function SalePage({ page }: { page: Page }) {
  const hasHero = page.sections.some(({ kind }) => kind === 'sale-hero');
  return (
    <>
      {!hasHero && <h1 className="visually-hidden">{page.head.title}</h1>}
      <PageSections page={page} components={saleSections} />
    </>
  );
}
