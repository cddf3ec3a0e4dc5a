import { expect, test } from 'vitest';
import { resolvePage } from '#pages/resolve-page.ts';
import { fixtureSite } from '../support/site/fixture-site.ts';

const site = fixtureSite();
const slug = 'where-to-buy/hongkong-macao';
const chooser = site.pages['choose-your-region'];
if (!chooser) throw new Error('the small site has no chooser');
const pages = {
  ...site.pages,
  [slug]: { ...chooser, settings: { ...chooser.settings, where: { cn: {} }, language: 'zh-HK' as const } },
};

const resolvedPage = () => {
  const resolution = resolvePage({ ...site, pages }, { edition: 'cn', slug }, 0);
  if (!('page' in resolution)) throw new Error('the page does not exist');
  return resolution.page;
};

test('a page in another language declares it to browsers and search engines', () => {
  const { lang, head, edition } = resolvedPage();
  expect(edition).toBe('cn');
  expect(lang).toBe('zh-HK');
  expect(head.alternates.map(({ hreflang }) => hreflang)).toEqual(['zh-HK', 'x-default']);
});

test('header and footer stay in the language of the edition, and declare it', () => {
  expect(resolvedPage().shell.lang).toBe('zh-CN');
  const home = resolvePage(site, { edition: 'cn', slug: '' }, 0);
  expect('page' in home && home.page.shell.lang).toBeUndefined();
});
