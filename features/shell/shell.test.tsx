import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defineElements } from '#browser/toolbox/page-element.ts';
import { localStore } from '#browser/toolbox/storage.ts';
import type { Page } from '#pages/page.ts';
import { hrefOf, hrefsIn, showOnPage } from '#tests/support/components/show-on-page.tsx';
import { examplePage } from '#tests/support/examples/page.examples.ts';
import { Consent } from '../consent/consent.tsx';
import { Banner } from './banner.tsx';
import { BannerCloseElement } from './banner-close.element.ts';
import { Footer } from './footer.tsx';
import { Header } from './header/header.tsx';

const menus: Page['shell']['menus'] = [
  {
    id: 'products',
    label: 'Products',
    items: [
      {
        label: 'Flagship Megatron',
        href: '/uk/flagship-megatron',
        external: false,
        product: { family: 'transformers', accent: 'violet', glyph: { text: 'MEGATRON', width: 3.87 } },
      },
      {
        label: 'Space Ranger',
        href: 'https://uk.shop.example/alpha',
        external: true,
        product: { family: 'toyStory', accent: 'lilac', glyph: { text: 'ALPHA', width: 2.242 }, note: 'Sold out' },
      },
    ],
  },
  {
    id: 'support',
    label: 'Support',
    items: [{ label: 'FAQ', href: '/uk/faq', external: false, hint: 'Orders, repairs' }],
  },
  { id: 'about', label: 'About', items: [{ label: 'About us', href: '/uk/about-us', external: false }] },
];

function pageWith(shell: Partial<Page['shell']>, changes: Partial<Page> = {}): Page {
  const page = examplePage(changes);
  return { ...page, shell: { ...page.shell, menus, ...shell } };
}

function showHeader(shell: Partial<Page['shell']> = {}, changes: Partial<Page> = {}): void {
  const page = pageWith(shell, changes);
  showOnPage(<Header page={page} />, page);
}
const drawer = () => screen.getByRole('navigation', { name: 'nav.menu' });

describe('header', () => {
  it('opens every menu with a button, without scripts', () => {
    showHeader();
    for (const name of ['Products', 'Support', 'About', 'nav.menu']) {
      const menu = screen.getByRole('button', { name }).getAttribute('popovertarget') ?? '';
      expect(document.getElementById(menu)?.getAttribute('popover')).toBe('auto');
    }
  });

  it('marks external links, for screen readers too', () => {
    showHeader();
    const [alpha] = within(drawer()).getAllByRole<HTMLAnchorElement>('link', {
      name: /Space Ranger.*action\.opensSite/,
    });
    expect([alpha?.href, alpha?.rel]).toEqual(['https://uk.shop.example/alpha', 'noopener']);
    expect(within(drawer()).getByRole<HTMLAnchorElement>('link', { name: 'FAQ' }).rel).toBe('');
  });

  it('labels the region with the punctuation of the language', () => {
    const { nav, ...messages } = examplePage().messages;
    const labelWith = (currentRegion: string) => {
      showHeader({}, { messages: { ...messages, nav: { ...nav, currentRegion } } });
      return within(drawer()).getByRole('link', { name: /United Kingdom/ }).textContent;
    };
    expect(labelWith('选择地区：{region}')).toBe('选择地区：United Kingdom English');
    expect(labelWith('{region}を選択中')).toBe('United Kingdom Englishを選択中');
  });

  it('links to the search in the bar, with the texts of its dialog, and first in the drawer', () => {
    showHeader();
    expect(screen.queryByRole('link', { name: 'Search' })).toBeNull();
    showHeader({ search: { label: 'Search', href: '/uk/search' } });
    const [bar] = screen.getAllByRole('link', { name: 'Search' });
    expect(JSON.parse(bar?.getAttribute('data-search') ?? '')).toHaveProperty('label');
    expect(hrefsIn(drawer())[0]).toBe('/uk/search');
  });

  it('stays in view, except on product pages, which have their own bar', () => {
    const isSticky = () => screen.getByRole('banner').classList.contains('sticky');
    showHeader();
    expect(isSticky()).toBe(true);
    showHeader({}, { kind: 'product' });
    expect(isSticky()).toBe(false);
  });

  it('carries other names of the region for visitors from abroad only if there are any', () => {
    showHeader();
    expect(document.querySelector('[data-abroad]')).toBeNull();
    showHeader({ region: { ...pageWith({}).shell.region, labelAbroad: { CA: 'Canada - English' } } });
    expect(document.querySelector('[data-abroad]')?.getAttribute('data-abroad')).toBe('{"CA":"Canada - English"}');
  });
});

