import { HomePage } from '#react-parts/home.tsx';
import { PageFrame } from '../../page-frame.tsx';

/** The content depends on the instant. */
export const dynamic = 'force-dynamic';

export default async function Home({ params }: { params: Promise<{ edition: string }> }) {
  return <PageFrame path={`/${(await params).edition}`} content={HomePage} />;
}
