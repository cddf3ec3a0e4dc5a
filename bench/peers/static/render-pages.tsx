import { renderToStaticMarkup } from 'react-dom/server';
import type { Page } from '#pages/page.ts';
import { PageContext } from '#ui/page-context.tsx';
import type { PeerContent } from '../page-content.ts';
import { BodyParts } from '../react-parts/body-parts.tsx';
import { attributesOf, HeadOfPage, HeadStart } from '../react-parts/head-parts.tsx';
import { HomePage, ProductPage } from '../react-parts/pages.tsx';
import { siteAssets } from './parts/site-assets.ts';

/** Every page as an HTML document, by its path. */
export function renderPages({ shared, pages }: PeerContent): [path: string, html: string][] {
  return Object.entries(pages).map(([path, pageContent]) => {
    const page = { ...shared, ...pageContent } as Page;
    const isHome = page.kind === 'home';
    const html = renderToStaticMarkup(
      <html {...attributesOf(page)}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <HeadStart font={siteAssets.font} />
          <link rel="stylesheet" href={siteAssets.shared} />
          <link rel="stylesheet" href={isHome ? siteAssets.home : siteAssets.product} />
          <script type="module" src="/page.js" />
          <HeadOfPage page={page} />
        </head>
        <body data-page={page.kind} data-slug={page.slug}>
          <PageContext value={page}>
            <BodyParts page={page}>{isHome ? <HomePage page={page} /> : <ProductPage page={page} />}</BodyParts>
          </PageContext>
        </body>
      </html>,
    );
    return [path, `<!doctype html>${html}`];
  });
}
