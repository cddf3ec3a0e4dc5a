import { usePage } from '#app/context/page-context.tsx';
import { ProductPage } from '#app/pages/product.tsx';
import type { OwnContent } from '../../../page-content.ts';
import { ownContent } from '../content.server.ts';
import { siteAssets } from '../parts/site-assets.ts';

export const loader = ({ params }: { params: { edition: string; slug?: string } }): OwnContent =>
  ownContent(`/${[params.edition, params.slug].filter(Boolean).join('/')}`);

export const links = () => [{ rel: 'stylesheet', href: siteAssets.product }];

export default function Product() {
  return <ProductPage page={usePage()} />;
}
