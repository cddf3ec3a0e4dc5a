import { expect, test } from 'vitest';
import { faqPath } from '#contract/faq.ts';
import { feedSlug } from '#core/news/news.ts';
import { offer } from '#core/offers/offer-schema.ts';
import { type EditionCode, editionCodes, editions } from '#core/place/editions.ts';
import { pagePath } from '#core/place/place.ts';
import type { PageContent, Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import { resolvePage } from '#pages/resolve-page.ts';
import { pageOfEachKind } from '#tests/support/site/page-samples.ts';
import { forEveryEdition } from '../support/site/random-site.ts';
import { realSite } from '../support/site/real-site.ts';
import { renderPage } from '../support/site/rendered-page.ts';
import { createTestSite } from '../support/site/test-site.ts';

/** A sale runs in most editions then. */
const announcedAt = parseInstant('2026-11-25T14:00:00Z');
const second = 1000;

/** Matches the name, id, slug and picture folder of the new robot. */
const secret = /test.?walker/i;

type Tree = Record<string, unknown>;

/** One edition of each host. */
const sellers = ['us', 'cn'] as const;

/** Adds to the value under these keys: an entry to a list, keys to an object. */
function add(tree: unknown, [key = '', ...rest]: string[], extra: unknown): void {
  const holder = tree as Tree;
  if (rest.length > 0) add(holder[key], rest, extra);
  else if (Array.isArray(holder[key])) holder[key].push(extra);
  else Object.assign(holder[key] as object, extra);
}

interface SectionOfPage {
  slug: string;
  section: Tree & { id: string };
}

/** Every section of a kind in the content, with its page. */
const sectionsOf = (site: Site, kind: string): SectionOfPage[] =>
  Object.entries(site.pages).flatMap(([slug, { settings }]) =>
    settings.sections
      .filter((section) => section.kind === kind)
      .map((section) => ({ slug, section: section as unknown as SectionOfPage['section'] })),
  );

/** Adds words to a section in every edition that shows it. */
function addWords(site: Site, { slug, section }: SectionOfPage, keys: string[], extra: unknown): void {
  for (const words of Object.values(site.pages[slug]?.words ?? {}))
    if (section.id in words.sections) add(words, ['sections', section.id, ...keys], extra);
}

const pageOf = (kind: 'product' | 'news', where: object, section: Tree, words: Tree): PageContent => ({
  settings: {
    kind,
    where,
    ...(kind === 'product' && { product: 'testWalker' }),
    picture: 'test-walker/robot',
    sections: [section],
  } as PageContent['settings'],
  words: forEveryEdition({
    title: 'Test Walker',
    description: 'Test Walker',
    keywords: 'Test Walker',
    sections: { [String(section.id)]: words },
  }),
});

/**
 * The real site with a robot that one edition sells. Every kind of content that can name a product, in any edition,
 * names it.
 */
function siteWith(seller: EditionCode): Site {
  const site = structuredClone(realSite);
  const picture = {
    ...(Object.values(site.pictures)[0] as Site['pictures'][string]),
    alt: Object.fromEntries(['en', 'de', 'fr', 'ja', 'ko', 'zh-CN'].map((lang) => [lang, 'Test Walker'])),
  };
  const product = {
    name: picture.alt,
    line: picture.alt,
    family: 'transformers',
    accent: 'orange',
    figures: { servos: 16 },
    word: 'TEST|WALKER',
    wordWidth: [3.87, 1.95],
    picture: 'test-walker/robot',
  };
  const sold = offer.parse({ link: 'test-walker', buy: '/products/test-walker', price: 649 });
  Object.assign(site.pictures, { 'test-walker/robot': picture });
  Object.assign(site.products, { testWalker: product });
  Object.assign(site.offers[seller], { testWalker: { ...sold, life: [{ stage: 'onSale', from: announcedAt }] } });
  const entry = { product: 'testWalker', picture: 'test-walker/robot', windows: {} };

  for (const place of sectionsOf(site, 'carousel')) {
    add(place.section, ['slides'], { walker: { ...entry, composition: 'standing', surface: 'dark' } });
    add(place.section, ['lists', seller], 'walker');
    addWords(site, place, ['slides'], { walker: { lead: 'Test Walker' } });
  }
  for (const place of sectionsOf(site, 'ecosystem')) {
    add(place.section, ['hub', 'actions'], { walker: { ...entry, length: '0:14' } });
    (place.section as unknown as { studio: { scenes: unknown[] } }).studio.scenes.unshift(entry);
    addWords(site, place, ['hub', 'actions'], { walker: { title: 'Test Walker' } });
    for (const edition of editionCodes) add(place.section, ['hub', 'lists', edition], 'walker');
  }
  for (const place of sectionsOf(site, 'press')) {
    add(place.section, ['quotes'], { walker: entry });
    addWords(site, place, ['quotes'], { walker: { text: 'Test Walker', outlet: 'Test Walker' } });
    for (const edition of editionCodes) add(place.section, ['lists', edition], 'walker');
  }
  for (const { section } of sectionsOf(site, 'sale-hero'))
    section.banners = (section.banners as Tree[]).flatMap((banner) => [banner, { ...banner, ...entry }]);
  for (const place of sectionsOf(site, 'accessories')) {
    add(place.section, ['items'], { product: 'testWalker', picture: 'test-walker/robot', link: 'page:faq' });
    addWords(site, place, ['items'], { testWalker: { text: 'Test Walker' } });
  }
  for (const { section } of sectionsOf(site, 'manuals'))
    add(section, ['series', '0', 'guides'], { product: 'testWalker' });
  const completeLocales = new Set(editionCodes.map((edition) => editions[edition].locales.at(-1)));
  for (const locale of completeLocales)
    site.manuals.files[`testWalker/${locale}`] = { hash: 'abcdef12', size: 1_000_000, updated: '2026-11-21' };

  const where = { [seller]: { opens: announcedAt } };
  const hero = { id: 'hero', kind: 'hero', picture: 'test-walker/robot' };
  const article = { id: 'article', kind: 'article', surface: 'white', links: [] };
  const sentence = '{servos, number} servos.';
  const lead = '{testWalker_servos, number} servos.';
  site.pages['test-walker'] = pageOf('product', where, hero, { line: 'Test Walker', sentence });
  site.pages['news/test-walker'] = pageOf('news', where, article, {
    heading: 'Test Walker',
    lead,
    text: [],
    links: {},
  });
  return site;
}

/** The resolution of a place as text, without its instants. */
const readPlace = (site: Site, edition: EditionCode, slug: string, instant: number) => {
  const resolution = resolvePage(site, { edition, slug }, instant);
  return {
    text: JSON.stringify(resolution, (key, value: unknown) =>
      key === 'instant' || key === 'validUntil' ? undefined : value,
    ),
    validUntil: resolution.validUntil,
  };
};

test.each(sellers)(
  'a robot that only %s will sell is on no page before its announcement, and each page is valid until then',
  (seller) => {
    const site = siteWith(seller);
    const leaks: string[] = [];
    const unforetold: string[] = [];
    for (const edition of editionCodes) {
      const lists = sectionsOf(site, 'robots').map(({ slug }) => slug);
      for (const slug of new Set(['', 'test-walker', ...lists, ...pageOfEachKind(site, edition)])) {
        const [early, before, after] = [announcedAt - 30 * 86_400 * second, announcedAt - 1, announcedAt].map(
          (instant) => readPlace(site, edition, slug, instant),
        );
        for (const [when, text] of Object.entries({ early: early?.text, before: before?.text }))
          if (secret.test(text ?? '')) leaks.push(`${when} ${edition} /${slug}`);
        if (before?.text !== after?.text && before?.validUntil !== announcedAt) unforetold.push(`${edition} /${slug}`);
      }
    }
    expect({ leaks, unforetold }).toEqual({ leaks: [], unforetold: [] });
  },
);

test('no document, sitemap, feed or list of questions names the robot before its announcement', async () => {
  const site = siteWith('us');
  const { get, clock } = createTestSite({ site, render: renderPage });
  const addressOf = (edition: EditionCode, slug: string) =>
    (edition === 'cn' ? site.origins.cn : site.origins.main) + pagePath({ edition, slug });
  const foreignPages = (['uk', 'cn'] as const).flatMap((edition) =>
    ['', 'account', 'manuals'].map((slug) => addressOf(edition, slug)),
  );
  const ownPages = [
    ...['', 'account', 'manuals', 'news', 'test-walker', feedSlug].map((slug) => addressOf('us', slug)),
    `${site.origins.main}/sitemap.xml`,
  ];
  const unaffectedPages = [
    addressOf('uk', feedSlug),
    addressOf('uk', 'test-walker'),
    addressOf('cn', 'test-walker'),
    site.origins.main + faqPath('us'),
  ];
  const pagesNamingRobot = async (instant: number) => {
    clock.set(instant);
    const matches: string[] = [];
    for (const address of [...ownPages, ...foreignPages, ...unaffectedPages])
      if (secret.test(await (await get(address)).text())) matches.push(address);
    return matches;
  };
  expect(await pagesNamingRobot(announcedAt - second)).toEqual([]);
  expect(await pagesNamingRobot(announcedAt)).toEqual([...ownPages, ...foreignPages]);
});

test.each(sellers)(
  'after its announcement in %s, every edition mentions the robot and only that one sells it',
  (seller) => {
    const site = siteWith(seller);
    for (const edition of editionCodes) {
      const home = resolvePage(site, { edition, slug: '' }, announcedAt);
      const { sections, shell } = 'page' in home ? home.page : { sections: [], shell: undefined };
      const mentionsRobot = (kind: string) =>
        secret.test(JSON.stringify(sections.find((section) => section.kind === kind)));
      expect([edition, ...['carousel', 'ecosystem', 'press'].map(mentionsRobot)]).toEqual([
        edition,
        edition === seller,
        true,
        true,
      ]);
      const items = shell?.menus.flatMap((menu) => menu.items).filter(({ label }) => label === 'Test Walker');
      expect(items).toHaveLength(edition === seller ? 1 : 0);
      expect(readPlace(site, edition, 'account', announcedAt).text).toContain('"testWalker":{"name":"Test Walker"');
      for (const { slug } of sectionsOf(site, 'robots'))
        expect(readPlace(site, edition, slug, announcedAt).text.includes('"id":"testWalker"')).toBe(edition === seller);
      expect('page' in resolvePage(site, { edition, slug: 'test-walker' }, announcedAt)).toBe(edition === seller);
    }
  },
);
