import { Head } from '#document/head.tsx';
import { showAccountEarly, showFirstMessage } from '#document/inline-scripts.ts';
import { type PageAssets, stylesOf } from '#document/page-assets.ts';
import { picturePreviews } from '#document/picture-previews.ts';
import type { Page } from '#pages/page.ts';

export const HeadStart = () => (
  <>
    <script>{showFirstMessage}</script>
    <script>{showAccountEarly}</script>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </>
);

export const PageAssetLinks = ({ page, assets }: { page: Page; assets: PageAssets }) => (
  <>
    <link rel="preload" href={assets.font} as="font" type="font/woff2" crossOrigin="anonymous" />
    {stylesOf(assets, page.kind).map((href) => (
      <link key={href} rel="stylesheet" href={href} precedence="page" />
    ))}
    <link rel="stylesheet" href={assets.print} media="print" />
  </>
);

export function HeadOfPage({ page }: { page: Page }) {
  const previews = picturePreviews(page);
  return (
    <>
      <Head page={page} mediaHost="" />
      {previews && <style>{previews}</style>}
    </>
  );
}

/** Attributes of `html` that styles and scripts read. */
export const attributesOf = ({ lang, edition, accounts, accent, shell }: Page) => ({
  lang,
  'data-edition': edition,
  'data-group': accounts.group,
  'data-accent': accent,
  'data-banner': shell.banner?.id,
  'data-consent-policy': shell.consent,
});
