import type { PageFrame } from '#core/page-frame.ts';
import { SaleLine } from '#ui/commerce/sale-line.tsx';

interface CampaignLinkProps {
  page: PageFrame;
  className?: string | undefined;
  /** Says what the open stage offers, in place of the name of the page. */
  showsSale?: boolean | undefined;
}

/** The link to the sale while there is one. */
export function CampaignLink({ page, className, showsSale }: CampaignLinkProps) {
  if (!page.shell.campaign) return null;
  const { label, href, sale } = page.shell.campaign;
  return (
    <a href={href} className={className} aria-current={href === page.path ? 'page' : undefined}>
      {showsSale && sale ? <SaleLine sale={sale} /> : label}
    </a>
  );
}
