// Written by `npm run new -- tables` from rules/sections/registry.ts.
import { AppDownloadSection } from '../../sections/app-download/app-download.tsx';
import { ContactsSection } from '../../sections/contacts/contacts.tsx';
import { CookieTableSection } from '../../sections/cookie-table/cookie-table.tsx';
import { DealersSection } from '../../sections/dealers/dealers.tsx';
import { DetailsSection } from '../../sections/details/details.tsx';
import { DownloadsSection } from '../../sections/downloads/downloads.tsx';
import { DrawResultsSection } from '../../sections/draw-results/draw-results.tsx';
import { FaqSection } from '../../sections/faq/faq.tsx';
import { HelpContactSection } from '../../sections/help-contact/help-contact.tsx';
import { LinkGroupsSection } from '../../sections/link-groups/link-groups.tsx';
import { ManualsSection } from '../../sections/manuals/manuals.tsx';
import { PageHeadSection } from '../../sections/page-head/page-head.tsx';
import { ProseSection } from '../../sections/prose/prose.tsx';
import { SaleArchiveSection } from '../../sections/sale-archive/sale-archive.tsx';
import { SaleTermsSection } from '../../sections/sale-terms/sale-terms.tsx';
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
