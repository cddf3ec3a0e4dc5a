import type { Page } from '#pages/page.ts';
import { headTags } from './head-tags.ts';

/** The tags of `<head>` that describe the page. */
export function Head({ page, mediaHost }: { page: Page; mediaHost: string }) {
  const tags = headTags(page, mediaHost);
  return (
    <>
      <title>{tags.title}</title>
      {tags.meta.map((tag) => (
        <meta key={'name' in tag ? tag.name : tag.property} {...tag} />
      ))}
      {tags.canonical && <link rel="canonical" href={tags.canonical} />}
      {tags.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {tags.feed && <link rel="alternate" type="application/atom+xml" title={tags.feed.title} href={tags.feed.href} />}
      <script type="application/ld+json">{tags.structuredData}</script>
    </>
  );
}
