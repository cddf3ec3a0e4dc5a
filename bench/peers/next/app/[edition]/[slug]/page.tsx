import { ProductPage } from '#react-parts/product.tsx';
import { PageFrame } from '../../../page-frame.tsx';

/** The content depends on the instant. */
export const dynamic = 'force-dynamic';

export default async function Product({ params }: { params: Promise<{ edition: string; slug: string }> }) {
  const { edition, slug } = await params;
  return <PageFrame path={`/${edition}/${slug}`} content={ProductPage} />;
}
