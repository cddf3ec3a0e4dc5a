import { beforeAll, expect, test } from 'vitest';
import { editionCodes } from '#rules/place/editions.ts';
import { formatInstant, parseInstant } from '#rules/time/instant.ts';
import { windowsOf } from '#rules/site/link.ts';
import { clipFormats, clipPath, clipVariants, manualPath } from '#rules/place/media-address.ts';
import { addressOf } from '#rules/page/page.ts';
import type { Page } from '#rules/page/page-value.ts';
import { allowedHosts } from '#server/content/cross-checks/links.ts';
import type { Anchor, Markup } from '../support/site/markup.ts';
import { readMarkup } from '../support/site/markup.ts';
import { realSite as site } from '../support/site/real-site.ts';
import { renderPage } from '../support/site/rendered-page.ts';
import { serveSite } from '../support/site/served-site.ts';

/** Slug of a page that no edition has: the page that says so has links, too. */
const nowhere = 'nowhere';

/** Every address of the site in every edition. */
const addresses = editionCodes.flatMap((edition) =>
  [...Object.keys(site.pages).filter((slug) => windowsOf(site, edition, slug).length > 0), nowhere].map((slug) =>
    addressOf(site, { edition, slug }),
  ),
);

const clips = new Set(
  Object.entries(site.clips).flatMap(([id, { hash }]) =>
    clipVariants.flatMap((variant) =>
      (Object.keys(clipFormats) as (keyof typeof clipFormats)[]).map((format) =>
        clipPath({ id, hash }, variant, format),
      ),
    ),
  ),
);

const guides = new Set(
  Object.entries(site.manuals.files).map(([id, { hash }]) => {
    const [product = '', locale = ''] = id.split('/');
    return manualPath({ product, locale, hash });
  }),
);

/** The pages as they stand now, by address. */
const documents = new Map<string, Markup>();
const addressOfPage = ({ kind, edition, slug }: Page) =>
  addressOf(site, { edition, slug: kind === 'not-found' ? nowhere : slug });
const { get, clock } = serveSite({
  site,
  maxBytes: 1e9,
  render: async (page) => {
    documents.set(addressOfPage(page), readMarkup(await renderPage(page)));
    return '';
  },
});

/** What an address answers: its status, until when, and the page that is there. */
interface Answer {
  status: number;
  edge: number | undefined;
  markup: Markup | undefined;
}

type Ask = (address: string) => Promise<Answer>;

/** Asks each address once at an instant. */
function askAt(instant: number): Ask {
  clock.set(instant);
  const answers = new Map<string, Promise<Answer>>();
  const ask = async (address: string): Promise<Answer> => {
    const { status, headers } = await get(address);
    const edge = headers.get('x-page-valid-until') ?? 'never';
    return {
      status,
      edge: edge === 'never' ? undefined : parseInstant(edge),
      markup: status === 302 ? undefined : documents.get(address),
    };
  };
  return (address) => {
    const answer = answers.get(address) ?? ask(address);
    answers.set(address, answer);
    return answer;
  };
}

/** Links that fail, each with when that was first, and all that were seen, by what they look like. */
const dead = new Map<string, string>();
const lost = new Map<string, string>();
const within = new Map<string, Anchor>();
const outward = new Map<string, Anchor>();
const walked = new Set<string>();

async function walkLink(href: string, from: string, when: string, markup: Markup, ask: Ask): Promise<void> {
  const url = new URL(href, from);
  if (clips.has(url.pathname) || guides.has(url.pathname)) return;
  const target = url.origin + url.pathname;
  const answer = target === from && url.hash !== '' ? { status: 200, markup } : await ask(target + url.search);
  if (answer.status !== 200) dead.set(`${from} -> ${href} answers ${answer.status}`, when);
  else if (url.hash !== '' && !answer.markup?.ids.has(url.hash.slice(1))) lost.set(`${from} -> ${href}`, when);
}

async function walkPage(from: string, when: string, markup: Markup, ask: Ask): Promise<void> {
  const isOurs = (href: string) => [site.origins.main, site.origins.cn].includes(new URL(href, from).origin);
  for (const anchor of markup.anchors) (isOurs(anchor.href) ? within : outward).set(JSON.stringify(anchor), anchor);
  for (const href of markup.islandLinks)
    if (!isOurs(href)) outward.set(href, { href, rel: 'noopener', target: undefined });
  const hrefs = new Set([...markup.anchors.map(({ href }) => href), ...markup.islandLinks, ...markup.relations]);
  for (const href of hrefs) if (isOurs(href)) await walkLink(href, from, when, markup, ask);
  walked.add(from);
}

/**
 * From edge to edge of the content, each foretold by the answers before it. Between two edges no page changes, so that
 * these instants stand for all time; what does not change at an edge is not rendered again.
 */
beforeAll(async () => {
  for (let now = 0; Number.isFinite(now); ) {
    const ask = askAt(now);
    const edges: number[] = [];
    for (const address of addresses) edges.push((await ask(address)).edge ?? Number.POSITIVE_INFINITY);
    for (const address of addresses) {
      const { markup } = await ask(address);
      if (markup) await walkPage(address, formatInstant(now), markup, ask);
    }
    now = Math.min(...edges);
  }
}, 300_000);

test('every page of every edition was there at some time, and walked', () => {
  expect(addresses.filter((address) => !walked.has(address))).toEqual([]);
});

test('no link within the site is dead, or leads over a redirect, at any time', () => {
  expect([...dead]).toEqual([]);
});

test('every anchor that a link names is on the page to which it leads', () => {
  expect([...lost]).toEqual([]);
});

test('every link out of the site leads to a host that content allows, over https', () => {
  const hosts = allowedHosts(site);
  const strange = [...outward.values()].filter(({ href }) => {
    const { protocol, host } = new URL(href);
    if (protocol === 'tel:') return !/^tel:\+\d+$/.test(href);
    return protocol === 'mailto:' ? !href.includes('@') : protocol !== 'https:' || !hosts.includes(host);
  });
  expect(strange).toEqual([]);
  expect(outward.size).toBeGreaterThan(0);
});

test('links open in the same window, and those that leave keep their opener to themselves', () => {
  expect(
    [...outward.values()].filter(
      ({ href, rel, target }) => (rel !== 'noopener' && !/^(mailto|tel):/.test(href)) || target !== undefined,
    ),
  ).toEqual([]);
  expect([...within.values()].filter(({ rel, target }) => rel !== undefined || target !== undefined)).toEqual([]);
});
