import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Page } from '#pages/page.ts';
import { exampleOpaquePicture, examplePage, examplePicture } from '#tests/support/examples/page.examples.ts';
import { Head } from './head.tsx';

function headOf(page: Page, mediaHost = ''): ParentNode {
  const html = renderToStaticMarkup(<Head page={page} mediaHost={mediaHost} />);
  return new DOMParser().parseFromString(`<head>${html}</head>`, 'text/html').head;
}

const contentOf = (head: ParentNode, key: string): string | undefined =>
  head.querySelector<HTMLMetaElement>(`meta[name="${key}"], meta[property="${key}"]`)?.content;

describe('head tags', () => {
  it('gives the preview picture by its absolute URL, wide enough for social sites', () => {
    const head = headOf(examplePage());
    expect(contentOf(head, 'og:image')).toBe(
      'https://www.kinetra.example/media/megatron/stage.0123456789abcdef.1280.jpg',
    );
    expect(contentOf(head, 'og:image:width')).toBe('1280');
    expect(contentOf(head, 'og:image:height')).toBe('914');
    expect(contentOf(head, 'og:image:alt')).toBe(exampleOpaquePicture.alt);
  });

  it('takes the preview picture from the media host', () => {
    expect(contentOf(headOf(examplePage(), 'https://media.example'), 'og:image')).toMatch(
      /^https:\/\/media\.example\/media\//,
    );
  });

  it('uses a smaller picture at its own width', () => {
    const page = examplePage();
    page.head = { ...page.head, picture: { ...examplePicture, width: 900, height: 900 } };
    expect(contentOf(headOf(page), 'og:image')).toMatch(/\.900\.png$/);
  });

  it.each([
    ['uk', 'en_GB'],
    ['eu', 'en_GB'],
    ['cn', 'zh_CN'],
  ] as const)('names the locale of the %s edition %s', (edition, locale) => {
    expect(contentOf(headOf(examplePage({ edition })), 'og:locale')).toBe(locale);
  });

  it('adds noindex only to pages that opt out of search', () => {
    const page = examplePage();
    expect(contentOf(headOf(page), 'robots')).toBeUndefined();
    expect(contentOf(headOf({ ...page, head: { ...page.head, index: false } }), 'robots')).toBe('noindex');
  });

  it('adds noindex and no canonical URL to the not-found page', () => {
    const head = headOf(examplePage({ kind: 'not-found' }));
    expect(contentOf(head, 'robots')).toBe('noindex');
    expect(contentOf(head, 'og:url')).toBeUndefined();
    expect(head.querySelector('link[rel="canonical"]')).toBeNull();
  });

  it('marks an article with its type and publication date', () => {
    const page = examplePage();
    expect(contentOf(headOf(page), 'og:type')).toBe('website');
    const article = { headline: 'News', published: '2026-11-14T09:00:00+00:00' };
    const head = headOf({ ...page, head: { ...page.head, article } });
    expect(contentOf(head, 'og:type')).toBe('article');
    expect(contentOf(head, 'article:published_time')).toBe('2026-11-14T09:00:00+00:00');
  });

  it('links the feed of the page, but not on the not-found page', () => {
    const feed = { title: 'News', href: 'https://www.kinetra.example/uk/news/feed.xml' };
    const page = examplePage();
    const head = { ...page.head, feed };
    const feedIn = (shown: Page) => headOf(shown).querySelector<HTMLLinkElement>('link[type="application/atom+xml"]');
    expect(feedIn({ ...page, head })).toMatchObject(feed);
    expect(feedIn(examplePage({ kind: 'not-found', head }))).toBeNull();
  });
});
