import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page } from '#pages/page.ts';
import { examplePage, examplePicture } from '#tests/support/examples/page.examples.ts';
import { PageContext } from '#ui/page-context.tsx';
import { Consent } from '../consent/consent.tsx';
import { Banner } from './banner.tsx';
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
        product: {
          family: 'transformers',
          tag: 'HOT',
          accent: 'violet',
          picture: examplePicture,
          glyph: { text: 'MEGATRON', width: 3.87 },
          price: '£1,119',
          reference: '£1,299',
          note: 'Until 29 November',
        },
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

const renderPart = (page: Page, part: ReactNode) =>
  renderToStaticMarkup(<PageContext value={page}>{part}</PageContext>);
const header = (page: Page) => renderPart(page, <Header page={page} />);
const footer = (page: Page) => renderPart(page, <Footer page={page} />);

describe('header', () => {
  const html = header(
    pageWith({ account: { label: 'Account', href: '/uk/account', loginLabel: 'Log in', loginHref: '/uk/login' } }),
  );

  it('opens every menu with a button, without scripts', () => {
    for (const id of ['products', 'support', 'about', 'all']) {
      expect(html).toMatch(new RegExp(`<button[^>]* popovertarget="menu-${id}"`, 'i'));
      expect(html).toContain(`id="menu-${id}"`);
    }
  });

  it('shows products by picture, else by name, with their tag', () => {
    expect(html).toContain('/media/megatron/robot.');
    expect(html).toMatch(/<text[^>]*>ALPHA<\/text>/);
    expect(html).toContain('data-tag="HOT"');
  });

  it('groups products by family, each with its price or the reason why it has none', () => {
    const [, robots = '', toys = ''] = html.split(/families\.(?:transformers|toyStory)/);
    expect(robots).toMatch(/price\.promotion <\/span>£1,119<s aria-hidden="true">£1,299<\/s>.*Until 29 November/);
    expect(toys).toMatch(/Space Ranger.*Sold out/);
    expect(toys).not.toContain('£');
  });

  it('marks external links, for screen readers too', () => {
    expect(html).toMatch(/href="https:\/\/uk\.shop\.example\/alpha"[^>]*rel="noopener".*?action\.opensSite/);
    expect(html).not.toMatch(/href="\/uk\/faq"[^>]*rel=/);
  });

  it('links to the other regions, the account and the shop', () => {
    for (const href of ['/uk/choose-your-region', '/uk/account', 'https://uk.shop.example'])
      expect(html).toContain(`href="${href}"`);
  });

  it('labels the region with the punctuation of the language', () => {
    const { nav, ...messages } = examplePage().messages;
    const headerWithRegion = (currentRegion: string) =>
      header(pageWith({}, { messages: { ...messages, nav: { ...nav, currentRegion } } }));
    expect(headerWithRegion('选择地区：{region}')).toContain(
      '>选择地区：</span><span><b>United Kingdom</b> English</span></a>',
    );
    expect(headerWithRegion('{region}を選択中')).toContain(
      '<span><b>United Kingdom</b> English</span><span class="visually-hidden">を選択中</span></a>',
    );
  });

  it('has both account links in the bar and in the drawer, and leaves the choice to the browser', () => {
    expect(html.match(/<a class="login[^>]*href="\/uk\/login">Log in<\/a>/g)).toHaveLength(2);
    expect(
      html.match(
        /<a class="account[^>]*href="\/uk\/account"><x-account-name[^>]*data-account-name="Account">Account<\/x-account-name><\/a>/g,
      ),
    ).toHaveLength(2);
  });

  it('has no account link while there is no account page', () => {
    expect(header(pageWith({}))).not.toContain('data-account-name');
  });

  it('links to the search in the bar, with the texts of its dialog, and first in the drawer', () => {
    const searchHtml = header(pageWith({ search: { label: 'Search', href: '/uk/search' } }));
    expect(searchHtml).toMatch(/<a href="\/uk\/search"[^>]* aria-label="Search"[^>]* data-search="{&quot;label/);
    expect(searchHtml).toMatch(/id="menu-all".*?<nav[^>]*><a href="\/uk\/search"[^>]*>Search<\/a>/);
    expect(html).not.toContain('/uk/search');
  });

  it('is sticky except on product pages, which have their own bar', () => {
    const classes = (page: Page) => /<header class="([^"]*)"/.exec(header(page))?.[1];
    expect(classes(pageWith({}))).toContain('sticky');
    expect(classes(pageWith({}, { kind: 'product' }))).not.toContain('sticky');
  });

  it('carries other names of the region for visitors from abroad only if there are any', () => {
    const region = { ...pageWith({}).shell.region, labelAbroad: { CA: 'Canada - English' } };
    expect(header(pageWith({ region }))).toContain('data-abroad="{&quot;CA&quot;:&quot;Canada - English&quot;}"');
    expect(html).not.toContain('data-abroad');
  });
});

describe('footer', () => {
  const base = pageWith({}).shell.footer;
  const page = pageWith({
    footer: {
      ...base,
      menus,
      links: [
        { label: 'Home', href: '/uk', external: false },
        { label: 'About', href: '/uk/about-us', external: false },
        { label: 'Terms of Use', href: '/uk/terms-use', external: false },
      ],
      social: [{ label: 'YouTube', href: 'https://youtube.example/kinetra' }],
      payments: ['Klarna'],
      address: '1 Example Street, Sampletown',
    },
  });

  it('names every link once, and the networks', () => {
    const html = footer(page);
    expect(html.match(/href="\/uk\/about-us"/g)).toHaveLength(1);
    expect(html).toContain('href="/uk/terms-use"');
    expect(html).toContain('>YouTube<');
  });

  it('shows payment methods, the address and a button for the cookie settings', () => {
    const html = footer(page);
    expect(html).toMatch(/aria-label="nav\.payments"><li>Klarna<\/li>/);
    expect(html).toContain('1 Example Street, Sampletown');
    expect(html).toMatch(/<button[^>]*data-consent-open[^>]*>consent\.settings/);
  });

  it('leaves out columns without links', () => {
    expect(footer(pageWith({}))).not.toContain('nav.follow');
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

  it('is missing when there is nothing to say', () => {
    expect(renderPart(pageWith({}), <Banner page={pageWith({})} />)).toBe('');
  });

  it('shows its text in the product’s accent, with a link and a close button', () => {
    const page = pageWith({ banner });
    const html = renderPart(page, <Banner page={page} />);
    expect(html).toContain('data-banner="delivery" data-accent="violet"');
    expect(html).toMatch(/<a href="\/uk\/flagship-megatron">See the dates<\/a>/);
    expect(html).toMatch(/<x-banner-close><button[^>]*aria-label="banner\.close"/);
  });
});

describe('consent', () => {
  const choices = (consent: Page['shell']['consent']) => {
    const page = pageWith({ consent });
    const html = renderPart(page, <Consent page={page} />);
    return [...html.matchAll(/data-consent-choice="(\w+)"[^>]*>([^<]+)</g)].map(([, choice, words]) => [choice, words]);
  };

  it('asks for agreement with two equal buttons where it is required', () => {
    expect(choices('opt-in')).toEqual([
      ['declined', 'consent.decline'],
      ['accepted', 'consent.accept'],
    ]);
  });

  it('informs and allows objection where the law requires it', () => {
    expect(choices('opt-out')).toEqual([
      ['declined', 'consent.object'],
      ['noticed', 'consent.noticeAccept'],
    ]);
  });

  it('only informs elsewhere', () => {
    expect(choices('notice')).toEqual([['noticed', 'consent.noticeAccept']]);
  });
});
