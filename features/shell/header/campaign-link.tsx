import type { PageFrame } from '#core/page-frame.ts';
import { SaleLine } from '#ui/commerce/sale-line.tsx';

interface CampaignLinkProps {
  campaign: NonNullable<PageFrame['shell']['campaign']>;
  /** Path of the page that shows it. */
  path: string;
  className?: string | undefined;
  /** Whether the link says what the open stage offers, in place of the name of the page. */
  showsSale?: boolean | undefined;
}

/** The link to the sale while there is one. */
export const CampaignLink = ({ campaign: { label, href, sale }, path, className, showsSale }: CampaignLinkProps) => (
  <a href={href} className={className} aria-current={href === path ? 'page' : undefined}>
    {showsSale && sale ? <SaleLine sale={sale} /> : label}
  </a>
);
