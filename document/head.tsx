import { mediaFormats, mediaPath, servedWidths } from '#core/media/media-address.ts';
import type { Picture } from '#core/media/picture.ts';
import { type EditionCode, editions } from '#core/place/editions.ts';
import type { Page } from '#pages/page.ts';
import { structuredData } from './structured-data.ts';

const previewWidthPx = 1280;

/**
 * The tags of `<head>` that tell browsers, search engines and other sites about the page. URLs are absolute.
 * `mediaHost` is the origin of pictures; empty: the page's own origin.
 */
export function Head({ page, mediaHost }: { page: Page; mediaHost: string }) {
  const { head, kind, brand, edition } = page;
  const exists = kind !== 'not-found';
  const host = mediaHost || new URL(head.canonical).origin;
  const picture = previewOf(head.picture, host);
  const hero = page.sections.find((section) => section.kind === 'hero');
  const locale = page.shell.lang ? page.lang.replace('-', '_') : previewLocale(edition);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords} />
      <meta name="theme-color" content="#0e0f13" />
      {(!exists || head.index === false) && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={ogType(head)} />
      {head.article && <meta property="article:published_time" content={head.article.published} />}
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      {exists && <meta property="og:url" content={head.canonical} />}
      <meta property="og:locale" content={locale} />
      <meta property="og:image" content={picture.url} />
      <meta property="og:image:type" content={picture.type} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      <meta property="og:image:alt" content={head.picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      {exists && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {exists && head.feed && (
        <link rel="alternate" type="application/atom+xml" title={head.feed.title} href={head.feed.href} />
      )}
      <script type="application/ld+json">
        {structuredData(page, picture.url, hero && previewOf(hero.picture, host).url)}
      </script>
    </>
  );
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
  const width = servedWidths(picture).find((candidate) => candidate >= previewWidthPx) ?? picture.width;
  const format = picture.transparent ? 'png' : 'jpg';
  return {
    url: host + mediaPath(picture, width, format),
    type: mediaFormats[format],
    width,
    height: Math.round((picture.height * width) / picture.width),
  };
}
