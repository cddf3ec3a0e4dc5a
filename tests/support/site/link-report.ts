import { programPrefix } from '#contract/programming.ts';
import { pageAddress, pageSlugs, pageWindows } from '#core/links/link.ts';
import type { EditionCode } from '#core/place/editions.ts';
import { formatInstant, parseInstant } from '#core/time/instant.ts';
import type { Page } from '#pages/page.ts';
import { findMasterFile } from '#server/files/master-files.ts';
import { type Anchor, type Markup, readMarkup } from '../documents/markup.ts';
import { realSite as site } from './real-site.ts';
import { renderPage } from './rendered-page.ts';
import { createTestSite } from './test-site.ts';

/** A slug that no edition has: the not-found page has links, too. */
const missingSlug = 'nowhere';

/** The latest document of each page, by address. */
const documents = new Map<string, Markup>();
const addressOfPage = ({ kind, edition, slug }: Page) =>
  pageAddress(site, { edition, slug: kind === 'not-found' ? missingSlug : slug });
const { get, clock } = createTestSite({
  site,
  maxBytes: 1e9,
  render: async (page) => {
    documents.set(addressOfPage(page), readMarkup(await renderPage(page)));
    return '';
  },
});

/** The response of an address: its status, its next edge, and its document. */
interface PageResponse {
  status: number;
  edge: number | undefined;
  markup: Markup | undefined;
}

type RequestPage = (address: string) => Promise<PageResponse>;

/** Returns a function that requests each address once at an instant. */
function createRequester(instant: number): RequestPage {
  clock.set(instant);
  const responses = new Map<string, Promise<PageResponse>>();
  const requestPage = async (address: string): Promise<PageResponse> => {
    const { status, headers } = await get(address);
    const edge = headers.get('x-page-valid-until') ?? 'never';
    return {
      status,
      edge: edge === 'never' ? undefined : parseInstant(edge),
      markup: status === 302 ? undefined : documents.get(address.replace(/\?.*/, '')),
    };
  };
  return (address) => {
    const response = responses.get(address) ?? requestPage(address);
    responses.set(address, response);
    return response;
  };
}

/** The result of following links. Lines about a broken link say where it leads, and from when on it is broken. */
export interface LinkReport {
  /** Links within the site whose target does not respond with 200. */
  dead: string[];
  /** Links to an anchor that the target page does not have. */
  missingAnchors: string[];
  /** Links within the site and to other hosts, without duplicates. */
  internal: Anchor[];
  external: Anchor[];
  /** Addresses that had a page at some instant. */
  visited: Set<string>;
}

/** A program opens in the playground. */
const anchorOf = (hash: string) => (hash.startsWith(programPrefix) ? 'playground' : hash.slice(1));

/** Every address of an edition, and one that has no page. */
export const addressesOf = (edition: EditionCode, slugs: readonly string[] = pageSlugs(site)): string[] =>
  [...slugs.filter((slug) => pageWindows(site, edition, slug).length > 0), missingSlug].map((slug) =>
    pageAddress(site, { edition, slug }),
  );

/**
 * Follows every link of these pages at `from`, and again at each of their edges before `until`. No page changes between
 * two edges, so these instants stand for the whole time. An unchanged page is not rendered again.
 */
export async function followLinks(addresses: readonly string[], from: number, until: number): Promise<LinkReport> {
  const dead = new Map<string, string>();
  const missingAnchors = new Map<string, string>();
  const internal = new Map<string, Anchor>();
  const external = new Map<string, Anchor>();
  const visitedPages = new Set<string>();
  const isOurs = (href: string, base: string) =>
    [site.origins.main, site.origins.cn].includes(new URL(href, base).origin);

  async function followLink(
    href: string,
    page: string,
    when: string,
    markup: Markup,
    requestPage: RequestPage,
  ): Promise<void> {
    const url = new URL(href, page);
    if (findMasterFile(site, url.pathname)?.isCurrent) return;
    const target = url.origin + url.pathname;
    const response =
      target === page && url.hash !== '' ? { status: 200, markup } : await requestPage(target + url.search);
    if (response.status !== 200) dead.set(`${page} -> ${href} answers ${response.status}`, when);
    else if (url.hash !== '' && !response.markup?.ids.has(anchorOf(url.hash)))
      missingAnchors.set(`${page} -> ${href}`, when);
  }

  async function followPage(page: string, when: string, markup: Markup, requestPage: RequestPage): Promise<void> {
    for (const anchor of markup.anchors)
      (isOurs(anchor.href, page) ? internal : external).set(JSON.stringify(anchor), anchor);
    for (const href of markup.islandLinks)
      if (!isOurs(href, page)) external.set(href, { href, rel: 'noopener', target: undefined });
    const hrefs = new Set([...markup.anchors.map(({ href }) => href), ...markup.islandLinks, ...markup.relations]);
    for (const href of hrefs) if (isOurs(href, page)) await followLink(href, page, when, markup, requestPage);
    visitedPages.add(page);
  }

  for (let now = from; now < until; ) {
    const requestPage = createRequester(now);
    const edges: number[] = [];
    for (const address of addresses) {
      const { edge = Number.POSITIVE_INFINITY, markup } = await requestPage(address);
      edges.push(edge);
      if (markup) await followPage(address, formatInstant(now), markup, requestPage);
    }
    now = Math.min(...edges);
  }
  const formatLines = (firstInstants: Map<string, string>) =>
    [...firstInstants].map(([link, when]) => `${link}, from ${when} on`);
  return {
    dead: formatLines(dead),
    missingAnchors: formatLines(missingAnchors),
    internal: [...internal.values()],
    external: [...external.values()],
    visited: visitedPages,
  };
}
