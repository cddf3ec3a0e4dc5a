import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { resolvePage } from '#rules/page/page.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes } from '#rules/place/editions.ts';
import { linkRef } from '#rules/schema/region.ts';
import type { Site } from '#rules/site/site.ts';
import { parseInstant } from '#rules/time/instant.ts';
import { formatMessage, formatWords, overlayWords } from '#rules/words/words.ts';
import { linkIssues } from '#server/content/cross-checks/links.ts';
import { documentPolicy } from '#server/http/content-security-policy.ts';
import type { Renderer } from '#server/pages/renderer.ts';
import { loadRenderer } from '#server/pages/renderer.ts';
import type { ApiSite } from '#tests/support/accounts/account-api-site.ts';
import { openApiSite } from '#tests/support/accounts/account-api-site.ts';
import type { HtmlToken } from '#tests/support/site/html-tokens.ts';
import { htmlTokens } from '#tests/support/site/html-tokens.ts';
import { pageOfEachKind } from '#tests/support/site/page-samples.ts';
import { realSite } from '#tests/support/site/real-site.ts';
import { today } from '#tests/support/site/rendered-page.ts';
import { serveSite } from '#tests/support/site/served-site.ts';

/** What would break out of every place in which words stand, were it not written as a text of that place. */
const hostile = ` "><img src=x onerror=alert(1)></a></title></style></textarea></script><!--<script>alert(2)</script>--> ]]> &quot;&lt; \u2028\u2029 javascript:alert(3) \\" ''onload=''y`;

const isLink = /^(page|shop|site|https|mailto|tel):|^[/#]/;
/** Lists of words that are told apart by what they say, and what is read as a figure, stay. */
const isSentence = (text: string) =>
  /\S\s+\S+\s+\S|[\u3040-\u9fff\uac00-\ud7a3].{4,}/.test(text) && !isLink.test(text) && !/^\d{4}-\d\d-\d\d/.test(text);

/**
 * As many words as hostile, in letters alone: a few parts of a page depend on how long a text is, or whether two are
 * the same.
 */
const harmless = hostile.replace(/\S/g, 'x');

/** The same tree, every sentence in it with more at its end. */
function lengthened<Tree>(tree: Tree, end: string): Tree {
  if (typeof tree === 'string') return (isSentence(tree) ? tree + end : tree) as Tree;
  if (typeof tree !== 'object' || tree === null) return tree;
  if (Array.isArray(tree)) return tree.map((entry: unknown) => lengthened(entry, end)) as Tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, lengthened(value, end)])) as Tree;
}

function siteSaying(end: string): Site {
  const { messages, products, regions, clips, pictures, pages } = realSite;
  const said = lengthened({ messages, products, regions, clips, pictures }, end);
  return {
    ...realSite,
    ...said,
    pages: Object.fromEntries(
      Object.entries(pages).map(([slug, { settings, words }]) => [slug, { settings, words: lengthened(words, end) }]),
    ),
  };
}

const hostileSite = siteSaying(hostile);
const harmlessSite = siteSaying(harmless);

const instant = parseInstant(today);
/** A page of each kind in the US, and one or two of other kinds in each other edition. */
const pages = editionCodes.flatMap((edition) =>
  pageOfEachKind(realSite, edition)
    .filter((slug) => 'page' in resolvePage(realSite, { edition, slug }, instant))
    .filter((_, index) => edition === 'us' || index % editionCodes.length === editionCodes.indexOf(edition))
    .map((slug): [EditionCode, string] => [edition, slug]),
);
const policy = { production: true, mediaOrigins: [], apiOrigins: [], relaxed: false };
let renderer: Renderer;
beforeAll(async () => {
  renderer = await loadRenderer(join(import.meta.dirname, '..'), '');
});

async function documentOf(site: Site, edition: EditionCode, slug: string): Promise<string> {
  const resolution = resolvePage(site, { edition, slug }, instant);
  if ('redirect' in resolution) throw new Error(`${edition} has no page ${slug} then`);
  return renderer.render('page' in resolution ? resolution.page : resolution.missing);
}

/**
 * Attributes that hold words, or how much room these take in a drawing; of every other one the value must not change
 * either.
 */
const spoken =
  /^(alt|aria-label|aria-description|title|placeholder|content|props|data-island-failure|data-abroad|data-account-name|data-words|data-tag|label|value|d|x|y|width)$/;

/** Everything of a document that is no words. */
const skeletonOf = (tokens: HtmlToken[]) =>
  tokens.flatMap((token) => {
    if (token.kind === 'text') return [];
    if (token.kind !== 'start') return [JSON.stringify(token)];
    return [
      `${token.name} ${token.attributes.map(([name, value]) => (spoken.test(name) ? name : `${name}=${value}`)).join(' ')}`,
    ];
  });

const jsonIn = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);

describe('words that would be markup', () => {
  test.each<[EditionCode, string]>([...pages, ['us', 'nowhere']])('stay words: %s %s', async (edition, slug) => {
    const [plain, hurt] = await Promise.all([
      documentOf(harmlessSite, edition, slug),
      documentOf(hostileSite, edition, slug),
    ]);
    expect(hurt).toContain('onerror=alert(1)');
    expect(skeletonOf(htmlTokens(hurt))).toEqual(skeletonOf(htmlTokens(plain)));
    expect(documentPolicy(hurt, policy)).toBe(documentPolicy(plain, policy));
    for (const text of jsonIn(hurt)) {
      expect(text).not.toContain('<');
      expect(() => JSON.parse(text)).not.toThrow();
    }
  });

  test('stay words in feeds and maps', async () => {
    const served = (site: Site) => serveSite({ site });
    const [plain, hurt] = [served(harmlessSite), served(hostileSite)];
    for (const { clock } of [plain, hurt]) clock.set(instant);
    for (const path of ['/us/news/feed.xml', '/sitemap.xml']) {
      const [before, after] = [await (await plain.get(path)).text(), await (await hurt.get(path)).text()];
      const tagsIn = (xml: string) => xml.match(/<[^>]*>/g);
      expect(tagsIn(after), path).toEqual(tagsIn(before));
      expect(after.replace(/&(?:amp|lt|gt|quot);/g, ''), path).not.toContain('&');
    }
  });
});

