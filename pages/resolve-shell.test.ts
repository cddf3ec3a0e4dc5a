import { describe, expect, it, test } from 'vitest';
import { offers } from '#core/offers/offer-schema.ts';
import type { PageContent, Site } from '#core/site.ts';
import { parseInstant } from '#core/time/instant.ts';
import { Moment } from '#core/time/moment.ts';
import { edge, fixtureSite } from '#tests/support/site/fixture-site.ts';
import { forEveryEdition } from '#tests/support/site/random-site.ts';
import { resolveShell } from './resolve-shell.ts';

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

const accountLinks = (site: Site, edition: 'us' | 'cn', instant = edge) =>
  resolveShell(site, edition, new Moment(instant)).account;

describe('the account link', () => {
  it('leads to the account and the login of the edition', () => {
    const site = siteWith('account', 'login');
    expect(accountLinks(site, 'us')).toEqual({
      label: 'Account',
      href: '/us/account',
      loginLabel: 'nav.logIn',
      loginHref: '/us/login',
    });
    expect(accountLinks(site, 'cn')).toMatchObject({ href: '/account', loginHref: '/login' });
  });

  it.each([[['account']], [['login']], [[]]])('is missing while only these pages exist: %j', (slugs) => {
    expect(accountLinks(siteWith(...slugs), 'us')).toBeUndefined();
  });

  it('appears together with its pages', () => {
    const site = siteWith('account', 'login');
    expect(accountLinks(site, 'us', edge - 1)).toBeUndefined();
  });
});

test('the search link is there while its page is', () => {
  const searchAt = (site: Site, instant = edge) => resolveShell(site, 'us', new Moment(instant)).search;
  expect(searchAt(siteWith('search'))).toEqual({ label: 'search.label', href: '/us/search' });
  expect(searchAt(siteWith('search'), edge - 1)).toBeUndefined();
  expect(searchAt(siteWith())).toBeUndefined();
});

test('what the law asks for is there from the instant from which it applies', () => {
  const site = fixtureSite();
  const button = { source: 'a law', label: 'Withdraw', link: 'shop:/pages/withdrawal', since: edge };
  site.law.de = { withdrawalButton: button, priceNote: { source: 'a law', text: 'incl. VAT' } };
  const lawAt = (instant: number) => {
    const moment = new Moment(instant);
    return { law: resolveShell(site, 'de', moment).law, validUntil: moment.validUntil };
  };
  expect(lawAt(edge - 1)).toEqual({ law: { priceNote: 'incl. VAT', links: [], lines: [] }, validUntil: edge });
  expect(lawAt(edge).law.links).toEqual([
    { label: 'Withdraw', href: 'https://shop.kinetra.example/pages/withdrawal', external: true },
  ]);
  expect(resolveShell(site, 'us', new Moment(edge)).law).toEqual({ priceNote: undefined, links: [], lines: [] });
});

describe('the menu of products', () => {
  const announcedAt = parseInstant('2027-01-10T14:00:00Z');
  const site = fixtureSite();
  const region = { ...site.regions.us, navs: [{ identify: 'products' as const, label: 'Products', children: [] }] };
  const product = {
    name: { en: 'Trail Mule Carrier' },
    shortName: { en: 'Trail Mule' },
    word: 'TRAIL|MULE',
    wordWidth: [4, 2] as [number, number],
    accent: 'orange',
    family: 'interstellar' as const,
    line: { en: 'Carries what others fetch.' },
    picture: 'robot/front',
    figures: {},
  };
  const shellAt = (instant: number, offer: object) => {
    const us = offers.parse({ trailMule: { buy: '/products/trail-mule', price: 649, ...offer } });
    const siteWithProduct = {
      ...site,
      regions: forEveryEdition(region),
      products: { trailMule: product },
      offers: { ...forEveryEdition({}), us },
    };
    const moment = new Moment(instant);
    const shell = resolveShell(siteWithProduct, 'us', moment);
    return { shell, text: JSON.stringify(shell), validUntil: moment.validUntil };
  };
  const from = '2027-01-10T09:00[America/New_York]';

  it('lists a product from its announcement on, with price and picture', () => {
    const life = [{ stage: 'onSale', from }];
    const before = shellAt(announcedAt - 1, { life });
    expect(before.text).not.toMatch(/trail.?mule|robot.front|649/i);
    expect(before.validUntil).toBe(announcedAt);
    const { shell, text } = shellAt(announcedAt, { life });
    expect(text.match(/"label":"Trail Mule"/g)).toHaveLength(1);
    expect(shell.menus[0]?.items[0]?.product).toMatchObject({
      family: 'interstellar',
      price: '$649',
      picture: { id: 'robot/front' },
      note: undefined,
    });
  });

  it('says why a product cannot be bought, and leads to the shop where it has no page, but not before it is sold', () => {
    const life = [{ stage: 'teaser' }, { stage: 'outOfStock', from }];
    expect(shellAt(announcedAt - 1, { life }).shell.menus).toEqual([]);
    expect(shellAt(announcedAt, { life }).shell.menus[0]?.items[0]).toMatchObject({
      href: 'https://shop.kinetra.example/products/trail-mule',
      product: { note: 'availability.outOfStock' },
    });
  });

  it('shows a reduced price with the one before it and its last day, until the edge', () => {
    const life = [{ stage: 'onSale', from: '2026-01-01T00:00[America/New_York]' }];
    const promotions = [{ price: 599, opens: from, closes: '2027-01-12T00:00[America/New_York]' }];
    const { shell, validUntil } = shellAt(announcedAt, { life, promotions });
    expect(shell.menus[0]?.items[0]?.product).toMatchObject({
      price: '$599',
      reference: '$649',
      note: 'catalogue.until',
    });
    expect(validUntil).toBe(parseInstant('2027-01-12T05:00:00Z'));
  });

  it('leaves out a product that is not sold any more', () => {
    expect(shellAt(announcedAt, { life: [{ stage: 'ended' }] }).shell.menus).toEqual([]);
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
  const shownCampaign = (
    instant: number,
    edition: 'uk' | 'de' = 'uk',
    menu: { menu?: string } = { menu: 'Black Friday' },
  ) => {
    const site = fixtureSite();
    const moment = new Moment(instant);
    const siteWithSale = { ...site, pages: { ...site.pages, 'black-friday': sale(menu) } };
    const { campaign } = resolveShell(siteWithSale, edition, moment);
    return { campaign, validUntil: moment.validUntil };
  };

  it('is shown exactly while its page is live', () => {
    expect(shownCampaign(edge - 1)).toEqual({ campaign: undefined, validUntil: edge });
    expect(shownCampaign(edge)).toEqual({
      campaign: { label: 'Black Friday', href: '/uk/black-friday' },
      validUntil: edge + 1000,
    });
    expect(shownCampaign(edge + 1000).campaign).toBeUndefined();
  });

  it('is missing in editions without the sale, or without a label', () => {
    expect(shownCampaign(edge, 'de').campaign).toBeUndefined();
    expect(shownCampaign(edge, 'uk', {}).campaign).toBeUndefined();
  });
});
