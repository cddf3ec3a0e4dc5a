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
