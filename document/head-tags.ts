import { mediaFormats, mediaPath, widthsOf } from '#core/media/media-address.ts';
import type { Picture } from '#core/media/picture.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import type { Page } from '#pages/page.ts';
import { structuredData } from './structured-data.ts';

type MetaTag = { name: string; content: string } | { property: string; content: string };

/** Width that social previews ask for, in px. */
const previewWidth = 1280;

/**
 * The head of a page as data: what it tells browsers, search engines and other sites. URLs are absolute. `mediaHost` is
 * the origin of pictures; empty: the page's own origin.
 */
export function headTags(page: Page, mediaHost: string) {
  const { head, kind, brand, edition } = page;
  const exists = kind !== 'not-found';
  const host = mediaHost || new URL(head.canonical).origin;
  const picture = previewOf(head.picture, host);
  const hero = page.sections.find((section) => section.kind === 'hero');
  const meta: MetaTag[] = [
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords },
    { name: 'theme-color', content: '#0e0f13' },
    ...(exists && head.index !== false ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: ogType(head) },
    ...(head.article ? [{ property: 'article:published_time', content: head.article.published }] : []),
    { property: 'og:site_name', content: brand },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    ...(exists ? [{ property: 'og:url', content: head.canonical }] : []),
    { property: 'og:locale', content: page.shell.lang ? page.lang.replace('-', '_') : previewLocale(edition) },
    { property: 'og:image', content: picture.url },
    { property: 'og:image:type', content: picture.type },
    { property: 'og:image:width', content: String(picture.width) },
    { property: 'og:image:height', content: String(picture.height) },
    { property: 'og:image:alt', content: head.picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
  return {
    title: head.title,
    meta,
    canonical: exists ? head.canonical : undefined,
    alternates: head.alternates,
    feed: exists ? head.feed : undefined,
    structuredData: structuredData(page, picture.url, hero && previewOf(hero.picture, host).url),
  };
}

function ogType({ product, article }: Page['head']): string {
  if (article) return 'article';
  return product ? 'product' : 'website';
}

/** Social previews need a locale with a territory; the EU edition's English is British. */
function previewLocale(edition: EditionCode): string {
  const { hreflang, locales } = editions[edition];
  const tag = [hreflang, ...locales.toReversed()].find((candidate) => /^[a-z]{2}-[A-Z]{2}$/.test(candidate));
  return (tag ?? hreflang).replace('-', '_');
}

function previewOf(picture: Picture, host: string) {
  const width = widthsOf(picture).find((candidate) => candidate >= previewWidth) ?? picture.width;
  const format = picture.transparent ? 'png' : 'jpg';
  return {
    url: host + mediaPath(picture, width, format),
    type: mediaFormats[format],
    width,
    height: Math.round((picture.height * width) / picture.width),
  };
}