test('what is put into a message is a text, whatever it looks like', () => {
  const name = "{x, plural, other {<b>''#''</b>}} '{'y'}'";
  expect(formatMessage('Hello {name}, {count, number}', 'en', { name, count: 2 })).toBe(`Hello ${name}, 2`);
});

describe('a link in content', () => {
  const bad = [
    ...[
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>',
      'vbscript:x',
      'blob:x',
      'file:///etc/passwd',
    ],
    ...[
      'http://us.shop.kinetra.example/',
      '//evil.example',
      '/\\evil.example',
      'HTTPS://evil.example',
      'ftp://evil.example',
      'page:../admin',
      'page:https://evil.example',
    ],
    ...[
      'shop:evil.example',
      'shop:@evil.example',
      'shop:.evil.example/x',
      'site:hub.evil.example',
      'site:hub@evil.example',
      'https://',
      'https:// evil.example',
      '',
    ],
  ];
  test.each(bad)('is refused as %j', (link) => {
    expect(linkRef.safeParse(link).success).toBe(false);
  });

  const astray = [
    'https://evil.example/',
    'https://us.shop.kinetra.example.evil.example/',
    'https://us.shop.kinetra.example@evil.example/',
    'https://us.shop.kinetra.example:444/',
  ];
  const odd = [
    'https://evil.example\\@us.shop.kinetra.example/',
    'https://[',
    'https://%',
    'https://us.shop.kinetra.example%2eevil.example/',
    'site:constructor',
    'site:__proto__',
    'page:constructor',
  ];
  test.each([...astray, ...odd])('leads only where content/site.yaml allows: %s', (link) => {
    const footerNavs = [{ label: 'Evil', link, hidden: [] }];
    const site = { ...realSite, regions: { ...realSite.regions, us: { ...realSite.regions.us, footerNavs } } };
    expect(linkIssues(site, {}).map(({ file, path }) => `${file} ${path}`)).toContain(
      'regions/us.yaml footerNavs.0.link',
    );
  });

  test.each([
    'https://evil.example',
    'https://hub.kinetra.example',
    'https://us.shop.kinetra.example@evil.example',
    'https://us.shop.kinetra.example:8443',
  ])('leads to no shop that is not allowed by name: %s', (host) => {
    const site = {
      ...realSite,
      regions: { ...realSite.regions, us: { ...realSite.regions.us, shop: { label: 'Shop', host } } },
    };
    expect(linkIssues(site, {}).map(({ path }) => path)).toContain('shop.host');
  });
});

describe('keys with a meaning in JavaScript', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'];
  let site: ApiSite;
  beforeAll(async () => {
    site = await openApiSite('sqlite');
  });
  afterAll(() => site?.close());
  const isClean = () => [
    Object.keys(Object.prototype),
    (Object.prototype as Record<string, unknown>).polluted,
    ({} as Record<string, unknown>).polluted,
  ];

  test('are words like others in bodies, queries, headers and paths', async () => {
    const post = (body: string, headers: Record<string, string> = {}) =>
      site.handle(
        new Request('https://www.kinetra.example/api/us/account/user/sign_in', {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body,
        }),
      );
    for (const name of names) {
      const bodies = [
        `{"${name}":{"polluted":1}}`,
        `{"${name}":{"prototype":{"polluted":1}},"email":{"${name}":1}}`,
        `[{"${name}":{"polluted":1}}]`,
        `{"email":"a@b.example","password":{"${name}":{"polluted":1}}}`,
      ];
      for (const body of bodies)
        expect((await post(body, { region: name, 'accept-language': name })).status, body).toBe(200);
      for (const path of [
        `/us/${name}`,
        `/${name}`,
        `/us/${name}/${name}`,
        `/media/${name}/${name}.abcdef12.320.avif`,
        `/media/manuals/${name}/${name}.abcdef12.pdf`,
        `/api/us/${name}`,
        `/api/${name}`,
        `/ssr/faq/${name}`,
      ]) {
        expect((await site.handle(new Request(`https://www.kinetra.example${path}`))).status, path).toBe(404);
      }
      const queries = [
        `/us?${name}[polluted]=1`,
        `/ssr/suggestion?edition=${name}&slug=${name}&country=DE`,
        `/ssr/suggestion?edition=us&slug=${name}&country=DE`,
      ];
      for (const path of queries)
        expect((await site.handle(new Request(`https://www.kinetra.example${path}`))).status, path).toBe(200);
    }
    expect(isClean()).toEqual([[], undefined, undefined]);
  });

  test('change nothing but themselves in content', () => {
    const tree: unknown = parse(
      'a: "{x, number}"\n__proto__: { polluted: 1, b: "{x, number}" }\nconstructor: { prototype: { polluted: 1 } }',
    );
    const format = (message: string) => formatMessage(message, 'en', { x: 1 });
    expect(formatWords(overlayWords({ a: '-' }, tree), format)).toHaveProperty('a', '1');
    expect(isClean()).toEqual([[], undefined, undefined]);
  });
});
