import type { Page } from '#pages/page.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { realSite } from '#tests/support/site/real-site.ts';

/** Black Friday week: every robot is on sale and the campaign is on. */
export const instant = Date.parse('2025-11-21T12:00:00Z');

/** Data that all pages of the edition share, as a router's root loader would return it. */
export type SharedContent = Pick<Page, 'edition' | 'lang' | 'brand' | 'shell' | 'messages' | 'accounts' | 'instant'>;
/** Data of one page alone, as its loader would return it. */
export type PageContent = Omit<Page, keyof SharedContent>;

export interface PeerContent {
  shared: SharedContent;
  /** By path: the home page and every product page. */
  pages: Record<string, PageContent>;
}

/** The pages that are compared; the home page links to the product. */
export const comparedPaths = { home: '/us', product: '/us/flagship-megatron' } as const;

/** The US edition's home page and product pages at one instant, as plain values. */
export function createPeerContent(): PeerContent {
  const pages = Object.keys(realSite.pages).flatMap((slug) => {
    const resolution = resolvePage(realSite, { edition: 'us', slug }, instant);
    return 'page' in resolution && (resolution.page.kind === 'home' || resolution.page.kind === 'product')
      ? [resolution.page]
      : [];
  });
  const [first] = pages;
  if (!first) throw new Error('the content has no page to compare');
  const { edition, lang, brand, shell, messages, accounts } = first;
  const shared = { edition, lang, brand, shell, messages, accounts, instant };
  const ownContent = (page: Page) =>
    Object.fromEntries(Object.entries(page).filter(([key]) => !(key in shared))) as unknown as PageContent;
  return { shared, pages: Object.fromEntries(pages.map((page) => [page.path, ownContent(page)])) };
}
