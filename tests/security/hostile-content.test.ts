import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type EditionCode, editionCodes } from '#core/place/editions.ts';
import { linkRef } from '#core/regions/region-schema.ts';
import type { Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import { formatMessage } from '#core/words/words.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { linkIssues } from '#server/content/cross-checks/links.ts';
import { documentPolicy } from '#server/http/content-security-policy.ts';
import { loadRenderer, type Renderer } from '#server/pages/renderer.ts';
import { childrenOf, type HtmlNode, parseStrictly } from '../support/documents/parse-html.ts';
import { realSite } from '../support/site/real-site.ts';
import { createTestSite } from '../support/site/test-site.ts';

/** Text that would break out of any context unless it is escaped for that context. */
const hostile = ` "><img src=x onerror=alert(1)></a></title></style></textarea></script><!--<script>alert(2)</script>--> ]]> &quot;&lt; \u2028\u2029 javascript:alert(3) \\" ''onload=''y`;

const isLink = /^(page|shop|site|https|mailto|tel):|^[/#]/;
/** Returns true if a text is a sentence. Links, dates and single words stay, because code compares or parses them. */
const isSentence = (text: string) =>
  /\S\s+\S+\s+\S|[\u3040-\u9fff\uac00-\ud7a3].{4,}/.test(text) && !isLink.test(text) && !/^\d{4}-\d\d-\d\d/.test(text);

/**
 * The text of `hostile` with a letter for each of its characters: parts of a page depend on the length of a text, or on
 * equal texts.
 */
const harmless = hostile.replace(/\S/g, 'x');

/** A copy of a tree with `end` after every sentence, but what a robot says, which has a maximum length. */
function appendToSentences<Tree>(tree: Tree, end: string): Tree {
  if (typeof tree === 'string') return (isSentence(tree) ? tree + end : tree) as Tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((entry: unknown) => appendToSentences(entry, end)) as Tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, key === 'says' ? value : appendToSentences(value, end)]),
  ) as Tree;
}

function siteWithSuffix(end: string): Site {
  const { messages, products, regions, clips, pictures, pages } = realSite;
  const content = appendToSentences({ messages, products, regions, clips, pictures }, end);
  return {
    ...realSite,
    ...content,
    pages: Object.fromEntries(
      Object.entries(pages).map(([slug, { settings, words }]) => [
        slug,
        { settings, words: appendToSentences(words, end) },
      ]),
    ),
  };
}

const hostileSite = siteWithSuffix(hostile);
const harmlessSite = siteWithSuffix(harmless);

const instant = parseInstant('2026-11-21T21:00:00Z');
const policy = { production: true, mediaOrigins: [], apiOrigins: [], allowsInlineCode: false };
let renderer: Renderer;
beforeAll(async () => {
  renderer = await loadRenderer(join(import.meta.dirname, '../..'), '');
});

async function documentOf(site: Site, edition: EditionCode, slug: string): Promise<string> {
  const resolution = resolvePage(site, { edition, slug }, instant);
  if ('redirect' in resolution) throw new Error(`${edition} has no page ${slug} then`);
  return renderer.render('page' in resolution ? resolution.page : resolution.notFound);
}

/** Pages that together show every kind of section, and a missing one. */
function pagesWithEverySection(): [EditionCode, string][] {
  const seen = new Set<string>();
  const places: [EditionCode, string][] = [['us', 'no-such-page']];
  for (const slug of Object.keys(realSite.pages))
    for (const edition of editionCodes) {
      const resolution = resolvePage(realSite, { edition, slug }, instant);
      if (!('page' in resolution)) continue;
      const kinds = resolution.page.sections.map(({ kind }) => kind);
      if (kinds.every((kind) => seen.has(kind))) continue;
      for (const kind of kinds) seen.add(kind);
      places.push([edition, slug]);
    }
  return places;
}

/** Attributes that hold words, or sizes that depend on words in a drawing. No other value may change. */
const wordAttributes =
  /^(alt|aria-label|aria-description|title|placeholder|content|props|data-island-failure|data-abroad|data-account-name|data-words|data-tag|data-search|data-copied|data-failed|data-counts|data-chosen|data-heard|data-label|label|value|d|x|y|width)$/;

