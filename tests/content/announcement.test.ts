import { expect, test } from 'vitest';
import { faqPath } from '#rules/context/faq.ts';
import { feedSlug } from '#rules/context/news.ts';
import { resolvePage } from '#rules/page/page.ts';
import type { EditionCode } from '#rules/place/editions.ts';
import { editionCodes } from '#rules/place/editions.ts';
import { pathOf } from '#rules/place/place.ts';
import { manualLocales } from '#rules/schema/manual.ts';
import { offer } from '#rules/schema/offer.ts';
import type { PageContent, Site } from '#rules/site/site.ts';
import { parseInstant } from '#rules/time/instant.ts';
import { everywhere } from '../support/site/random-site.ts';
import { realSite } from '../support/site/real-site.ts';
import { renderPage } from '../support/site/rendered-page.ts';
import { serveSite } from '../support/site/served-site.ts';

/** While a sale runs in most editions. */
const announced = parseInstant('2026-11-25T14:00:00Z');
const second = 1000;

/** The name of the new robot, its id, its slug and the folder of its pictures, however they are written. */
const secret = /trail.?mule/i;

type Tree = Record<string, unknown>;

/** One on each host. */
const sellers = ['us', 'cn'] as const;

/** Adds to what stands under these keys: an entry to a list, keys to an object. */
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

/** Every section of a kind in the content, with the page on which it stands. */
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
    ...(kind === 'product' && { product: 'trailMule' }),
    picture: 'trail-mule/robot',
    sections: [section],
  } as PageContent['settings'],
  words: everywhere({
    title: 'Trail Mule',
    description: 'Trail Mule',
    keywords: 'Trail Mule',
    sections: { [String(section.id)]: words },
  }),
});

/** The real site with a robot that one edition sells, named by whatever can name a product in any edition. */
function siteWith(seller: EditionCode): Site {
  const site = structuredClone(realSite);
  const picture = {
    ...(Object.values(site.pictures)[0] as Site['pictures'][string]),
    alt: Object.fromEntries(['en', 'de', 'fr', 'ja', 'ko', 'zh-CN'].map((lang) => [lang, 'Trail Mule'])),
  };
  const product = {
    name: picture.alt,
    word: 'TRAIL|MULE',
    wordWidth: [3.87, 1.95] as [number, number],
    accent: 'k1',
    figures: { servos: 16 },
    picture: 'trail-mule/robot',
  };
  Object.assign(site.pictures, { 'trail-mule/robot': picture });
  Object.assign(site.products, { trailMule: product });
  Object.assign(site.offers[seller], {
    trailMule: { ...offer.parse({ link: 'trail-mule', buy: '/products/trail-mule', price: 649 }), announced },
  });
  const entry = { product: 'trailMule', picture: 'trail-mule/robot', windows: {} };

  for (const { navs, footerNavs } of Object.values(site.regions)) {
    const item = { label: 'Trail Mule', product: 'trailMule', hidden: [] };
    navs[0]?.children.push({ ...item, link: 'shop:/products/trail-mule' }, { ...item, link: 'page:trail-mule' });
    footerNavs.push({ ...item, link: 'https://shop.kinetra.example/trail-mule' });
  }

  for (const place of sectionsOf(site, 'carousel')) {
    add(place.section, ['slides'], { mule: { ...entry, composition: 'standing', surface: 'dark', showBuy: true } });
    add(place.section, ['lists', seller], 'mule');
    addWords(site, place, ['slides'], { mule: { lead: 'Trail Mule' } });
  }
  for (const place of sectionsOf(site, 'ecosystem')) {
    add(place.section, ['hub', 'actions'], { mule: { ...entry, length: '0:14' } });
    (place.section as unknown as { studio: { scenes: unknown[] } }).studio.scenes.unshift(entry);
    addWords(site, place, ['hub', 'actions'], { mule: { title: 'Trail Mule' } });
    for (const edition of editionCodes) add(place.section, ['hub', 'lists', edition], 'mule');
  }
  for (const place of sectionsOf(site, 'press')) {
    add(place.section, ['quotes'], { mule: entry });
    addWords(site, place, ['quotes'], { mule: { text: 'Trail Mule', outlet: 'Trail Mule' } });
    for (const edition of editionCodes) add(place.section, ['lists', edition], 'mule');
  }
  for (const { section } of sectionsOf(site, 'sale-hero'))
    section.banners = (section.banners as Tree[]).flatMap((banner) => [banner, { ...banner, ...entry }]);
  for (const place of sectionsOf(site, 'accessories')) {
    add(place.section, ['items'], { product: 'trailMule', picture: 'trail-mule/robot', link: 'page:faq' });
    addWords(site, place, ['items'], { trailMule: { text: 'Trail Mule' } });
  }
  for (const { section } of sectionsOf(site, 'manuals'))
    add(section, ['series', '0', 'guides'], { product: 'trailMule' });
  for (const locale of manualLocales)
    site.manuals.files[`trailMule/${locale}`] = { hash: 'abcdef12', size: 1_000_000, updated: '2026-11-21' };

  const hero = { id: 'hero', kind: 'hero', picture: 'trail-mule/robot' };
  const opened = { opens: announced };
  site.pages['trail-mule'] = pageOf('product', { [seller]: opened }, hero, {
    line: 'Trail Mule',
    sentence: '{servos, number} servos.',
  });
  const article = { id: 'article', kind: 'article', surface: 'white', links: [] };
  site.pages['news/trail-mule'] = pageOf('news', { [seller]: opened }, article, {
    heading: 'Trail Mule',
    lead: '{trailMule_servos, number} servos.',
    text: [],
    links: {},
  });
  return site;
}

