import { HomePage } from '../../../react-parts/pages.tsx';
import { pageAt } from '../../content.ts';
import { PageFrame } from '../../page-frame.tsx';
import { siteAssets } from '../../parts/site-assets.ts';

/** The content depends on the instant. */
export const dynamic = 'force-dynamic';

export default async function Home({ params }: { params: Promise<{ edition: string }> }) {
  const page = pageAt(`/${(await params).edition}`);
  return (
    <PageFrame page={page} style={siteAssets.home}>
      <HomePage page={page} />
    </PageFrame>
  );
}