/** The elements of a document and their attributes, without words: each with its depth, so that none can move. */
function skeletonOf(node: HtmlNode, depth = 0): string[] {
  // The places where a line may break depend on the words.
  if (node.nodeName === '#text' || node.nodeName === 'wbr') return [];
  const attributes = 'attrs' in node ? node.attrs : [];
  const line = attributes.map(({ name, value }) => (wordAttributes.test(name) ? name : `${name}=${value}`)).join(' ');
  return [`${depth} ${node.nodeName} ${line}`, ...childrenOf(node).flatMap((child) => skeletonOf(child, depth + 1))];
}

const jsonIn = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);

describe('words that look like markup', () => {
  test.each(pagesWithEverySection())('stay words: %s %s', async (edition, slug) => {
    const [plain, attacked] = await Promise.all([
      documentOf(harmlessSite, edition, slug),
      documentOf(hostileSite, edition, slug),
    ]);
    expect(attacked).toContain('onerror=alert(1)');
    expect(skeletonOf(parseStrictly(attacked))).toEqual(skeletonOf(parseStrictly(plain)));
    expect(documentPolicy(attacked, policy)).toBe(documentPolicy(plain, policy));
    for (const text of jsonIn(attacked)) {
      expect(text).not.toContain('<');
      expect(() => JSON.parse(text)).not.toThrow();
    }
  });

  test('stay words in feeds and sitemaps', async () => {
    const serve = (site: Site) => createTestSite({ site });
    const [plain, attacked] = [serve(harmlessSite), serve(hostileSite)];
    for (const { clock } of [plain, attacked]) clock.set(instant);
    for (const path of ['/us/news/feed.xml', '/us/products.xml', '/sitemap.xml']) {
      const [before, after] = [await (await plain.get(path)).text(), await (await attacked.get(path)).text()];
      const tagsIn = (xml: string) => xml.match(/<[^>]*>/g);
      expect(tagsIn(after), path).toEqual(tagsIn(before));
      expect(after.replace(/&(?:amp|lt|gt|quot);/g, ''), path).not.toContain('&');
    }
  });
});

test('a value in a message is plain text, even if it looks like message syntax', () => {
  const name = "{x, plural, other {<b>''#''</b>}} '{'y'}'";
  expect(formatMessage('Hello {name}, {count, number}', 'en', { name, count: 2 })).toBe(`Hello ${name}, 2`);
});

describe('a link in content', () => {
  const invalidLinks = [
    ...['javascript:alert(1)', 'JavaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)', 'vbscript:x'],
    ...['data:text/html,<script>', 'blob:x', 'file:///etc/passwd', 'ftp://evil.example', 'http://evil.example/'],
    ...['//evil.example', '/\\evil.example', 'HTTPS://evil.example', 'https://', 'https:// evil.example', ''],
    ...['page:../admin', 'page:https://evil.example', 'site:hub.evil.example', 'site:hub@evil.example'],
    ...['shop:evil.example', 'shop:@evil.example', 'shop:.evil.example/x'],
  ];
  test.each(invalidLinks)('is refused as %j', (link) => {
    expect(linkRef.safeParse(link).success).toBe(false);
  });

  const shop = new URL(realSite.regions.us.shop.host).host;
  const foreignLinks = [
    ...['https://evil.example/', `https://${shop}.evil.example/`, `https://${shop}@evil.example/`],
    ...[`https://${shop}:444/`, `https://evil.example\\@${shop}/`, `https://${shop}%2eevil.example/`],
    ...['https://[', 'https://%', 'site:constructor', 'site:__proto__', 'page:constructor'],
  ];
  test.each(foreignLinks)('is reported unless content/site.yaml allows its host: %s', (link) => {
    const footerNavs = [{ label: 'Evil', link, hidden: [] }];
    const site = { ...realSite, regions: { ...realSite.regions, us: { ...realSite.regions.us, footerNavs } } };
    expect(linkIssues(site, {}).map(({ file, path }) => `${file} ${path}`)).toContain(
      'regions/us.yaml footerNavs.0.link',
    );
  });

  const [site = ''] = Object.values(realSite.settings.sites);
  test.each(['https://evil.example', new URL(site).origin, `https://${shop}@evil.example`, `https://${shop}:8443`])(
    'is reported for a shop host that is not allowed by name: %s',
    (host) => {
      const site = {
        ...realSite,
        regions: { ...realSite.regions, us: { ...realSite.regions.us, shop: { label: 'Shop', host } } },
      };
      expect(linkIssues(site, {}).map(({ path }) => path)).toContain('shop.host');
    },
  );
});
