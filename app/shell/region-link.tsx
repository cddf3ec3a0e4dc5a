import type { ReactNode } from 'react';
import { editions } from '#rules/editions.ts';
import type { Page } from '#rules/page-value.ts';

interface RegionLinkProps {
  page: Page;
  className?: string | undefined;
  /** Stands before the words. */
  icon?: ReactNode;
}

/** The edition by name, leading to the others. The client writes another name where the edition has one for the visitor's country. */
export function RegionLink({ page, className, icon }: RegionLinkProps) {
  const { label, labelAbroad, language, href } = page.shell.region;
  const abroad = labelAbroad && { 'data-country': editions[page.edition].country, 'data-abroad': JSON.stringify(labelAbroad) };
  return (
    <a className={className} href={href}>
      {icon}
      <span className="visually-hidden">{page.messages.nav.chooseRegion}: </span>
      <span {...abroad}>
        <b>{label}</b> {language}
      </span>
    </a>
  );
}
