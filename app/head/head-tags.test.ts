import { describe, expect, it } from 'vitest';
import { exampleOpaquePicture, examplePage, examplePicture } from '../context/page.examples.ts';
import type { MetaTag } from './head-tags.ts';
import { headTags } from './head-tags.ts';

const contentOf = (meta: MetaTag[], key: string) =>
  meta.find((tag) => ('name' in tag ? tag.name : tag.property) === key)?.content;

describe('head of a page', () => {
  it('shows a preview picture by its absolute address, wide enough for social sites', () => {
    const { meta } = headTags(examplePage(), '');
    expect(contentOf(meta, 'og:image')).toBe(
      'https://www.kinetra.example/media/megatron/stage.0123456789abcdef.1280.jpg',
    );
    expect(contentOf(meta, 'og:image:width')).toBe('1280');
    expect(contentOf(meta, 'og:image:height')).toBe('914');
    expect(contentOf(meta, 'og:image:alt')).toBe(exampleOpaquePicture.alt);
  });

  it('takes the preview picture from the host of pictures', () => {
    expect(contentOf(headTags(examplePage(), 'https://media.example').meta, 'og:image')).toMatch(
      /^https:\/\/media\.example\/media\//,
    );
  });

  it('offers a picture smaller than previews ask for at its own width', () => {
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

  it('keeps a page that is not for search engines out of them, and leaves the others in', () => {
    const page = examplePage();
    expect(contentOf(headTags(page, '').meta, 'robots')).toBeUndefined();
    expect(contentOf(headTags({ ...page, head: { ...page.head, index: false } }, '').meta, 'robots')).toBe('noindex');
  });

  it('keeps a page that is not there out of search, without a canonical address', () => {
    const { meta, canonical } = headTags(examplePage({ kind: 'not-found' }), '');
    expect(contentOf(meta, 'robots')).toBe('noindex');
    expect(contentOf(meta, 'og:url')).toBeUndefined();
    expect(canonical).toBeUndefined();
  });

  it('says of an article what it is and when it came out', () => {
    const page = examplePage();
    expect(contentOf(headTags(page, '').meta, 'og:type')).toBe('website');
    const { meta } = headTags(
      { ...page, head: { ...page.head, article: { headline: 'News', published: '2026-11-14T09:00:00+00:00' } } },
      '',
    );
    expect(contentOf(meta, 'og:type')).toBe('article');
    expect(contentOf(meta, 'article:published_time')).toBe('2026-11-14T09:00:00+00:00');
  });

  it('names the feed of the page, and none on a page that is not there', () => {
    const feed = { title: 'News', href: 'https://www.kinetra.example/uk/news/feed.xml' };
    const page = examplePage();
    const head = { ...page.head, feed };
    expect(headTags({ ...page, head }, '').feed).toEqual(feed);
    expect(headTags(examplePage({ kind: 'not-found', head }), '').feed).toBeUndefined();
  });
});
