import type { ReactNode } from 'react';
import { factsId, writeFacts } from '#app/session/document-facts.ts';
import { Banner } from '#app/shell/banner.tsx';
import { Footer } from '#app/shell/footer.tsx';
import { Header } from '#app/shell/header/header.tsx';
import { Consent } from '#app/shell/overlays/consent.tsx';
import { FirstVisitOffer } from '#app/shell/overlays/first-visit-offer.tsx';
import { Suggestion } from '#app/shell/overlays/suggestion.tsx';
import { ToastRegion } from '#app/shell/overlays/toast-region.tsx';
import type { Page } from '#rules/page/page-value.ts';

/** What surrounds the page's own content. */
export const BodyParts = ({ page, children }: { page: Page; children: ReactNode }) => (
  <>
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
    <script type="application/json" id={factsId}>
      {writeFacts(page)}
    </script>
  </>
);
