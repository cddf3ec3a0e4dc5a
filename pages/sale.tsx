import type { Page } from './page.ts';
import { PageSections } from './page-sections.tsx';
import { saleSections } from './section-tables/sale.ts';

/** A campaign page: what is sold in which stage, or a preview while the campaign is only announced. */
export function SalePage({ page }: { page: Page }) {
  const hasHero = page.sections.some(({ kind }) => kind === 'sale-hero');
  return (
    <>
      {!hasHero && <h1 className="visually-hidden">{page.head.title}</h1>}
      <PageSections page={page} components={saleSections} />
    </>
  );
}
