import type { Page } from '#rules/page/page-value.ts';

interface CampaignLinkProps {
  campaign: NonNullable<Page['shell']['campaign']>;
  /** Path of the page that shows it. */
  path: string;
  className?: string | undefined;
}

/** The link to the sale while there is one. */
export const CampaignLink = ({ campaign: { label, href }, path, className }: CampaignLinkProps) => (
  <a href={href} className={className} aria-current={href === path ? 'page' : undefined}>
    {label}
  </a>
);
