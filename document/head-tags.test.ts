import { describe, expect, it } from 'vitest';
import { exampleOpaquePicture, examplePage, examplePicture } from '#tests/support/examples/page.examples.ts';
import { headTags } from './head-tags.ts';

const contentOf = (meta: ReturnType<typeof headTags>['meta'], key: string) =>
  meta.find((tag) => ('name' in tag ? tag.name : tag.property) === key)?.content;

describe('head tags', () => {
  it('gives the preview picture by its absolute URL, wide enough for social sites', () => {
    const { meta } = headTags(examplePage(), '');
    expect(contentOf(meta, 'og:image')).toBe(
      'https://www.kinetra.example/media/megatron/stage.0123456789abcdef.1280.jpg',
    );
    expect(contentOf(meta, 'og:image:width')).toBe('1280');
    expect(contentOf(meta, 'og:image:height')).toBe('914');
    expect(contentOf(meta, 'og:image:alt')).toBe(exampleOpaquePicture.alt);
  });

  it('takes the preview picture from the media host', () => {
    expect(contentOf(headTags(examplePage(), 'https://media.example').meta, 'og:image')).toMatch(
      /^https:\/\/media\.example\/media\//,
    );
  });

  it('uses a smaller picture at its own width', () => {
    const page = examplePage();
    page.head = { ...page.head, picture: { ...examplePicture, width: 900, height: 900 } };
    expect(contentOf(headTags(page, '').meta, 'og:image')).toMatch(/\.900\.png$/);
  });

  it.each([
    ['uk', 'en_GB'],
    ['eu', 'en_GB'],
    ['cn', 'zh_CN'],
  ] as const)('names the locale of the %s edition %s', (edition, locale) => {
    expect(contentOf(headTags(examplePage({ edition }), '').meta, 'og:locale')).toBe(locale);
  });

  it('adds noindex only to pages that opt out of search', () => {
    const page = examplePage();
    expect(contentOf(headTags(page, '').meta, 'robots')).toBeUndefined();
    expect(contentOf(headTags({ ...page, head: { ...page.head, index: false } }, '').meta, 'robots')).toBe('noindex');
  });

  it('adds noindex and no canonical URL to the not-found page', () => {
    const { meta, canonical } = headTags(examplePage({ kind: 'not-found' }), '');
    expect(contentOf(meta, 'robots')).toBe('noindex');
    expect(contentOf(meta, 'og:url')).toBeUndefined();
    expect(canonical).toBeUndefined();
  });

  it('marks an article with its type and publication date', () => {
    const page = examplePage();
    expect(contentOf(headTags(page, '').meta, 'og:type')).toBe('website');
    const { meta } = headTags(
      { ...page, head: { ...page.head, article: { headline: 'News', published: '2026-11-14T09:00:00+00:00' } } },
      '',
    );
    expect(contentOf(meta, 'og:type')).toBe('article');
    expect(contentOf(meta, 'article:published_time')).toBe('2026-11-14T09:00:00+00:00');
  });

  it('links the feed of the page, but not on the not-found page', () => {
    const feed = { title: 'News', href: 'https://www.kinetra.example/uk/news/feed.xml' };
    const page = examplePage();
    const head = { ...page.head, feed };
    expect(headTags({ ...page, head }, '').feed).toEqual(feed);
    expect(headTags(examplePage({ kind: 'not-found', head }), '').feed).toBeUndefined();
  });
});
