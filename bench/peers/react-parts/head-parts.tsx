import { Head } from '#document/head.tsx';
import { showAccountEarly, showFirstMessage } from '#document/inline-scripts.ts';
import { placeholderColors } from '#document/placeholder-colors.ts';
import type { Page } from '#pages/page.ts';
import { InlineStyle } from '#ui/inline-style.tsx';

/** The beginning of every page's head. */
export const HeadStart = ({ font }: { font: string }) => (
  <>
    <script>{showFirstMessage}</script>
    <script>{showAccountEarly}</script>
    <link rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="manifest" href="/site.webmanifest" />
  </>
);

/** The part of the head that describes one page. */
export function HeadOfPage({ page }: { page: Page }) {
  const colors = placeholderColors(page);
  return (
    <>
      <Head page={page} mediaHost="" />
      {colors && <InlineStyle css={colors} />}
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
