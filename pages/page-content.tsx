import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Section } from '#pages/sections.ts';
import type { Page } from './page.ts';
import { sectionComponents } from './section-components.ts';

type PageLayout = ComponentType<{ page: Page; children: ReactNode }>;

/** What stands around the sections of some kinds of page. */
const layouts: { [Kind in Page['kind']]?: () => Promise<PageLayout> } = {
  product: () => import('./product.tsx').then((module) => module.ProductLayout),
  'not-found': () => import('./not-found.tsx').then((module) => module.NotFoundPage),
};

/**
 * Loads the components of a page and returns its content: its sections in their order, in the layout of its kind. Home
 * and sale pages have a heading for screen readers only, unless they have a hero.
 */
export async function pageContent(page: Page): Promise<ReactNode> {
  const Layout = await layouts[page.kind]?.();
  const sections = await Promise.all(page.sections.map(sectionElement));
  if (Layout) return <Layout page={page}>{sections}</Layout>;
  if (page.kind !== 'home' && page.kind !== 'sale') return sections;
  const hasHero = page.sections.some(({ kind }) => kind === 'sale-hero');
  return (
    <>
      {!hasHero && <h1 className="visually-hidden">{page.head.title}</h1>}
      {sections}
    </>
  );
}

async function sectionElement(section: Section): Promise<ReactElement> {
  const Component = (await sectionComponents[section.kind]()) as ComponentType<{ section: Section }>;
  return <Component key={section.id} section={section} />;
}
