import { programmingSlug, robotParameter } from '#contract/programming.ts';
import { isPageOpen } from '#core/links/link.ts';
import { pagePath, pathWithQuery } from '#core/place/place.ts';
import { type CatalogueProduct, visibleProduct, visibleProducts } from '#core/products/catalogue.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { playgroundStructureOf } from './playground-content.ts';

export interface PlaygroundRobot {
  page: string;
  product: CatalogueProduct;
  href: string;
}

/** Robots that the edition lists and whose open page has a playground. None without a page about programming. */
export function playgroundRobots(context: ResolveContext): PlaygroundRobot[] {
  const slugs = new Map(
    Object.keys(context.site.pages).flatMap((slug) => {
      const product = playgroundProduct(slug, context);
      return product === undefined ? [] : [[product, slug] as const];
    }),
  );
  return visibleProducts(context).flatMap((product) => {
    const page = slugs.get(product.id);
    return page === undefined ? [] : [{ page, product, href: programmingPath(context, page) }];
  });
}

export function playgroundRobot(page: string, context: ResolveContext): PlaygroundRobot | undefined {
  const id = playgroundProduct(page, context);
  const product = id === undefined ? undefined : visibleProduct(context, id);
  return product && { page, product, href: programmingPath(context, page) };
}

function playgroundProduct(slug: string, context: ResolveContext): string | undefined {
  const { site, edition, moment } = context;
  const structure = playgroundStructureOf(slug, context);
  if (!structure || programmingPage(context) === undefined || !isPageOpen(site, edition, slug, moment))
    return undefined;
  return structure.product ?? site.pages[slug]?.settings.product;
}

const programmingPath = ({ edition }: ResolveContext, page: string): string =>
  pathWithQuery({ edition, slug: programmingSlug, query: { [robotParameter]: page } });

export const programmingPage = ({ site, edition, moment }: ResolveContext): string | undefined =>
  isPageOpen(site, edition, programmingSlug, moment) ? pagePath({ edition, slug: programmingSlug }) : undefined;

export const playgroundsByPage = (context: ResolveContext): Record<string, { name: string; href: string }> =>
  Object.fromEntries(playgroundRobots(context).map(({ page, product: { name }, href }) => [page, { name, href }]));
