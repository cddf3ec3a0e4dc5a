import { type ReactNode, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import type { Page } from '#pages/page.ts';
import { BodyParts } from '#react-parts/body-parts.tsx';
import { shared } from '#react-parts/content.server.ts';
import { attributesOf, HeadOfPage, HeadStart, PageAssetLinks } from '#react-parts/head-parts.tsx';
import { startPageBehaviour } from '#react-parts/page-behaviour.client.ts';
import { siteAssets } from '#react-parts/site-assets.ts';
import { PageContext } from '#ui/page-context.tsx';
import type { SharedContent } from '../../page-content.ts';

export const loader = (): SharedContent => shared;

/** Never loads the data again that all pages share, because it does not change between pages. */
export const shouldRevalidate = () => false;

function useCurrentPage(): Page | undefined {
  const matches = useMatches();
  const [root, leaf] = [matches[0]?.loaderData, matches.at(-1)?.loaderData];
  return root && leaf && root !== leaf ? ({ ...root, ...leaf } as Page) : undefined;
}

export function Layout({ children }: { children: ReactNode }) {
  const page = useCurrentPage();
  return (
    <html {...(page ? attributesOf(page) : { lang: 'en' })} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadStart />
        <Meta />
        <Links />
        {page && <PageAssetLinks page={page} assets={siteAssets} />}
        {page && <HeadOfPage page={page} />}
      </head>
      <body data-page={page?.kind} data-slug={page?.slug}>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const page = useCurrentPage();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new page
  useEffect(() => void startPageBehaviour(), [pathname]);
  if (!page) return <Outlet />;
  return (
    <PageContext value={page}>
      <BodyParts page={page}>
        <Outlet />
      </BodyParts>
    </PageContext>
  );
}
