import './styles/tokens.css';
import './styles/accents.css';
import './styles/font.css';
import './styles/base.css';
import './styles/corners.css';
import './styles/roles.css';
import './styles/sides.css';
import './styles/languages.css';
import { type ReactNode, use } from 'react';
import { factsId } from '#browser/islands/document-messages.ts';
import { DeclaredMessages } from '#browser/islands/island.tsx';
import { writeFacts } from '#browser/session/document-facts.ts';
import { editions } from '#core/place/editions.ts';
import { formatInstant } from '#core/time/instant.ts';
import { Consent } from '#features/consent/consent.tsx';
import { Suggestion } from '#features/regions/suggestion.tsx';
import { Banner } from '#features/shell/banner.tsx';
import { FirstVisitOffer } from '#features/shell/first-visit-offer.tsx';
import { Footer } from '#features/shell/footer.tsx';
import { Header } from '#features/shell/header/header.tsx';
import { ToastRegion } from '#features/shell/toast-region.tsx';
import type { Page } from '#pages/page.ts';
import { Head } from './head.tsx';
import { entryGuard, firstScreenFirst, holdList, showAccountEarly, showFirstMessage } from './inline-scripts.ts';
import { fontOf, type PageAssets, stylesOf } from './page-assets.ts';
import { picturePreviews } from './picture-previews.ts';
import { speculationRules } from './speculation-rules.ts';

/** React knows the attribute of links, its types do not. */
const disabled = { disabled: true };

export interface RenderOptions {
  assets: PageAssets;
  /** Origin that serves pictures, without a trailing slash; empty: this site. */
  mediaHost: string;
  /** Names the build, so that an open tab notices a newer one. */
  build: string;
  /** A time-travel preview: its clock stands still, and it measures and asks nothing. */
  isPreview?: boolean | undefined;
}

type DocumentProps = RenderOptions & { page: Page; children: ReactNode };

export function Document({ page, assets, mediaHost, build, isPreview, children }: DocumentProps) {
  const previews = picturePreviews(page);
  return (
    <html
      lang={page.lang}
      data-edition={page.edition}
      data-group={page.accounts.group}
      data-country={editions[page.edition].country}
      data-accent={page.accent}
      data-build={build}
      data-valid-until={page.validUntil === undefined ? undefined : formatInstant(page.validUntil)}
      data-banner={page.shell.banner?.id}
      data-consent-policy={page.shell.consent}
      data-media-host={mediaHost || undefined}
      data-preview={isPreview ? '' : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script>{entryGuard}</script>
        {!isPreview && <script>{showFirstMessage}</script>}
        <script>{showAccountEarly}</script>
        {!isPreview && <script>{firstScreenFirst}</script>}
        {page.kind === 'catalogue' && <script>{holdList}</script>}
        <link rel="preload" href={fontOf(assets, page.lang)} as="font" type="font/woff2" crossOrigin="anonymous" />
        {stylesOf(assets, page.kind).map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* `browser/page/print.ts` loads it after the first screen, which it would slow down. */}
        <link rel="stylesheet" href={assets.print} media="print" {...disabled} />
        <noscript>
          <link rel="stylesheet" href={assets.print} media="print" />
        </noscript>
        <script type="module" src={assets.client} />
        <Head page={page} mediaHost={mediaHost} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {previews && <style>{previews}</style>}
        {!isPreview && <script type="speculationrules">{speculationRules(page)}</script>}
      </head>
      <body data-page={page.kind} data-slug={page.slug}>
        <a className="skip" href="#main">
          {page.messages.nav.skip}
        </a>
        <Consent page={page} />
        <Suggestion page={page} />
        <Banner page={page} />
        <Header page={page} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer page={page} />
        <FirstVisitOffer page={page} />
        <ToastRegion />
        <Facts page={page} />
      </body>
    </html>
  );
}

/** Stands after all islands, because it carries the messages that they declare. */
const Facts = ({ page }: { page: Page }) => (
  <script type="application/json" id={factsId}>
    {writeFacts(page, use(DeclaredMessages))}
  </script>
);
