import { usePage } from '#ui/page-context.tsx';
import type { PageContent } from '../../../page-content.ts';
import { HomePage } from '../../../react-parts/pages.tsx';
import { contentOf } from '../content.server.ts';
import { siteAssets } from '../parts/site-assets.ts';

export const loader = ({ params }: { params: { edition: string; slug?: string } }): PageContent =>
  contentOf(`/${[params.edition, params.slug].filter(Boolean).join('/')}`);

export const links = () => [{ rel: 'stylesheet', href: siteAssets.home }];

export default function Home() {
  return <HomePage page={usePage()} />;
}