/** What a place shows, without the instant that it was asked for. */
const shown = (site: Site, edition: EditionCode, slug: string, instant: number) => {
  const resolution = resolvePage(site, { edition, slug }, instant);
  return {
    text: JSON.stringify(resolution, (key, value: unknown) =>
      key === 'instant' || key === 'validUntil' ? undefined : value,
    ),
    validUntil: resolution.validUntil,
  };
};

test.each(sellers)(
  'a robot that %s alone will sell is on no page of any edition before, and each page knows when that changes',
  (seller) => {
    const site = siteWith(seller);
    const leaks: string[] = [];
    const unforetold: string[] = [];
    for (const edition of editionCodes) {
      for (const slug of Object.keys(site.pages)) {
        const [early, before, after] = [announced - 30 * 86_400 * second, announced - 1, announced].map((instant) =>
          shown(site, edition, slug, instant),
        );
        for (const [when, text] of Object.entries({ early: early?.text, before: before?.text }))
          if (secret.test(text ?? '')) leaks.push(`${when} ${edition} /${slug}`);
        if (before?.text !== after?.text && before?.validUntil !== announced) unforetold.push(`${edition} /${slug}`);
      }
    }
    expect({ leaks, unforetold }).toEqual({ leaks: [], unforetold: [] });
  },
);

test('nothing that is sent names the robot before: no document, no structured data, no sitemap, no feed, no questions', async () => {
  const site = siteWith('us');
  const { get, clock } = serveSite({ site, render: renderPage });
  const at = (edition: EditionCode, slug: string) =>
    (edition === 'cn' ? site.origins.cn : site.origins.main) + pathOf({ edition, slug });
  const abroad = (['uk', 'cn'] as const).flatMap((edition) => [
    at(edition, ''),
    at(edition, 'account'),
    at(edition, 'manuals'),
    at(edition, 'trail-mule'),
  ]);
  const own = [
    ...['', 'account', 'manuals', 'news', 'trail-mule', feedSlug].map((slug) => at('us', slug)),
    `${site.origins.main}/sitemap.xml`,
  ];
  const silent = [at('uk', feedSlug), site.origins.main + faqPath('us')];
  const namedAt = async (instant: number) => {
    clock.set(instant);
    const named: string[] = [];
    for (const address of [...own, ...abroad, ...silent])
      if (secret.test(await (await get(address)).text())) named.push(address);
    return named;
  };
  expect(await namedAt(announced - second)).toEqual([]);
  expect(await namedAt(announced)).toEqual([...own, ...abroad]);
});

test.each(sellers)(
  'from its announcement in %s on, a robot is spoken of in every edition, and sold in that one alone',
  (seller) => {
    const site = siteWith(seller);
    for (const edition of editionCodes) {
      const home = resolvePage(site, { edition, slug: '' }, announced);
      const { sections, shell } = 'page' in home ? home.page : { sections: [], shell: undefined };
      const says = (kind: string) => secret.test(JSON.stringify(sections.find((section) => section.kind === kind)));
      expect([edition, ...['carousel', 'ecosystem', 'press'].map(says)]).toEqual([
        edition,
        edition === seller,
        true,
        true,
      ]);
      const items = shell?.menus.flatMap((menu) => menu.items).filter(({ label }) => label === 'Trail Mule');
      expect(items).toHaveLength(edition === seller ? 2 : 1);
      expect(shell?.footer.links.filter(({ label }) => label === 'Trail Mule')).toHaveLength(1);
      expect(shown(site, edition, 'account', announced).text).toContain('"trailMule":"Trail Mule"');
      expect('page' in resolvePage(site, { edition, slug: 'trail-mule' }, announced)).toBe(edition === seller);
    }
  },
);
