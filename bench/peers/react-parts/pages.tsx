import type { ComponentType } from 'react';
import { HomeLayout } from '#pages/home.tsx';
import type { Page } from '#pages/page.ts';
import { ProductLayout } from '#pages/product.tsx';
import { sections } from './static-sections.ts';

const sectionElements = (page: Page) =>
  page.sections.map((section) => {
    const Component = sections[section.kind] as ComponentType<{ section: object }>;
    return <Component key={section.id} section={section} />;
  });

export const HomePage = ({ page }: { page: Page }) => <HomeLayout page={page}>{sectionElements(page)}</HomeLayout>;
export const ProductPage = ({ page }: { page: Page }) => (
  <ProductLayout page={page}>{sectionElements(page)}</ProductLayout>
);
