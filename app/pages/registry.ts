import type { ComponentType } from 'react';
import type { Page } from '#rules/page-value.ts';

type PageComponent = ComponentType<{ page: Page }>;

/** Every kind of page; each is a part of the build of its own, with its own stylesheet. */
export const pageKinds = {
  home: () => import('./home.tsx').then((module) => module.HomePage),
  product: () => import('./product.tsx').then((module) => module.ProductPage),
  chooser: () => import('./chooser.tsx').then((module) => module.ChooserPage),
  form: () => import('./form.tsx').then((module) => module.FormPage),
  'not-found': () => import('./not-found.tsx').then((module) => module.NotFoundPage),
} satisfies Record<Page['kind'], () => Promise<PageComponent>>;
