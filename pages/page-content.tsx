import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { Section } from '#pages/sections.ts';
import type { Page } from './page.ts';
import { sectionComponents } from './section-components.ts';

type PageLayout = ComponentType<{ page: Page; children: ReactNode }>;

const layouts: { [Kind in Page['kind']]?: () => Promise<PageLayout> } = {
  home: () => import('./home.tsx').then((module) => module.HomeLayout),
  product: () => import('./product.tsx').then((module) => module.ProductLayout),
  sale: () => import('./home.tsx').then((module) => module.HomeLayout),
  'not-found': () => import('./not-found.tsx').then((module) => module.NotFoundPage),
};

/** Loads the components of a page and returns its content: its sections in their order, in the layout of its kind. */
export async function pageContent(page: Page): Promise<ReactNode> {
  const Layout = await layouts[page.kind]?.();
  const sections = await Promise.all(page.sections.map(sectionElement));
  return Layout ? <Layout page={page}>{sections}</Layout> : sections;
}

async function sectionElement(section: Section): Promise<ReactElement> {
  const Component = (await sectionComponents[section.kind]()) as ComponentType<{ section: Section }>;
  return <Component key={section.id} section={section} />;
}
