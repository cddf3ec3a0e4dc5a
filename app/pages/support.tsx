import type { Page, Section } from '#rules/page/page-value.ts';
import { AppDownloadSection } from '../sections/app-download/app-download.tsx';
import { ContactsSection } from '../sections/contacts/contacts.tsx';
import { CookieTableSection } from '../sections/cookie-table/cookie-table.tsx';
import { DealersSection } from '../sections/dealers/dealers.tsx';
import { DownloadsSection } from '../sections/downloads/downloads.tsx';
import { FaqSection } from '../sections/faq/faq.tsx';
import { HelpContactSection } from '../sections/help-contact/help-contact.tsx';
import { LinkGroupsSection } from '../sections/link-groups/link-groups.tsx';
import { ManualsSection } from '../sections/manuals/manuals.tsx';
import { PageHeadSection } from '../sections/page-head/page-head.tsx';
import { ProseSection } from '../sections/prose/prose.tsx';

/** A page of support, of the company or of the law. */
export function SupportPage({ page }: { page: Page }) {
  return (
    <>
      {page.sections.map((section) => (
        <SupportSection key={section.id} section={section} />
      ))}
    </>
  );
}

function SupportSection({ section }: { section: Section }) {
  switch (section.kind) {
    case 'app-download':
      return <AppDownloadSection section={section} />;
    case 'contacts':
      return <ContactsSection section={section} />;
    case 'cookie-table':
      return <CookieTableSection section={section} />;
    case 'dealers':
      return <DealersSection section={section} />;
    case 'faq':
      return <FaqSection section={section} />;
    case 'help-contact':
      return <HelpContactSection section={section} />;
    case 'downloads':
      return <DownloadsSection section={section} />;
    case 'link-groups':
      return <LinkGroupsSection section={section} />;
    case 'manuals':
      return <ManualsSection section={section} />;
    case 'page-head':
      return <PageHeadSection section={section} />;
    case 'prose':
      return <ProseSection section={section} />;
    default:
      throw new Error(`a support page has no section of kind "${section.kind}"`);
  }
}
