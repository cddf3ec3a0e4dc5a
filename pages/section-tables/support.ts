// Written by `npm run new -- tables` from pages/sections.ts.

import { DetailsSection } from '#features/product/details.tsx';
import { DrawResultsSection } from '#features/sale/draw-results.tsx';
import { SaleArchiveSection } from '#features/sale/sale-archive.tsx';
import { SaleTermsSection } from '#features/sale/sale-terms.tsx';
import { PageHeadSection } from '#features/shell/page-head.tsx';
import { AppDownloadSection } from '#features/support/app-download.tsx';
import { ContactsSection } from '#features/support/contacts.tsx';
import { CookieTableSection } from '#features/support/cookie-table.tsx';
import { DealersSection } from '#features/support/dealers.tsx';
import { DownloadsSection } from '#features/support/downloads.tsx';
import { FaqSection } from '#features/support/faq/faq.tsx';
import { HelpContactSection } from '#features/support/help-contact.tsx';
import { LinkGroupsSection } from '#features/support/link-groups/link-groups.tsx';
import { ManualsSection } from '#features/support/manuals/manuals.tsx';
import { ProseSection } from '#features/support/prose/prose.tsx';
import type { SectionComponents } from '../page-sections.tsx';

export const supportSections: SectionComponents<'support'> = {
  'app-download': AppDownloadSection,
  contacts: ContactsSection,
  'cookie-table': CookieTableSection,
  dealers: DealersSection,
  details: DetailsSection,
  downloads: DownloadsSection,
  'draw-results': DrawResultsSection,
  faq: FaqSection,
  'help-contact': HelpContactSection,
  'link-groups': LinkGroupsSection,
  manuals: ManualsSection,
  'page-head': PageHeadSection,
  prose: ProseSection,
  'sale-archive': SaleArchiveSection,
  'sale-terms': SaleTermsSection,
};
