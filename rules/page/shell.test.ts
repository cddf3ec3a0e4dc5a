import { describe, expect, it, test } from 'vitest';
import { edge, fixtureSite } from '#tests/support/site/fixture-site.ts';
import { forEveryEdition } from '#tests/support/site/random-site.ts';
import { createResolveContext } from '../context/resolve-context.ts';
import { offers } from '../schema/offer.ts';
import type { PageContent, Site } from '../site/site.ts';
import { parseInstant } from '../time/instant.ts';
import { Moment } from '../time/moment.ts';
import { resolveShell } from './shell.ts';

/** The fixture site with these pages in every edition, from `edge` on. */
function siteWith(...slugs: string[]): Site {
  const site = fixtureSite();
  const page = (slug: string): PageContent => ({
    settings: {
      kind: 'not-found',
      where: forEveryEdition({ opens: edge }),
      picture: 'robot/front',
      sections: [],
    } as never,
    words: forEveryEdition({ title: slug, description: slug, keywords: slug, sections: {} }),
  });
  return { ...site, pages: { ...site.pages, ...Object.fromEntries(slugs.map((slug) => [slug, page(slug)])) } };
}

const accountOf = (site: Site, edition: 'us' | 'cn', instant = edge) =>
  resolveShell(createResolveContext(site, edition, new Moment(instant))).account;

describe('the account link', () => {
  it('leads to the account and the login of the edition', () => {
    const site = siteWith('account', 'login');
    expect(accountOf(site, 'us')).toEqual({
      label: 'Account',
      href: '/us/account',
      loginLabel: 'nav.logIn',
      loginHref: '/us/login',
    });
    expect(accountOf(site, 'cn')).toMatchObject({ href: '/account', loginHref: '/login' });
  });

  it.each([[['account']], [['login']], [[]]])('is missing while only these pages exist: %j', (slugs) => {
    expect(accountOf(siteWith(...slugs), 'us')).toBeUndefined();
  });

  it('appears together with its pages', () => {
    const site = siteWith('account', 'login');
    expect(accountOf(site, 'us', edge - 1)).toBeUndefined();
  });
});

test('the search link is there while its page is', () => {
  const searchAt = (site: Site, instant = edge) =>
    resolveShell(createResolveContext(site, 'us', new Moment(instant))).search;
  expect(searchAt(siteWith('search'))).toEqual({ label: 'search.label', href: '/us/search' });
  expect(searchAt(siteWith('search'), edge - 1)).toBeUndefined();
  expect(searchAt(siteWith())).toBeUndefined();
});

describe('an entry of a menu that names a product', () => {
  const announcedAt = parseInstant('2027-01-10T14:00:00Z');
  const site = fixtureSite();
  const item = { label: 'Trail Mule', link: 'shop:/products/trail-mule', product: 'trailMule', hidden: [] };
  const region = {
    ...site.regions.us,
    navs: [{ identify: 'products' as const, label: 'Products', children: [item] }],
    footerNavs: [item],
  };
  const product = {
    name: { en: 'Trail Mule' },
    word: 'TRAIL|MULE',
    wordWidth: [4, 2] as [number, number],
    accent: 'orange',
    family: 'interstellar' as const,
    line: { en: 'Carries what others fetch.' },
    picture: 'robot/front',
    figures: {},
  };
  const offersWithItem = offers.parse({
    trailMule: { life: [{ stage: 'onSale', from: '2027-01-10T09:00[America/New_York]' }] },
  });
  const siteWithItem = {
    ...site,
    regions: forEveryEdition(region),
    products: { trailMule: product },
    offers: { ...forEveryEdition({}), us: offersWithItem },
  };

  it.each(['us', 'kr'] as const)(
    'appears in %s with the announcement: in the header, the footer menus and the footer links',
    (edition) => {
      const shellAt = (instant: number) => {
        const moment = new Moment(instant);
        return {
          text: JSON.stringify(resolveShell(createResolveContext(siteWithItem, edition, moment))),
          validUntil: moment.validUntil,
        };
      };
      expect(shellAt(announcedAt - 1).text).not.toMatch(/trail.?mule|robot.front/i);
      expect(shellAt(announcedAt - 1).validUntil).toBe(announcedAt);
      expect(shellAt(announcedAt).text.match(/"label":"Trail Mule"/g)).toHaveLength(3);
    },
  );

  it('leads to the shop without a page of its own, from the first day of sale on, also while it is out of stock', () => {
    const withoutPage = { ...region, navs: [{ ...region.navs[0], children: [{ ...item, link: 'page:trail-mule' }] }] };
    const linkAt = (instant: number) => {
      const us = offers.parse({
        trailMule: {
          life: [{ stage: 'teaser' }, { stage: 'outOfStock', from: '2027-01-10T09:00[America/New_York]' }],
          buy: '/products/trail-mule',
        },
      });
      const regions = { ...siteWithItem.regions, us: withoutPage as typeof region };
      const soldOut = { ...siteWithItem, regions, offers: { ...siteWithItem.offers, us } };
      return resolveShell(createResolveContext(soldOut, 'us', new Moment(instant))).menus[0]?.items[0]?.href;
    };
    expect(linkAt(announcedAt - 1)).toBeUndefined();
    expect(linkAt(announcedAt)).toBe('https://shop.kinetra.example/products/trail-mule');
  });
});

describe('the sale link', () => {
  const sale = (menu: { menu?: string }): PageContent => ({
    settings: {
      kind: 'sale',
      where: { uk: { opens: edge, closes: edge + 1000 } },
      picture: 'robot/front',
      sections: [],
    } as never,
    words: forEveryEdition({ title: 'Sale', description: 'Sale', keywords: 'sale', ...menu, sections: {} }),
  });
  const campaignOf = (
    instant: number,
    edition: 'uk' | 'de' = 'uk',
    menu: { menu?: string } = { menu: 'Black Friday' },
  ) => {
    const site = fixtureSite();
    const moment = new Moment(instant);
    const { campaign } = resolveShell(
      createResolveContext({ ...site, pages: { ...site.pages, 'black-friday': sale(menu) } }, edition, moment),
    );
    return { campaign, validUntil: moment.validUntil };
  };

  it('is shown exactly while its page is live', () => {
    expect(campaignOf(edge - 1)).toEqual({ campaign: undefined, validUntil: edge });
    expect(campaignOf(edge)).toEqual({
      campaign: { label: 'Black Friday', href: '/uk/black-friday' },
      validUntil: edge + 1000,
    });
    expect(campaignOf(edge + 1000).campaign).toBeUndefined();
  });

  it('is missing in editions without the sale, or without a label', () => {
    expect(campaignOf(edge, 'de').campaign).toBeUndefined();
    expect(campaignOf(edge, 'uk', {}).campaign).toBeUndefined();
  });
});
