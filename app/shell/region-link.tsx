import type { ReactNode } from 'react';
import type { PageFrame } from '#rules/page-frame.ts';
import { editions } from '#rules/place/editions.ts';
import { formatMessage } from '#rules/words/words.ts';

interface RegionLinkProps {
  page: PageFrame;
  className?: string | undefined;
  /** Stands before the text. */
  icon?: ReactNode;
}

/** Marks the place of the region's name in its message, because the name has its own markup. */
const slot = '\uFFFC';

/**
 * The edition by name, linked to the region chooser. The client script writes another name where the edition has one
 * for the visitor's country.
 */
export function RegionLink({ page, className, icon }: RegionLinkProps) {
  const { label, labelAbroad, language, href } = page.shell.region;
  const abroad = labelAbroad && {
    'data-country': editions[page.edition].country,
    'data-abroad': JSON.stringify(labelAbroad),
  };
  const [before, after] = formatMessage(page.messages.nav.currentRegion, page.lang, { region: slot }).split(slot);
  return (
    <a className={className} href={href}>
      {icon}
      <span className="visually-hidden">{before}</span>
      <span {...abroad}>
        <b>{label}</b> {language}
      </span>
      {after && <span className="visually-hidden">{after}</span>}
    </a>
  );
}
