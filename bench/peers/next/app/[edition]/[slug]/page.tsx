import { ProductPage } from '../../../../react-parts/pages.tsx';
import { pageAt } from '../../../content.ts';
import { PageFrame } from '../../../page-frame.tsx';
import { siteAssets } from '../../../parts/site-assets.ts';

/** The content depends on the instant. */
export const dynamic = 'force-dynamic';

export default async function Product({ params }: { params: Promise<{ edition: string; slug: string }> }) {
  const { edition, slug } = await params;
  const page = pageAt(`/${edition}/${slug}`);
  return (
    <PageFrame page={page} style={siteAssets.product}>
      <ProductPage page={page} />
    </PageFrame>
  );
}
