import { renderToStaticMarkup } from 'react-dom/server';
import { BodyParts } from '#react-parts/body-parts.tsx';
import { pageAt, pages } from '#react-parts/content.server.ts';
import { attributesOf, HeadOfPage, HeadStart, PageAssetLinks } from '#react-parts/head-parts.tsx';
import { HomePage } from '#react-parts/home.tsx';
import { ProductPage } from '#react-parts/product.tsx';
import { siteAssets } from '#react-parts/site-assets.ts';
import { PageContext } from '#ui/page-context.tsx';

export const renderPages = (): [path: string, html: string][] =>
  Object.keys(pages).map((path) => [path, `<!doctype html>${renderPage(path)}`]);

function renderPage(path: string): string {
  const page = pageAt(path);
  if (!page) throw new Error(`there is no page ${path}`);
  const Content = page.kind === 'home' ? HomePage : ProductPage;
  return renderToStaticMarkup(
    <html {...attributesOf(page)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadStart />
        <PageAssetLinks page={page} assets={siteAssets} />
        <script type="module" src="/page-script.js" />
        <HeadOfPage page={page} />
      </head>
      <body data-page={page.kind} data-slug={page.slug}>
        <PageContext value={page}>
          <BodyParts page={page}>
            <Content page={page} />
          </BodyParts>
        </PageContext>
      </body>
    </html>,
  );
}
