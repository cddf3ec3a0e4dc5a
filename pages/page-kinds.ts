import type { ComponentType } from 'react';
import type { Page } from './page.ts';

type PageComponent = ComponentType<{ page: Page }>;

/** Every kind of page; each is a chunk of its own, with its own stylesheet. */
export const pageKinds = {
  home: () => import('./home.tsx').then((module) => module.HomePage),
  product: () => import('./product.tsx').then((module) => module.ProductPage),
  catalogue: () => import('./catalogue.tsx').then((module) => module.CataloguePage),
  programming: () => import('./programming.tsx').then((module) => module.ProgrammingPage),
  sale: () => import('./sale.tsx').then((module) => module.SalePage),
  chooser: () => import('./chooser.tsx').then((module) => module.ChooserPage),
  form: () => import('./form.tsx').then((module) => module.FormPage),
  support: () => import('./support.tsx').then((module) => module.SupportPage),
  news: () => import('./news.tsx').then((module) => module.NewsPage),
  'not-found': () => import('./not-found.tsx').then((module) => module.NotFoundPage),
} satisfies Record<Page['kind'], () => Promise<PageComponent>>;
