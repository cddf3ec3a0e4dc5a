import { describe, expect, it } from 'vitest';
import { edge, fixtureSite } from '#tests/fixture-site.ts';
import { everywhere } from '#tests/random-site.ts';
import { Moment } from './moment.ts';
import { createScope } from './scope.ts';
import { resolveShell } from './shell.ts';
import type { PageContent, Site } from './site.ts';

/** The small site with these pages in every edition, from the edge on. */
function siteWith(...slugs: string[]): Site {
  const site = fixtureSite();
  const page = (slug: string): PageContent => ({
    settings: { kind: 'not-found', where: everywhere({ opens: edge }), picture: 'robot/front', sections: [] } as never,
    words: everywhere({ title: slug, description: slug, keywords: slug, sections: {} }),
  });
  return { ...site, pages: { ...site.pages, ...Object.fromEntries(slugs.map((slug) => [slug, page(slug)])) } };
}

const accountOf = (site: Site, edition: 'us' | 'cn', instant = edge) => resolveShell(createScope(site, edition, new Moment(instant))).account;

describe('the way to the account', () => {
  it('leads to the account and to the login of the edition', () => {
    const site = siteWith('account', 'login');
    expect(accountOf(site, 'us')).toEqual({ label: 'Account', href: '/us/account', loginLabel: 'nav.logIn', loginHref: '/us/login' });
    expect(accountOf(site, 'cn')).toMatchObject({ href: '/account', loginHref: '/login' });
  });

  it.each([[['account']], [['login']], [[]]])('is not there while only these pages are: %j', (slugs) => {
    expect(accountOf(siteWith(...slugs), 'us')).toBeUndefined();
  });

  it('comes with its pages', () => {
    const site = siteWith('account', 'login');
    expect(accountOf(site, 'us', edge - 1)).toBeUndefined();
  });
});

describe('the way to the sale', () => {
  const sale = (menu: { menu?: string }): PageContent => ({
    settings: { kind: 'sale', where: { uk: { opens: edge, closes: edge + 1000 } }, picture: 'robot/front', sections: [] } as never,
    words: everywhere({ title: 'Sale', description: 'Sale', keywords: 'sale', ...menu, sections: {} }),
  });
  const campaignOf = (instant: number, edition: 'uk' | 'de' = 'uk', menu: { menu?: string } = { menu: 'Black Friday' }) => {
    const site = fixtureSite();
    const moment = new Moment(instant);
    const { campaign } = resolveShell(createScope({ ...site, pages: { ...site.pages, 'black-friday': sale(menu) } }, edition, moment));
    return { campaign, validUntil: moment.validUntil };
  };

  it('is there exactly while its page is', () => {
    expect(campaignOf(edge - 1)).toEqual({ campaign: undefined, validUntil: edge });
    expect(campaignOf(edge)).toEqual({ campaign: { label: 'Black Friday', href: '/uk/black-friday' }, validUntil: edge + 1000 });
    expect(campaignOf(edge + 1000).campaign).toBeUndefined();
  });

  it('is not there in editions without the sale, or where its words do not name it', () => {
    expect(campaignOf(edge, 'de').campaign).toBeUndefined();
    expect(campaignOf(edge, 'uk', {}).campaign).toBeUndefined();
  });
});
