import type { PageFrame } from '#core/page-frame.ts';
import { SaleLine } from '#ui/commerce/sale-line.tsx';

interface CampaignLinkProps {
  page: PageFrame;
  className?: string | undefined;
  showsSale?: boolean | undefined;
}

export function CampaignLink({ page, className, showsSale }: CampaignLinkProps) {
  if (!page.shell.campaign) return null;
  const { label, href, sale } = page.shell.campaign;
  return (
    <a href={href} className={className} aria-current={href === page.path ? 'page' : undefined}>
      {showsSale && sale ? <SaleLine sale={sale} /> : label}
    </a>
  );
}
