import type { ReactNode } from 'react';
import { factsId } from '#browser/islands/document-messages.ts';
import { writeFacts } from '#browser/session/document-facts.ts';
import { Consent } from '#features/consent/consent.tsx';
import { Suggestion } from '#features/regions/suggestion.tsx';
import { Banner } from '#features/shell/banner.tsx';
import { FirstVisitOffer } from '#features/shell/first-visit-offer.tsx';
import { Footer } from '#features/shell/footer.tsx';
import { Header } from '#features/shell/header/header.tsx';
import { ToastRegion } from '#features/shell/toast-region.tsx';
import type { Page } from '#pages/page.ts';

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
