import { programmingSlug, robotParameter } from '#contract/programming.ts';
import { isPageOpen } from '#core/links/link.ts';
import { pagePath, pathWithQuery } from '#core/place/place.ts';
import { type CatalogueProduct, visibleProduct, visibleProducts } from '#core/products/catalogue.ts';
import type { ResolveContext } from '#core/resolve/resolve-context.ts';
import { openPage, resolveSections } from '#core/section/open-page.ts';
import { type PlaygroundStructure, programsSection, resolveFilms, robotPrograms } from './robot-programs.ts';
import { voice } from './voice.ts';

export type RobotPlayground = NonNullable<ReturnType<typeof robotPlayground>>;

/** The playground on a page's section of programs, without its words; undefined if the edition shows none now. */
function playgroundOnPage(slug: string, context: ResolveContext): PlaygroundStructure | undefined {
  const section = programsSection(context.site.pages[slug]?.settings.sections ?? [], context);
  return section?.playground as PlaygroundStructure | undefined;
}

/** Read from the product page; undefined without such a page. Throws if moves or commands do not match their words. */
export function robotPlayground(slug: string, context: ResolveContext) {
  const page = openPage(slug, context);
  const programs = page && robotPrograms(page);
  if (!page || !programs) return undefined;
  const { structure, moves, insertWords } = programs;
  const [spoken] = resolveSections('voice', voice, page);
  if (!spoken) throw new Error(`the playground of "${slug}" needs a section "voice" on its page for the spoken words`);
  const { line, groups } = spoken.value;
  return {
    /** Slug of the product page, which names the robot in addresses and in saved programs. */
    page: slug,
    robot: structure.robot,
    picture: page.context.picture(structure.picture),
    films: resolveFilms(structure, page.context),
    sample: insertWords(structure.sample),
    moves: moves.map((word, index) => ({ word, does: insertWords(structure.moves[index] ?? '') })),
    line,
    groups,
  };
}

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
  const structure = playgroundOnPage(slug, context);
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
