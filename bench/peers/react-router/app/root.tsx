import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useMatches } from 'react-router';
import type { Page } from '#pages/page.ts';
import { PageContext } from '#ui/page-context.tsx';
import type { SharedContent } from '../../page-content.ts';
import { BodyParts } from '../../react-parts/body-parts.tsx';
import { attributesOf, HeadOfPage, HeadStart } from '../../react-parts/head-parts.tsx';
import { startPageBehaviour } from '../../react-parts/page-behaviour.ts';
import { sharedContent } from './content.server.ts';
import { siteAssets } from './parts/site-assets.ts';

export const loader = (): SharedContent => sharedContent;

/** What all pages share never changes between pages. */
export const shouldRevalidate = () => false;

export const links = () => [{ rel: 'stylesheet', href: siteAssets.shared }];

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
        <HeadStart font={siteAssets.font} />
        <Meta />
        <Links />
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
  useEffect(startPageBehaviour, [pathname]);
  if (!page) return <Outlet />;
  return (
    <PageContext value={page}>
      <BodyParts page={page}>
        <Outlet />
      </BodyParts>
    </PageContext>
  );
}