describe('footer', () => {
  const showFooter = (footer: Partial<Page['shell']['footer']> = {}) => {
    const page = pageWith({ footer: { ...pageWith({}).shell.footer, ...footer } });
    showOnPage(<Footer page={page} />, page);
  };

  it('names a link once that is in a menu and among the links of the footer', () => {
    showFooter({ menus, links: [{ label: 'About', href: '/uk/about-us', external: false }] });
    expect(hrefsIn().filter((href) => href === '/uk/about-us')).toHaveLength(1);
  });

  it('has a button for the cookie settings, and no columns without links', () => {
    showFooter();
    expect(screen.getByRole('button', { name: 'consent.settings' }).hasAttribute('data-consent-open')).toBe(true);
    expect(screen.queryByRole('navigation', { name: 'nav.follow' })).toBeNull();
  });
});

describe('text banner', () => {
  const banner = {
    id: 'delivery',
    label: 'Delivery is expected in Q4.',
    action: 'See the dates',
    link: { href: '/uk/flagship-megatron', external: false },
    accent: 'violet',
  };
  const { dataset } = document.documentElement;
  const page = pageWith({ banner });
  /** Closes the banner on a page, and returns what styles read and what is stored. */
  async function closeBanner(): Promise<unknown[]> {
    dataset.banner = banner.id;
    showOnPage([<Banner key="banner" page={page} />, <Header key="header" page={page} />], page);
    await userEvent.click(screen.getByRole('button', { name: 'banner.close' }));
    expect(document.activeElement?.closest('header')).not.toBeNull();
    return [dataset.bannerClosed, localStore.read('banner')];
  }
  beforeAll(() => defineElements({ 'x-banner-close': BannerCloseElement }));
  afterEach(() => {
    vi.unstubAllGlobals();
    localStore.remove('banner');
    delete dataset.banner;
    delete dataset.bannerClosed;
  });

  it('shows its text, with a link, or nothing when there is nothing to say', () => {
    showOnPage(<Banner page={page} />, page);
    const strip = screen.getByRole('complementary', { name: 'Delivery is expected in Q4.' });
    expect(strip.getAttribute('data-banner')).toBe('delivery');
    expect(hrefOf('See the dates')).toBe('/uk/flagship-megatron');
    showOnPage(<Banner page={pageWith({})} />);
    expect(document.body.textContent).toBe('');
  });

  it('closes with its button, also where storage is blocked', async () => {
    expect(await closeBanner()).toEqual(['', 'delivery']);
    expect(localStorage.getItem('banner')).toBe('delivery');
    localStorage.clear();
    delete dataset.bannerClosed;
    vi.stubGlobal('localStorage', undefined);
    expect(await closeBanner()).toEqual(['', 'delivery']);
  });
});

describe('consent', () => {
  it.each([
    [
      'asks for agreement with two equal buttons where it is required',
      'opt-in',
      ['declined consent.decline', 'accepted consent.accept'],
    ],
    [
      'informs and allows objection where the law requires it',
      'opt-out',
      ['declined consent.object', 'noticed consent.noticeAccept'],
    ],
    ['only informs elsewhere', 'notice', ['noticed consent.noticeAccept']],
  ] as const)('%s', (_what, consent, choices) => {
    showOnPage(<Consent page={pageWith({ consent })} />);
    const strip = screen.getByRole('region', { name: 'consent.title' });
    const buttons = within(strip).getAllByRole('button');
    expect(buttons.map((button) => `${button.getAttribute('data-consent-choice')} ${button.textContent}`)).toEqual(
      choices,
    );
    expect(new Set(buttons.map((button) => button.className)).size).toBe(1);
  });
});
