import type { ReactNode } from 'react';
import { factsId, writeFacts } from '#app/session/document-facts.ts';
import { Banner } from '#app/shell/banner.tsx';
import { Footer } from '#app/shell/footer.tsx';
import { Header } from '#app/shell/header/header.tsx';
import { BottomBar } from '#app/shell/overlays/bottom-bar.tsx';
import { FirstVisitOffer } from '#app/shell/overlays/first-visit-offer.tsx';
import type { Page } from '#rules/page/page-value.ts';

/** What surrounds the page's own content. */
export const BodyParts = ({ page, children }: { page: Page; children: ReactNode }) => (
  <>
    <a className="skip" href="#main">
      {page.messages.nav.skip}
    </a>
    <Banner page={page} />
    <Header page={page} />
    <main id="main" tabIndex={-1}>
      {children}
    </main>
    <Footer page={page} />
    <FirstVisitOffer page={page} />
    <BottomBar page={page} />
    <script type="application/json" id={factsId}>
      {writeFacts(page)}
    </script>
  </>
);
